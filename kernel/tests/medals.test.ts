import { expect, test } from 'vitest';
import { areMedals, mayHonour, mostHonoured } from '../src/index.ts';

const works = [0, 1].map((by) => ({ id: `work ${by}`, by }));

test('nobody honours a work of their own, but several at one device may honour any', () => {
  expect(mayHonour(works, [0], 'work 1')).toBe(true);
  expect(mayHonour(works, [0], 'work 0')).toBe(false);
  expect(mayHonour(works, [0, 1], 'work 0')).toBe(true);
  expect(mayHonour(works, [], 'work 0')).toBe(false);
  expect(mayHonour(works, [0], 'work 7')).toBe(false);
});

test('those with most medals are the best, all of them', () => {
  const given = ['a', 'b', 'a', 'b', 'c'].map((to, seat) => ({ seat, to }));
  expect(mostHonoured(given)).toEqual(['a', 'b']);
  expect(mostHonoured([])).toEqual([]);
});

test('what a file calls medals is read with care', () => {
  expect(areMedals([{ seat: 0, to: 'a' }], 2)).toBe(true);
  for (const raw of [{}, [null], [{ seat: 2, to: 'a' }], [{ seat: 0, to: 1 }], [{ seat: 0, to: 'a'.repeat(65) }]])
    expect(areMedals(raw, 2)).toBe(false);
  const twice = [0, 0].map((seat) => ({ seat, to: 'a' }));
  expect(areMedals(twice, 2)).toBe(false);
});
