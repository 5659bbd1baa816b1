import { expect, test } from 'vitest';
import { changedOptions, type Game, type Kind } from '../src/index.ts';
import { bidding } from './bidding/index.ts';

const game = bidding as unknown as Game<Kind>;

test('the changed options of a table are those that its game would not have by itself', () => {
  expect(changedOptions(game, { rounds: 3 }, 2)).toEqual([]);
  expect(changedOptions(game, { rounds: 4 }, 2)).toEqual([{ name: 'rounds', value: 4, kind: 'common' }]);
  const data = { cards: [1] };
  expect(changedOptions(game, { rounds: 3, data }, 2)).toEqual([{ name: 'data', value: data, kind: 'common' }]);
});

test('each says whether it is another reading of the rulebook', () => {
  const read: Game<Kind> = { ...game, optionKinds: { rounds: 'reading' } };
  expect(changedOptions(read, { rounds: 4 }, 2)).toEqual([{ name: 'rounds', value: 4, kind: 'reading' }]);
});
