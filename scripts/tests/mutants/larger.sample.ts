// Run by mutants.test.ts alone, in a Vitest of its own.
import { expect, test } from 'vitest';
import { larger } from './larger.ts';

test('the larger of two', () => {
  expect(larger(2, 1)).toBe(2);
  expect(larger(1, 3)).toBe(3);
  expect(larger(4, 4)).toBe(4);
});
