import { expect, test } from 'vitest';
import { withTable } from '../../src/calls/badge.ts';

test('a table that begins to wait is counted once, and one that was answered no more', () => {
  expect(withTable(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c']);
  expect(withTable(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
  expect(withTable(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(withTable([], 'a', false)).toEqual([]);
});
