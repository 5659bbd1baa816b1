import { fold, type Kind, type Observer, observersOf } from '@orrery/kernel';
import { LawBroken, recordGame } from '@orrery/laws';
import { createSay, langs, plain } from '../src/index.ts';
import type { Room } from '../src/room.ts';
import { lineOf } from './line.ts';

/** Where a log line is not one: a value that was forgotten, a message that was not filled, a blank too many. */
const broken = /[{}]|\b(undefined|null|NaN|Infinity)\b|\[object| {2}|\s[.,:;]|^\s|\s$|^$/;

/**
 * Every event of a played match is said to every observer, in every language, by a message that is there and filled; null, where an event
 * is worth no line, is so in all languages. Gives how many kinds of events had a line.
 */
export async function matchesAreSaid<K extends Kind>(room: Room<K>, seats: number, seed: number): Promise<number> {
  const [{ game }, words] = await Promise.all([room.rules(), room.words()]);
  const file = recordGame(game, seats, room.first, seed);
  const speakers = await Promise.all(
    langs.map(async (lang) => {
      const catalogue: Readonly<Record<string, string>> = await words.catalogue(lang);
      return { lang, catalogue, say: createSay(lang, [catalogue]) };
    }),
  );
  const name = (seat: number) => ['Ada', 'Livia', 'Bruno', 'Carla', 'Dino', 'Elsa'][seat]!;
  const read = new Map<string, number>();
  const once = new Set<string>();
  const pasts = new Map<Observer, unknown>();
  fold(game, file.head, file.entries, (entry, events) => {
    for (const event of events)
      for (const who of observersOf(seats)) {
        const seen = game.tell(event, who);
        const key = seen === null ? '' : `${who} ${JSON.stringify(seen)}`;
        if (seen === null) continue;
        const past = pasts.get(who) ?? words.past?.none;
        pasts.set(who, words.past?.after(past, seen));
        if (once.has(key)) continue;
        once.add(key);
        const said = speakers.map(({ lang, catalogue, say }) => {
          const options = file.head.options as K['options'];
          const sentence = words.sentence(seen, who, name, say, options, past);
          if (sentence === null) return null;
          const where = `${room.id}, ${seats} seats, entry ${entry.seq}, ${JSON.stringify(seen)} to ${who} in ${lang}`;
          if (!Object.hasOwn(catalogue, sentence.id)) throw new LawBroken(`${where}: there is no "${sentence.id}"`);
          const line = plain(lineOf(words, seen, { as: who, name, say, options, past }) ?? '');
          if (broken.test(line)) throw new LawBroken(`${where}: "${line}"`);
          return line;
        });
        if (said.includes(null) && said.some((line) => line !== null))
          throw new LawBroken(`${room.id}: ${JSON.stringify(seen)} is said to ${who} in one language only: ${said}`);
        if (said[0] !== null) read.set(event.t, (read.get(event.t) ?? 0) + 1);
      }
  });
  return read.size;
}
