import { expect, test } from 'vitest';
import { firstShown } from '../../src/log/shown.ts';

test('a short log is whole; a long one shows its end, and more of it page by page', () => {
  expect(firstShown(400, 1)).toBe(0);
  expect(firstShown(10_000, 1)).toBe(9600);
  expect(firstShown(10_000, 2)).toBe(9200);
  expect(firstShown(10_000, 25)).toBe(0);
});

test('while it grows its first line stays for a hundred new ones', () => {
  const firsts = new Set(Array.from({ length: 100 }, (_, n) => firstShown(10_001 + n, 1)));
  expect([...firsts]).toEqual([9700]);
});
