import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { DrawnAnew } from '../../src/verdict/drawn-anew.ts';

/** One seat gains what the other loses. */
const throwOf = (...gains: number[]) => gains.map((gain) => [0.5 + gain, 0.5 - gain]);
const both = (value: number) => [value, value];

test('one throw goes as far as it can go, and no farther', () => {
  const anew = new DrawnAnew(2, new Dice('one throw'));
  anew.add(throwOf(-0.1, 0, 0.1), both(0.02 / 3), both(0));
  // By the curve of many throws it would be 1.96 times the root of its variance: 0.16.
  for (const usual of anew.usual()) expect(usual).toBeCloseTo(0.1);
});

test('many throws together go as far as chance does, and so does what is only in the looking', () => {
  const anew = new DrawnAnew(2, new Dice('many throws'));
  for (let n = 0; n < 64; n++) anew.add(throwOf(-0.01, 0.01), both(0.0001), both(0));
  for (const usual of anew.usual()) expect(Math.abs(usual - 1.96 * 0.08)).toBeLessThan(0.012);
  const looked = new DrawnAnew(2, new Dice('looking'));
  looked.add(throwOf(-0.01, 0.01), both(0), both(0.04));
  for (const usual of looked.usual()) expect(Math.abs(usual - 1.96 * 0.2)).toBeLessThan(0.03);
});

test('where nothing was drawn nothing is usual; worlds that differ only in the looking are no luck', () => {
  expect(new DrawnAnew(2, new Dice('nothing')).usual()).toEqual([0, 0]);
  const anew = new DrawnAnew(2, new Dice('no luck'));
  anew.add(throwOf(-0.1, 0.1), both(-0.001), both(0));
  expect(anew.usual()).toEqual([0, 0]);
  anew.add(throwOf(-0.1, 0.1), both(0.001), both(0));
  expect(anew.usual()).toEqual([0, 0]);
});
