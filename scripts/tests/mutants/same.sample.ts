// Run by mutants.test.ts alone, in a Vitest of its own.
import { expect, test } from 'vitest';
import { same } from './same.ts';

test('the same text', () => expect(same('a', 'a')).toBe(true));
