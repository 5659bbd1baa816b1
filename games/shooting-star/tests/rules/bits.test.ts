import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { count, has, nth } from '../../src/rules/bits.ts';

test('the k-th member of a set, and none after the last', () => {
  const dice = new Dice('bits');
  for (const set of [0, 1, -1, 1 << 29, 1 << 31, ...Array.from({ length: 500 }, () => dice.bits() & dice.bits())]) {
    const members = Array.from({ length: 32 }, (_, i) => i).filter((i) => has(set, i));
    expect(count(set)).toBe(members.length);
    expect(members.map((_, k) => nth(set, k))).toEqual(members);
    expect(nth(set, members.length)).toBe(-1);
  }
});
