import { Dice, RecordingChance, ReplayedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { countSequences, documentedCounts } from '../../tests/documented-counts.ts';
import { game } from '../src/rules/index.ts';
import { beginLike, everyMove } from './reference/compare.ts';
import { play } from './reference/play.ts';
import { refuse } from './reference/refuse.ts';

test.each([
  ['Planet X, 2 seats', 2, {}, 7],
  ['Planet X, 3 seats, no mulligan', 3, { mulligan: false }, 4],
] as const)(
  '%s: the slow rules count what docs/counts.md says, and the quick ones list the same',
  (row, seats, raw, longest) => {
    const read = game.readOptions(raw, seats);
    if (!read.ok) throw new Error(read.problem);
    const s = game.setup(read.value, seats, new Dice('counts'), null);
    const counts = countSequences({ s, t: beginLike(s) }, longest, ({ s, t }, last) => {
      const tries = everyMove(s, Number.POSITIVE_INFINITY);
      return Array.from({ length: seats }, (_, by) => {
        const legal = tries.filter((move) => refuse(t, by, move) === null);
        const listed = game.list!(s, by);
        if (listed.length !== legal.length) expect(listed).toEqual(legal);
        if (last) return legal.map(() => ({ s, t }));
        return legal.map((move) => {
          const after = { s: game.copy(s), t: structuredClone(t) };
          const luck = new RecordingChance(new Dice('counts'));
          game.apply(after.s, by, move, luck, null);
          play(after.t, by, move, new ReplayedChance(luck.draws));
          return after;
        });
      }).flat();
    });
    expect(counts).toEqual(documentedCounts(row));
  },
);
