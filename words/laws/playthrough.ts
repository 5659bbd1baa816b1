import { fold, type Kind, type Observer, observersOf } from '@orrery/kernel';
import { recordGame } from '@orrery/laws';
import type { Lang } from '../src/index.ts';
import { createSay, plain } from '../src/index.ts';
import type { Room } from '../src/room.ts';
import { lineOf } from './line.ts';

const names = ['Ada', 'Livia', 'Bruno', 'Carla', 'Dino', 'Elsa'];

/**
 * A whole match as a page to read: what the table reads, entry by entry; what the first seat reads where it is another sentence
 * ("you"); what each other seat reads where it was told something else. Moves are picked as `pick` picks them, so that the page
 * changes with rules, sight and words alone.
 */
export async function toldInWords<K extends Kind>(room: Room<K>, seats: number, seed: number, lang: Lang) {
  const [{ game }, words] = await Promise.all([room.rules(), room.words()]);
  const file = recordGame(game, seats, room.first, seed);
  const say = createSay(lang, [await words.catalogue(lang)]);
  const options = file.head.options as K['options'];
  const pasts = new Map<Observer, unknown>();
  const pastOf = (who: Observer): unknown => pasts.get(who) ?? words.past?.none;
  const lineFor = (seen: K['seen'] | null, who: Observer): string => {
    const reader = { as: who, name: (seat: number) => names[seat]!, say, options, past: pastOf(who) };
    return plain((seen && lineOf(words, seen, reader)) ?? '');
  };
  const pages = new Map<Observer, string[]>([['table', []]]);
  for (const who of observersOf(seats)) pages.set(who, []);
  const end = fold(game, file.head, file.entries, ({ seq }, events) => {
    for (const event of events) {
      const told = game.tell(event, 'table');
      for (const [who, page] of pages) {
        const seen = game.tell(event, who);
        const line = lineFor(seen, who);
        const other = who === 0 ? line !== lineFor(told, 'table') : JSON.stringify(seen) !== JSON.stringify(told);
        if (line !== '' && (who === 'table' || other)) page.push(`${seq}. ${line}`);
      }
      for (const who of pages.keys()) {
        const seen = game.tell(event, who);
        if (seen !== null) pasts.set(who, words.past?.after(pastOf(who), seen));
      }
    }
  });
  const text = [`${room.title}, ${seats} seats, rules ${game.rules}, ${file.entries.length} entries`];
  for (const [who, lines] of pages) text.push('', headingOf(who), ...(lines.length > 0 ? lines : ['Nothing else.']));
  const places = game.result(end)?.places.map((place, seat) => `${names[seat]} ${place}`);
  text.push('', `Places: ${places?.join(', ')}`);
  return `${text.join('\n')}\n`;
}

function headingOf(who: Observer): string {
  if (who === 'table') return 'The table reads:';
  return who === 0
    ? `${names[who]} reads, where it is another sentence:`
    : `${names[who]} reads, where it says something else:`;
}
