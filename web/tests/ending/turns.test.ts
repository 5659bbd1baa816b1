import { expect, test } from 'vitest';
import { turnsByChance, turnsByOrder } from '../../src/ending/turns.ts';
import { nameplace } from '../../src/review/verdict/shapes.ts';

test('a turning point says by how many whole points of chance it changed', () => {
  const turns = [{ round: 2, moment: 7, seat: 1, from: 0.301, to: 0.658 }];
  expect(turnsByChance({ turns })).toEqual([{ moment: 7, seat: 1, gained: 36, in: 'chance' }]);
  expect(turnsByChance({ turns: null })).toEqual([]);
});

test('without chances a match turns where its points change the order, for who gained most', () => {
  const at = [0, 4, 8, 12];
  const by = [
    [0, 0, 0],
    [4, 2, 2],
    [5, 3, 3],
    [5, 6, 3],
  ];
  expect(turnsByOrder({ at, by }, (moment) => by[Math.floor(moment / 4)]!)).toEqual([
    { moment: 4, seat: 0, gained: 4, in: 'points' },
    { moment: 12, seat: 1, gained: 3, in: 'points' },
  ]);
});

test('of a long match, whose line leaves moments out, the very moment is told', () => {
  const counted = [
    [0, 0],
    [2, 0],
    [2, 0],
    [2, 3],
    [2, 3],
    [2, 3],
  ];
  const at = [0, 2, 5];
  expect(turnsByOrder({ at, by: at.map((moment) => counted[moment]!) }, (moment) => counted[moment]!)).toEqual([
    { moment: 1, seat: 0, gained: 2, in: 'points' },
    { moment: 3, seat: 1, gained: 3, in: 'points' },
  ]);
});

test('of many changes the last three are told', () => {
  const by = [
    [0, 0],
    [1, 0],
    [1, 2],
    [3, 2],
    [3, 4],
  ];
  const at = by.map((_, n) => n);
  expect(turnsByOrder({ at, by }, (moment) => by[moment]!).map(({ moment }) => moment)).toEqual([2, 3, 4]);
});

test('a name stands where its band is thickest, away from the edges, and nowhere in a thin one', () => {
  const plot = { wide: 100, top: 0, bottom: 100, last: 10 };
  const open = Array.from({ length: 11 }, (_, n) => (n === 0 ? [1, 0] : n === 4 ? [0.9, 0.1] : [0.95, 0.05]));
  expect(nameplace(open, [], 0, plot)).toEqual({ x: 10, y: 57.5 });
  expect(nameplace(open, [0], 1, plot)).toBeNull();
});
