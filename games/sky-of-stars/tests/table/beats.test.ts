import { expect, test } from 'vitest';
import { brings } from '../../src/table/beats.ts';
import { moments } from './moments.ts';

test('SK-E1, SK-E3: at the end a moment is told to whom it brought a box, by a reveal or by colours', () => {
  const told = [...moments(4, 'table', { rounds: 2, maxRolls: 8 })].flatMap(({ seen }) => seen ?? []);
  const reveals = told.flatMap((seen) => (seen.t === 'revealed' ? [seen] : []));
  expect(reveals.some(({ right }) => right.length === 0)).toBe(true);
  for (const seen of reveals) expect(brings(seen)).toEqual(seen.right.length === 0 ? [] : [seen.owner, ...seen.right]);
  const colours = told.find((seen) => seen.t === 'coloursScored')!;
  expect(brings(colours)).toEqual(
    [0, 1, 2, 3].filter((seat) => colours.t === 'coloursScored' && colours.boxes[seat]!.length > 0),
  );
  expect(brings(told.find(({ t }) => t === 'gameOver')!)).toEqual([]);
});
