import { expect, test } from 'vitest';
import { turningPoints } from '../../src/verdict/turning.ts';

const chances = (...first: readonly number[]) => first.map((one) => [one, 1 - one]);

test('the three rounds that changed most, in their order, each with the moment that did it', () => {
  const open = chances(0.5, 0.52, 0.7, 0.7, 0.5, 0.48, 0.9, 0.9, 0.75, 1);
  const rounds = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
  expect(turningPoints(open, rounds)).toEqual([
    { round: 1, moment: 2, seat: 0, from: 0.5, to: 0.7 },
    { round: 3, moment: 6, seat: 0, from: 0.5, to: 0.9 },
    { round: 5, moment: 9, seat: 0, from: 0.75, to: 1 },
  ]);
});

test('the sign goes to who gained, though another lost more', () => {
  const open = [
    [0.6, 0.2, 0.2],
    [0.1, 0.5, 0.4],
  ];
  expect(turningPoints(open, [1, 1])).toEqual([{ round: 1, moment: 1, seat: 1, from: 0.2, to: 0.5 }]);
});

test('a match without a change of ten points was decided from the start', () => {
  expect(turningPoints(chances(0.9, 0.95, 0.99, 1), [1, 2, 3, 3])).toEqual([]);
});
