import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, hashOfView } from '../src/index.ts';

const records = fc.dictionary(fc.string(), fc.jsonValue());

/** The same data with all keys in the other order. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
};

test('the order of keys and the way through JSON change nothing', () => {
  fc.assert(
    fc.property(records, (view) => {
      expect(hashOfView(turned(view) as object)).toBe(hashOfView(view));
      expect(hashOfView(JSON.parse(JSON.stringify(view)) as object)).toBe(hashOfView(view));
      expect(hashOfView({ ...view, absent: undefined })).toBe(hashOfView(view));
    }),
  );
});

test('different views have different hashes', () => {
  fc.assert(
    fc.property(records, records, (one, other) => {
      const [a, b] = [one, other].map(({ options: _, ...rest }) => canonicalJson(JSON.parse(JSON.stringify(rest))));
      expect(hashOfView(one) === hashOfView(other)).toBe(a === b);
    }),
  );
});

test('no small change goes unseen', () => {
  const view = { round: 3, hand: ['a', 'b', null], piles: { left: [1, 2], right: [] }, open: true, score: 1.5 };
  const others: object[] = [
    { ...view, round: 4 },
    { ...view, round: '3' },
    { ...view, hand: ['b', 'a', null] },
    { ...view, hand: ['a', 'b'] },
    { ...view, hand: ['a', 'b', 0] },
    { ...view, piles: { left: [], right: [1, 2] } },
    { ...view, piles: { left: [1], right: [2] } },
    { ...view, piles: { left: [1, 2], right: {} } },
    { ...view, open: false },
    { ...view, open: 'true' },
    { ...view, score: 1.25 },
    { ...view, score: null },
    { ...view, more: 0 },
  ];
  expect(new Set([view, ...others].map(hashOfView)).size).toBe(1 + others.length);
});

test('the options of a match are no part of it, whoever has put them in', () => {
  expect(hashOfView({ round: 1, options: { data: 'ours' } })).toBe(hashOfView({ round: 1, options: null }));
  expect(hashOfView({ seat: { options: 1 } })).not.toBe(hashOfView({ seat: { options: 2 } }));
});

test('a page and a server of different versions find the same: these never change', () => {
  const view = {
    round: 3,
    hand: ['a', 'b', null],
    piles: { left: [1, 2], right: [] },
    open: true,
    shut: false,
    score: 1.5,
  };
  expect(hashOfView(view)).toBe(86133908);
  expect(hashOfView({})).toBe(3957456336);
});
