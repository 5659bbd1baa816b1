import { Dice } from '@orrery/kernel';
import { afterAll, expect, test } from 'vitest';
import { decide } from '../src/index.ts';
import { botPool, usualPool } from '../src/worker/pool.ts';
import { duel, duelMind } from './duel.ts';

const pool = botPool(new URL('./duel.ts', import.meta.url).href, { ...usualPool, threads: { quick: 1, slow: 2 } });
const asker = { address: 'here', person: 'ada', table: 't' };
afterAll(() => pool.close());

test('a thread thinks what the same code thinks here', async () => {
  const s = duel.setup({}, 2, new Dice('pool'), null);
  const view = duel.view(s, 1);
  const ask = (seed: string) => pool.think({ game: 'duel', rules: duel.rules, view, me: 1, bot: 'hard', seed }, asker);
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  const here = seeds.map((seed) => decide({ game: duel, mind: duelMind }, { view, me: 1, bot: 'hard', seed }));
  expect(await Promise.all(seeds.map(ask))).toEqual(here);
  expect(pool.thinkers().lost).toBe(0);
});

test('a question that cannot be answered fails alone', async () => {
  const question = { game: 'no such game', rules: 1, view: {}, me: 0, bot: 'easy', seed: '' } as const;
  await expect(pool.think(question, asker)).rejects.toThrow('no such game');
  await expect(pool.think({ ...question, game: 'duel', rules: 7 }, asker)).rejects.toThrow("rules 7 of 'duel'");
});
