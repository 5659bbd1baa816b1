import { shelf } from '@orrery/games';
import { fold, type Kind, type Told } from '@orrery/kernel';
import { recordGame } from '@orrery/laws';
import type { GameTable } from '@orrery/ui';
import { createSay, type Lang, langs, plain } from '@orrery/words';
import type { Room } from '@orrery/words/room';
import { describe, expect, test } from 'vitest';
import { keepPlayed, neverPlayed } from '../../src/hints/useFirstGame.ts';
import { hintAt, knownHints } from '../../src/hints/useHint.ts';

/** Their bars have buttons from the first turn on. */
const buttoned = ['burning-planets', 'sky-of-stars'];

describe.each(shelf)('$title', (room) => {
  test.each(langs)('tells in one short sentence what one plays for, in %s', async (lang) => {
    const [{ game }, words, table] = await Promise.all([
      room.rules(),
      room.words(),
      room.table() as Promise<GameTable<Kind>>,
    ]);
    const say = createSay(lang, [await words.catalogue(lang)]);
    for (const raw of [undefined, room.first]) {
      const read = game.readOptions(raw, room.seats.max);
      if (!read.ok) throw new Error(read.problem);
      const goal = plain(table.goal(read.value, say));
      expect(goal).toMatch(lang === 'it' ? /^Obiettivo: .*\.$/ : /^Goal: .*\.$/);
      // Two lines of a phone above the buttons; where the bar has none, three under its question.
      expect(goal.length).toBeLessThanOrEqual(buttoned.includes(room.id) ? 66 : 80);
      expect(goal).not.toMatch(/[{}]|undefined/);
    }
  });
});

/** What a newcomer in the first seat reads in a whole game, pressing "Got it" whenever it can, and what playing alone would teach. */
async function hintsOfAGame(room: Room, lang: Lang) {
  const [{ game }, words, table] = await Promise.all([
    room.rules(),
    room.words(),
    room.table() as Promise<GameTable<Kind>>,
  ]);
  const say = createSay(lang, [await words.catalogue(lang)]);
  const file = recordGame(game, room.seats.min, room.first, 7);
  const told: Told<Kind>[] = [];
  const read = new Map<string, string>();
  const all = ['goal', ...(table.hints ?? []).map(({ word }) => word)];
  const moment = (view: Kind['view']) => ({ table, stage: { view, told }, newcomer: 0, goal: 'Goal.', say });
  const end = fold(game, file.head, file.entries, ({ seq }, events, state) => {
    told.push({ no: seq, at: 0, seen: events.flatMap((event) => game.tell(event, 0) ?? []) });
    if (read.size === all.length || !game.actors(state).includes(0)) return;
    const now = moment(game.view(state, 0));
    for (let { hint } = hintAt(now, [...read.keys()]); hint !== null; { hint } = hintAt(now, [...read.keys()]))
      read.set(hint.word, hint.text);
  });
  return { table, all, read, learnt: hintAt(moment(game.view(end, 0)), []).learnt };
}

describe.each(shelf)('a first game of $title', (room) => {
  test.each(langs)('has its goal, and each of its hints is a line of the bar at its moment, in %s', async (lang) => {
    const { table, all, read, learnt } = await hintsOfAGame(room, lang);
    if (table.hints !== undefined) expect(all.length).toBeGreaterThan(3);
    expect([...read.keys()].sort()).toEqual([...all].sort());
    for (const [word, text] of read) expect(text.length, word).toBeLessThanOrEqual(66);
    // Who only plays on has understood them all in the end, and need not press anything.
    expect([...learnt].sort()).toEqual([...all].sort());
  });
});

test('what was understood is kept on the device, whatever stood there before', () => {
  const drawer = (kept: unknown) => ({ read: () => kept, write: () => {} });
  expect(knownHints('planet-x', drawer(['goal', 3]))).toEqual(['goal']);
  expect(knownHints('planet-x', drawer({ goal: true }))).toEqual([]);
});

test('a game is new to a device until one of its kind has ended there', () => {
  const kept = new Map<string, unknown>();
  const drawer = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: object | null) => void kept.set(key, value),
  };
  expect(neverPlayed('planet-x', drawer)).toBe(true);
  keepPlayed('planet-x', drawer);
  expect(neverPlayed('planet-x', drawer)).toBe(false);
  expect(neverPlayed('shooting-star', drawer)).toBe(true);
});
