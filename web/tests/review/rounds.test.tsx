import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rounds } from '../../src/review/Rounds.tsx';

const numbers = (parts: readonly number[], last: number) =>
  [...renderToStaticMarkup(<Rounds parts={parts} last={last} />).matchAll(/<i[^>]*>([^<]*)<\/i>/g)].map(([, n]) => n);

test('of many turns some have their number, and none that would be cut at the right edge', () => {
  const turns = Array.from({ length: 49 }, (_, n) => n * 3);
  expect(numbers(turns, 147)).toEqual(['1', '6', '11', '16', '21', '26', '31', '36', '41', '46']);
  expect(numbers(turns, 144)).toEqual(['1', '6', '11', '16', '21', '26', '31', '36', '41', '']);
  expect(numbers([0, 4, 8], 12)).toEqual(['I', 'II', 'III']);
});

test('numbers of short rounds do not run together on a phone: some are left out, their marks stay', () => {
  const even = Array.from({ length: 10 }, (_, n) => n * 10);
  expect(numbers(even, 100).join(' ')).toBe('I II III IV V VI VII VIII IX X');
  expect(numbers([0, 40, 42, 44, 46, 90], 100)).toEqual(['I', 'II', '', '', 'V', 'VI']);
  const turns = Array.from({ length: 40 }, (_, n) => (n < 20 ? n : 20 + (n - 20) * 6));
  expect(numbers(turns, 140)).toEqual(['1', '', '9', '', '17', '', '25', '29', '33', '37']);
});
