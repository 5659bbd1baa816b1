import { expect, test } from 'vitest';
import { changedOptions, type Game, type Kind } from '../src/index.ts';
import { bidding } from './bidding/index.ts';

const game = bidding as unknown as Game<Kind>;

test('the changed options of a table are those that its game would not have by itself', () => {
  expect(changedOptions(game, { rounds: 3 }, 2)).toEqual([]);
  expect(changedOptions(game, { rounds: 4 }, 2)).toEqual([['rounds', 4]]);
  expect(changedOptions(game, { rounds: 3, data: { cards: [1] } }, 2)).toEqual([['data', { cards: [1] }]]);
});
