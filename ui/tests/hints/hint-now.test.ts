import type { Kind, Told } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { hintNow } from '../../src/hints/index.ts';
import type { Hint } from '../../src/table/contract.ts';

interface Walk extends Kind {
  view: { readonly steps: number };
  seen: { readonly t: 'stepped'; readonly by: number };
}
const hints: readonly Hint<Walk>[] = [
  { word: 'walk', now: () => true, understood: ({ by }, as) => by === as },
  { word: 'run', now: ({ steps }) => steps > 2, understood: () => false },
];
const stepped = (by: number): Told<Walk> => ({ no: by, at: 0, seen: [{ t: 'stepped', by }] });
const word = (steps: number, told: readonly Told<Walk>[], known: readonly string[] = []) =>
  hintNow(hints, { view: { steps }, as: 0, told, known })?.word ?? null;

test('a hint stands until what it speaks of is done, and others doing it teaches nothing', () => {
  expect(word(0, [])).toBe('walk');
  expect(word(0, [stepped(1)])).toBe('walk');
  expect(word(0, [stepped(1), stepped(0)])).toBeNull();
});

test('one at a time, each when it fits; what was understood does not come back', () => {
  expect(word(3, [])).toBe('walk');
  expect(word(3, [], ['walk'])).toBe('run');
  expect(word(3, [], ['walk', 'run'])).toBeNull();
  expect(word(0, [], ['walk'])).toBeNull();
});
