// How long a question takes belongs to the match as it was begun: a match by correspondence outlives many updates of its server.
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

const known: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'shooting-star 1': [[60], [180], [216_000], [259_200], [86_400], [86_400]],
  'planet-x 1': [
    [8, 15, 20, 60],
    [24, 45, 60, 180],
    [28_800, 54_000, 72_000, 216_000],
    [34_560, 64_800, 86_400, 259_200],
    [86_400],
    // Windows that last their whole time, and first hands, which wait for each other as they do.
    [11_520, 21_600, 28_800, 86_400],
  ],
  'sky-of-stars 1': [
    [8, 30, 40, 45],
    [24, 90, 120, 135],
    [28_800, 108_000, 144_000, 162_000],
    [46_080, 172_800, 230_400, 259_200],
    [86_400],
    [86_400],
  ],
  // A question's clock begins when the staging before it is over.
  'sky-of-stars 2': [
    [8, 30, 40.6, 45, 46.5, 46.6, 55],
    [24, 90, 121.8, 135, 139.5, 139.8, 165],
    [28_800, 108_000, 144_000, 162_000],
    [37_701.818, 141_381.818, 191_336.727, 212_072.727, 219_141.818, 219_613.091, 259_200],
    // Who counts 3-2-1 decides nothing by it.
    [12_567.273, 86_400],
    [12_567.273, 86_400],
  ],
  'burning-planets 1': [
    [45, 60, 90, 150],
    [135, 180, 270, 450],
    [162_000, 216_000, 324_000, 540_000],
    [77_760, 103_680, 155_520, 259_200],
    [86_400],
    [86_400],
  ],
};

const editions = shelf.flatMap((room) =>
  [room, ...Object.values(room.earlier ?? {})].map((edition) => ({ id: room.id, edition })),
);

test.each(editions)('$id: other limits are other rules, with another number', async ({ id, edition }) => {
  const { game } = await edition.rules();
  expect(limitsOf(game)).toEqual(known[`${id} ${game.rules}`]);
});
