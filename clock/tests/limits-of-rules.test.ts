// How long a question takes belongs to the match as it was begun: a match by correspondence outlives many updates of its server.
import fs from 'node:fs';
import { shelf } from '@orrery/games';
import { Dice, type Game, type Kind, type Pace } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { timingAt } from '../src/limit.ts';

const paces: readonly Pace[] = [
  { tempo: 'live', fixedWindows: false },
  { tempo: 'live', fixedWindows: false, slower: 3 },
  { tempo: 'days', fixedWindows: false },
  { tempo: 'days', fixedWindows: false, days: 3 },
  { tempo: 'days', fixedWindows: false, days: 1, whole: true },
  { tempo: 'days', fixedWindows: true, days: 1, whole: true },
];

/** All limits that one match meets, in seconds, by pace. An edition that is kept for matches already begun keeps its own. */
function limitsOf(game: Game<Kind>): readonly (readonly number[])[] {
  const seats = Math.max(2, game.seats.min);
  const read = game.readOptions(undefined, seats);
  if (!read.ok) throw new Error(read.problem);
  const dice = new Dice('limits');
  const state = game.setup(read.value, seats, dice, null);
  const met = paces.map(() => new Set<number>());
  for (let moves = 0; moves < 3000 && game.result(state) === null; moves++) {
    const table = game.view(state, 'table');
    for (const [i, pace] of paces.entries()) {
      const limit = timingAt(game.pacing!, { options: read.value, pace }, table)?.limit;
      if (limit != null) met[i]!.add(limit / 1000);
    }
    const [by = 0] = game.awaited(state);
    game.apply(state, by, game.pick(state, by, dice), dice, null);
  }
  return met.map((limits) => [...limits].sort((a, b) => a - b));
}

/**
 * What a game keeps of it in `tests/limits.json`, by the number of its rules, in the order of these paces. In A Sky of Stars a question's
 * clock begins when the staging before it is over (2), and who counts 3-2-1 decides nothing by it, so it takes no whole day. In Planet X
 * windows last their whole time where they are fixed, and so do first hands, which wait for each other as they do.
 */
function knownOf(id: string): Readonly<Record<string, readonly (readonly number[])[]>> {
  return JSON.parse(fs.readFileSync(new URL(`../../games/${id}/tests/limits.json`, import.meta.url), 'utf8'));
}

const editions = shelf.flatMap((room) =>
  [room, ...Object.values(room.earlier ?? {})].map((edition) => ({ id: room.id, edition })),
);

test.each(editions)('$id: other limits are other rules, with another number', async ({ id, edition }) => {
  const { game } = await edition.rules();
  if (game.pacing === undefined) return;
  expect(limitsOf(game)).toEqual(knownOf(id)[game.rules]);
});
