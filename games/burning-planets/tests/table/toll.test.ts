import { expect, test } from 'vitest';
import type { Seen } from '../../src/rules/events.ts';
import { toll } from '../../src/table/toll.ts';

test('the end sheet counts what each side built, destroyed, lost, took and gave up', () => {
  const told = [
    { t: 'shipBuilt', seat: 0 },
    { t: 'shipBuilt', seat: 0 },
    { t: 'shipBuilt', seat: 1 },
    { t: 'attacked', seat: 0, targetSeat: 1, destroyed: true },
    { t: 'attacked', seat: 1, targetSeat: 0, destroyed: false },
    // An asteroid is nobody's loss.
    { t: 'attacked', seat: 1, targetSeat: null, destroyed: true },
    { t: 'razed', seat: 0, owner: 1 },
    { t: 'conquered', seat: 0, owner: 1 },
    { t: 'conquered', seat: 1, owner: null },
  ] as unknown as readonly Seen[];
  expect(Object.fromEntries(toll.map(({ word, of }) => [word, of(told, 2)]))).toEqual({
    'toll.built': [2, 1],
    'toll.destroyed': [2, 0],
    'toll.lost': [0, 2],
    'toll.taken': [1, 1],
    'toll.gone': [0, 1],
  });
});
