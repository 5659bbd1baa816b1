import { Dice, step } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/rules/index.ts';

/** Everybody bids in turn. */
function bids(cards: readonly number[]) {
  let state = game.setup({ moons: 5 }, cards.length, new Dice(1), null);
  const { moon } = state;
  for (const [by, card] of cards.entries()) {
    const taken = step(game, state, by, { t: 'bid', card }, new Dice(2));
    if (!taken.ok) throw new Error(taken.refusal);
    state = taken.state;
  }
  return state.points.map((points) => points / moon);
}

test.each<[string, number[], number[]]>([
  ['SB-3: the highest bid takes the moon', [2, 5, 3], [0, 1, 0]],
  ['SB-3: equal bids cancel each other out', [5, 5, 3], [0, 0, 1]],
  ['SB-3: nobody takes it where all bids are equal', [4, 4], [0, 0]],
])('%s', (_rule, cards, points) => {
  expect(bids(cards)).toEqual(points);
});
