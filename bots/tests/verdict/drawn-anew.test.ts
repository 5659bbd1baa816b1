import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { DrawnAnew } from '../../src/verdict/drawn-anew.ts';

/** One seat gains what the other loses. */
const throwOf = (...gains: number[]) => gains.map((gain) => [0.5 + gain, 0.5 - gain]);
const even = [0.5, 0.5];
/** `doubt`: all of it in the looking. */
const found = (spread: number, doubt: number) => ({
  spread: [spread, spread],
  doubt: [doubt, doubt],
  looking: [doubt, doubt],
});

test('one throw goes as far as it can go, and no farther', () => {
  const anew = new DrawnAnew(2, new Dice('one throw'));
  anew.add(throwOf(-0.1, 0, 0.1), even, found(0.02 / 3, 0));
  // By the curve of many throws it would be 1.96 times the root of its variance: 0.16.
  for (const usual of anew.usual()) expect(usual).toBeCloseTo(0.1);
});

test('of one throw 95 in 100 are within, though the mean of the worlds it is held against is off', () => {
  const dice = new Dice('its mean');
  const part = () => dice.bits() / 2 ** 32;
  // Nearly all or nothing: by how far 64 of them are off a band that took it for noise would hold 99 in 100.
  const gain = () => (part() < 0.5 ? -1 : 1) * (0.09 + 0.02 * part());
  const trials = 600;
  let within = 0;
  for (let n = 0; n < trials; n++) {
    const gains = Array.from({ length: 64 }, gain);
    const mean = gains.reduce((sum, each) => sum + each, 0) / 64;
    const spread = gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 63;
    const came = gain();
    const anew = new DrawnAnew(2, new Dice(`trial ${n}`));
    const doubt = [spread / 64, spread / 64];
    anew.add(throwOf(...gains), [0.5 + came, 0.5 - came], { spread: [spread, spread], doubt, looking: [0, 0] });
    if (Math.abs(came - mean) <= anew.usual()[0]!) within++;
  }
  expect(within / trials).toBeGreaterThan(0.93);
  expect(within / trials).toBeLessThan(0.97);
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
