import { uiCatalogue } from '@orrery/ui';
import { createSay } from '@orrery/words';
import { expect, test } from 'vitest';
import { table } from '../../../lab/template/src/table/index.tsx';
import { words } from '../../../lab/template/src/words/index.ts';
import { Learn } from '../../src/learn/Learn.tsx';
import { inBrowser, learn } from '../page/page.tsx';

inBrowser();

test.each([
  ['shooting-star', 10],
  ['planet-x', 13],
  ['sky-of-stars', 9],
])('%s: each lesson is finished by a reader who presses what is marked, golden or named', async (game, count) => {
  const steps = await learn(<Learn game={game} />);
  expect(steps.map(({ done }) => done)).toEqual(Array(count).fill(true));
});

test('burning-planets: every lesson can be read; on its map nothing is a button', async () => {
  expect(await learn(<Learn game="burning-planets" />)).toHaveLength(11);
});

test('a new game tells its lessons one after the other', async () => {
  const say = createSay('en', [await uiCatalogue('en'), await words.catalogue('en')]);
  const steps = await learn(<table.Tutorial say={say} done={() => {}} close={() => {}} />);
  expect(steps.map(({ text }, step) => text.includes(say(`learn.${step + 1}`)))).toEqual([true, true, true]);
});
