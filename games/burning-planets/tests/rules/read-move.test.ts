import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';

const load = { t: 'load', ship: 3, from: { planet: 1 }, contracts: [1, 2], kit: 'drill', reserve: true };

test('what travels as a load is read as it is', () => {
  expect(game.readMove(load)).toEqual(load);
  expect(game.readMove({ ...load, contracts: Array.from({ length: 100 }, (_, no) => no) })).not.toBeNull();
});

test.each([
  { from: undefined },
  { from: { planet: 'one' } },
  { contracts: undefined },
  { contracts: 'all' },
  { contracts: { length: 1, 0: 1 } },
  { contracts: [1, 0.5] },
  { contracts: Array.from({ length: 101 }, (_, no) => no) },
  { ship: 0.5 },
  { ship: undefined },
  { reserve: 'yes' },
  { kit: 'moon' },
  { kit: null },
])('a load with %o is none', (fault) => expect(game.readMove({ ...load, ...fault })).toBeNull());

test('a ship -0 is ship 0, as JSON would have it', () => {
  expect(game.readMove({ ...load, ship: -0 })).toMatchObject({ ship: 0 });
  expect(game.readMove({ ...load, contracts: [-0] })).toMatchObject({ contracts: [0] });
});
