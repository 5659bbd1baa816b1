import { roomOf } from '@orrery/games';
import { fitting } from '@orrery/kernel';
import { expect, test } from 'vitest';

const { game } = await roomOf('planet-x')!.rules();

test('what the game takes stays as it is', () => {
  const options = { mulligan: false, factions: ['xarn', 'vell', 'concord'] };
  expect(fitting(game, options, 3)).toBe(options);
  expect(fitting(null, options, 2)).toBe(options);
});

test('what was chosen for other seats, or another game, is dropped, and only that', () => {
  const options = { mulligan: false, factions: ['xarn', 'vell', 'concord'], firstPlayer: 2, mode: 'ffa' };
  expect(fitting(game, options, 2)).toEqual({ mulligan: false, mode: 'ffa' });
  expect(fitting(game, { ...options, piles: 'memory' }, 3)).toEqual(options);
});
