import type { Found } from '@orrery/bots/verdict';
import { expect, test } from 'vitest';
import { bandOrder, marksOf } from '../../src/review/verdict/marks.ts';
import { nothingYet, withFound } from '../../src/review/verdict/progress.ts';
import { apart, bandPath, drawnMoments, linePath, nameplaces } from '../../src/review/verdict/shapes.ts';

test('what is found grows from the left, whatever comes together', () => {
  const found: readonly Found[] = [
    { t: 'open', moment: 0, chances: [0.5, 0.5] },
    { t: 'luck', luck: { moment: 0, points: [0.1, -0.1], spread: [0, 0], doubt: [0, 0] } },
    { t: 'open', moment: 1, chances: [0.7, 0.3] },
    { t: 'turns', turns: [], lucky: [{ points: 0.1, usual: 0.2, unit: 0.1 }] },
    { t: 'known', seat: 0, moment: 0, chance: 0.4 },
    { t: 'known', seat: 1, moment: 0, chance: 0.6 },
    { t: 'known', seat: 0, moment: 1, chance: 0.8 },
  ];
  const at = (count: number) => withFound(withFound(nothingYet, found.slice(0, count)), found.slice(count));
  for (let count = 0; count <= found.length; count++) expect(at(count)).toEqual(at(0));
  expect(at(0)).toMatchObject({
    open: [
      [0.5, 0.5],
      [0.7, 0.3],
    ],
    known: [[0.4, 0.8], [0.6]],
    turns: [],
    lucky: [{ points: 0.1, usual: 0.2, unit: 0.1 }],
  });
  expect(withFound(nothingYet, found.slice(0, 3)).turns).toBeNull();
});

test('marks are costly and found moves, and luck of five points or more; not the deal', () => {
  const luck = (moment: number, first: number) => ({ moment, points: [first, -first], spread: [0, 0], doubt: [0, 0] });
  const move = { seat: 1, of: 5, played: null, other: null };
  const marks = marksOf({
    moves: [
      { ...move, moment: 2, worth: 'sound' },
      { ...move, moment: 3, worth: 'costly' },
      { ...move, moment: 4, worth: 'found' },
    ],
    luck: [luck(0, 0.3), luck(1, 0.04), luck(2, 0.06), luck(5, -0.2)],
  });
  expect(marks).toEqual([
    { moment: 2, seat: 0, form: 'lucky' },
    { moment: 3, seat: 1, form: 'costly' },
    { moment: 4, seat: 1, form: 'found' },
    { moment: 5, seat: 0, form: 'unlucky' },
  ]);
});

test('the chosen eyes lie at the bottom, else who won; the others as they sit', () => {
  const alone = [0, 1, 2];
  expect(bandOrder(alone, 1, [1, 2, 3])).toEqual([1, 0, 2]);
  expect(bandOrder(alone, null, [2, 3, 1])).toEqual([2, 0, 1]);
  expect(bandOrder(alone, null, undefined)).toEqual([0, 1, 2]);
  // Allies lie on each other: the upper edge of both is their chance.
  expect(bandOrder([0, 1, 0, 1], 1, undefined)).toEqual([1, 3, 0, 2]);
  expect(bandOrder([0, 1, 0, 1], 2, undefined)).toEqual([2, 0, 1, 3]);
});

test('bands are shares of all, lines are what was said, and a long match is drawn as finely as pixels are', () => {
  const plot = { wide: 100, top: 0, bottom: 100, last: 1 };
  const allies = [
    [0.8, 0.8, 0.2, 0.2],
    [1, 1, 0, 0],
  ];
  expect(bandPath(allies, [], 0, plot)).toBe('M0.0 60.0L100.0 50.0L100.0 100.0L0.0 100.0Z');
  expect(bandPath(allies, [0], 1, plot)).toBe('M0.0 20.0L100.0 0.0L100.0 50.0L0.0 60.0Z');
  expect(linePath([0.25, 1], plot)).toBe('M0.0 75.0L100.0 0.0');
  const long = drawnMoments(4001, { ...plot, last: 4000 });
  expect(long).toHaveLength(101);
  expect(long.at(-1)).toBe(4000);
});

test('names lie where their bands are thickest, and never on each other; where there is no room there is none', () => {
  const plot = { wide: 200, top: 0, bottom: 60, last: 20 };
  // Both are as thick as they get at the same step, one above the other.
  const open = Array.from({ length: 21 }, (_, n) => (n === 10 ? [0.5, 0.5] : n > 10 ? [0.9, 0.1] : [0.49, 0.51]));
  const wide = () => 60;
  const [first, second] = nameplaces(open, [0, 1], plot, wide);
  expect(first).toMatchObject({ seat: 0 });
  expect(second).toMatchObject({ seat: 1 });
  const touch = Math.abs(first!.x - second!.x) < 60 && Math.abs(first!.y - second!.y) < 20;
  expect(touch).toBe(false);
  expect(nameplaces([...open].fill([0.9, 0.1]), [0, 1], plot, wide).map(({ seat }) => seat)).toEqual([0]);
  const alike = nameplaces([...open].fill([0.5, 0.5]), [0, 1], { ...plot, bottom: 36 }, () => 500);
  expect(alike).toEqual([]);
});

test('stars of turning points near each other are moved aside, and stay on the chart', () => {
  expect(apart([10, 90, 200], 26, 300)).toEqual([10, 90, 200]);
  expect(apart([100, 105, 120], 26, 300)).toEqual([100, 126, 152]);
  expect(apart([280, 290, 300], 26, 300)).toEqual([248, 274, 300]);
  expect(apart([], 26, 300)).toEqual([]);
});
