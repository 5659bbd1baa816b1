import { type MatchFile, MatchReader } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import { expect, test } from 'vitest';
import { evaluate } from '../../src/verdict/index.ts';
import { judgeMatch, type News } from '../../src/worker/judging.ts';
import { played, tower, towerMind } from './tower.ts';

const rules = { game: tower, mind: towerMind };
const nothing = async () => {
  throw new Error('a tower has neither words nor a table');
};
const room: Room = {
  ...{ id: 'tower', plate: 0, title: 'Tower', seats: tower.seats, minutes: { min: 1, max: 1 } },
  ...{ rules: async () => rules as unknown as Awaited<ReturnType<Room['rules']>>, words: nothing, table: nothing },
};

async function newsOf(file: MatchFile, now: () => number): Promise<readonly News[]> {
  const news: News[] = [];
  await judgeMatch([room], file, (one) => news.push(one), now);
  return news;
}
const draws = ['draw', 'draw', 'draw', 'draw', 'draw', 'draw'] as const;

test('a worker tells all that is found in its order, and at last the verdict, however often it speaks', async () => {
  const file = played({ id: 'told', moves: draws });
  const work = evaluate({ rules, head: file.head, reader: new MatchReader(tower, file) });
  const found = [];
  let step = work.next();
  for (; !step.done; step = work.next()) found.push(step.value);
  let time = 0;
  const news = await newsOf(file, () => (time += 1000));
  expect(news.flatMap((one) => (one.t === 'found' ? one.found : []))).toEqual(found);
  expect(news.at(-1)).toEqual({ t: 'verdict', verdict: step.value });
  expect(await newsOf(file, () => 0)).toEqual([{ t: 'verdict', verdict: step.value }]);
});

test('a match that is not over is not judged, and one of other rules fails', async () => {
  const file = played({ id: 'short', moves: ['draw'] });
  expect(await newsOf(file, () => 0)).toEqual([{ t: 'none', why: 'unfinished' }]);
  const other = { ...file, head: { ...file.head, rules: 2 } };
  await expect(newsOf(other, () => 0)).rejects.toThrow("rules 2 of 'tower' are not on the shelf");
});
