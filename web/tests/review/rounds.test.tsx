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
