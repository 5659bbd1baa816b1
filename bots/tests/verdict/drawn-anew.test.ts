import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { DrawnAnew } from '../../src/verdict/drawn-anew.ts';

/** One seat gains what the other loses. */
const throwOf = (...gains: number[]) => gains.map((gain) => [0.5 + gain, 0.5 - gain]);
const even = [0.5, 0.5];
const found = (spread: number, doubt: number) => ({ spread: [spread, spread], doubt: [doubt, doubt] });

test('one throw goes as far as it can go, and no farther', () => {
  const anew = new DrawnAnew(2, new Dice('one throw'));
  anew.add(throwOf(-0.1, 0, 0.1), even, found(0.02 / 3, 0));
  // By the curve of many throws it would be 1.96 times the root of its variance: 0.16.
  for (const usual of anew.usual()) expect(usual).toBeCloseTo(0.1);
});

test('many throws together go as far as chance does, and so does what is only in the looking', () => {
  const anew = new DrawnAnew(2, new Dice('many throws'));
  for (let n = 0; n < 64; n++) anew.add(throwOf(-0.01, 0.01), even, found(0.0001, 0));
  for (const usual of anew.usual()) expect(Math.abs(usual - 1.96 * 0.08)).toBeLessThan(0.012);
  const looked = new DrawnAnew(2, new Dice('looking'));
  looked.add(throwOf(-0.01, 0.01), even, found(0, 0.04));
  for (const usual of looked.usual()) expect(Math.abs(usual - 1.96 * 0.2)).toBeLessThan(0.03);
});

test('where nothing was drawn nothing is usual; worlds that differ only in the looking are no luck', () => {
  expect(new DrawnAnew(2, new Dice('nothing')).usual()).toEqual([0, 0]);
  const anew = new DrawnAnew(2, new Dice('no luck'));
  anew.add(throwOf(-0.1, 0.1), even, found(-0.001, 0));
  expect(anew.usual()).toEqual([0, 0]);
  anew.add(throwOf(-0.1, 0.1), even, found(0.001, 0));
  expect(anew.usual()).toEqual([0, 0]);
});

test('who was unlucky early had little left to lose: usual is what others in that place would have gone on to win and lose', () => {
  const anew = new DrawnAnew(2, new Dice('unlucky'));
  const rarely = [-0.45, ...Array<number>(39).fill(0.45 / 39)];
  anew.add(throwOf(...rarely), [0.05, 0.95], found(0.45 ** 2 / 39, 0));
  const small = [
    [0.04, 0.96],
    [0.06, 0.94],
  ];
  for (let n = 0; n < 20; n++) anew.add(small, [0.05, 0.95], found(0.0001, 0));
  // By what came it would be 0.09: twenty throws of one point each.
  for (const usual of anew.usual()) expect(usual).toBeGreaterThan(0.35);
});

test('what was not luck changes what is at stake in every future', () => {
  const anew = new DrawnAnew(2, new Dice('skill'));
  anew.add(throwOf(-0.01, 0.01), even, found(0.0001, 0));
  // Somebody has played badly since: a throw of 0.1 is now all that is left, for whoever stood at a half.
  anew.add(
    [
      [0, 1],
      [0.2, 0.8],
    ],
    [0.2, 0.8],
    found(0.01, 0),
  );
  for (const usual of anew.usual()) expect(Math.abs(usual - 0.11)).toBeLessThan(0.01);
});
