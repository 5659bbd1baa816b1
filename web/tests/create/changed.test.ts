import { roomOf } from '@orrery/games';
import { expect, test } from 'vitest';
import { changedSince } from '../../src/create/changed.ts';

const { first } = roomOf('burning-planets')!;

test('what the page was opened with is no change, what is chosen or taken back from it is one', () => {
  expect(changedSince(undefined, {})).toBe(0);
  expect(changedSince(undefined, { mulligan: false })).toBe(1);
  expect(changedSince(first, { ...first })).toBe(0);
  expect(changedSince(first, {})).toBe(1);
  expect(changedSince(first, { ...first, trade: 'open', factions: ['a', 'b'] })).toBe(2);
  expect(changedSince({ factions: ['a'] }, { factions: ['a'] })).toBe(0);
});
