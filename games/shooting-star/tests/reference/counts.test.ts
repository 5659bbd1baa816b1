import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { countSequences, documentedCounts } from '../../../tests/documented-counts.ts';
import { cardsOf } from '../../src/rules/cards.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { refGame } from './compare.ts';
import { refPlay, refRefusal } from './play.ts';

test.each([
  ['Shooting Star, 2 seats', 2, {}],
  ['Shooting Star, 2 seats, arrows in four directions', 2, { arrow: 'quarter' }],
] as const)(
  '%s: the slow rules count what docs/counts.md says, and the quick ones list the same',
  (row, seats, raw) => {
    const read = game.readOptions(raw, seats);
    if (!read.ok) throw new Error(read.problem);
    const s = game.setup(read.value, seats, new Dice('counts'), null);
    const counts = countSequences({ s, g: refGame(s) }, 2, ({ s, g }, last) => {
      const legal = everyPlacing(s).filter((move) => refRefusal(g, s.toAct, move) === null);
      const listed = game.list!(s, s.toAct);
      if (listed.length !== legal.length) expect(listed).toEqual(legal);
      if (last) return legal.map(() => ({ s, g }));
      return legal.map((move) => {
        const after = { s: game.copy(s), g: structuredClone(g) };
        game.apply(after.s, s.toAct, move, new Dice(0), null);
        refPlay(after.g, s.toAct, move, [], () => {});
        return after;
      });
    });
    expect(counts).toEqual(documentedCounts(row));
  },
);

/** Whatever could be placed, on the sector and a little beyond. */
function everyPlacing(s: State): Move[] {
  const moves: Move[] = [];
  for (const { id: weapon } of cardsOf(s.options).set.weapons)
    for (let x = -1; x < 9; x++)
      for (let y = -1; y < 9; y++)
        for (const arrow of [0, 1, 2, 3] as const) moves.push({ t: 'placeWeapon', weapon, at: { x, y }, arrow });
  return moves;
}
