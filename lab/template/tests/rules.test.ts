import { Dice, step } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/rules/index.ts';

/** Everybody in turn bids one of these cards, moon after moon. */
function after(...rounds: readonly (readonly number[])[]) {
  let state = game.setup({ moons: 3 }, rounds[0]!.length, new Dice(1), null);
  for (const [by, card] of rounds.flatMap((cards) => [...cards.entries()])) {
    const taken = step(game, state, by, { t: 'bid', card }, new Dice(2));
    if (!taken.ok) throw new Error(taken.refusal);
    state = taken.state;
  }
  return state;
}

test('SB-1: everybody has a card of each value, and there is a moon of each', () => {
  const { hands, moon, coming } = game.setup({ moons: 3 }, 2, new Dice(1), null);
  expect([...hands, [moon, ...coming].sort()]).toEqual([1, 2, 3].map(() => [1, 2, 3]));
});

test('SB-2: a sealed bid stays', () => {
  const state = game.setup({ moons: 3 }, 2, new Dice(1), null);
  game.apply(state, 0, { t: 'bid', card: 2 }, new Dice(2), null);
  expect(step(game, state, 0, { t: 'bid', card: 3 }, new Dice(2))).toMatchObject({ refusal: 'SEALED' });
});

test('SB-3: the highest bid that nobody else made takes the moon, and a card is bid once', () => {
  const winner = (...bids: number[]) => after(bids).points.findIndex((points) => points > 0);
  expect([winner(2, 3, 1), winner(3, 3, 1), winner(2, 2)]).toEqual([1, 2, -1]);
  expect(() => after([2, 3], [2, 1])).toThrow('SPENT');
});

test('SB-4: who has most points wins, and who has as many wins too', () => {
  expect(game.result(after([3, 3], [2, 1], [1, 2]))).toEqual({ places: [2, 1], scores: [1, 3] });
  expect(game.result(after([3, 3], [2, 2], [1, 1]))).toEqual({ places: [1, 1], scores: [0, 0] });
});
