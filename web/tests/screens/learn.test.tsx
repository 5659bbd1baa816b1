import { expect, test } from 'vitest';
import { Learn } from '../../src/learn/Learn.tsx';
import { inBrowser, learn } from '../page/page.tsx';

inBrowser();

test.each([
  ['shooting-star', 10],
  ['planet-x', 13],
  ['sky-of-stars', 8],
])('%s: each lesson is finished by a reader who presses what is marked, golden or named', async (game, count) => {
  const steps = await learn(<Learn game={game} />);
  expect(steps.map(({ done }) => done)).toEqual(Array(count).fill(true));
});

test('burning-planets: every lesson can be read; on its map nothing is a button', async () => {
  expect(await learn(<Learn game="burning-planets" />)).toHaveLength(11);
});
