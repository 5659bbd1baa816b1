import { expect, test } from 'vitest';
import { run } from './run.ts';

test('the strength of the bots of a game, with how it was found, and the same for the same seed', async () => {
  const args = ['rate-bots', 'shooting-star', '--games', '3', '--seed', 'lab', '--cores', '1'];
  const { code, out } = await run(...args);
  expect(code).toBe(0);
  const { head, ratings } = JSON.parse(out)['shooting-star'];
  expect(head).toEqual({
    command: 'npx orrery rate-bots shooting-star --games 3 --seed lab',
    seed: 'lab',
    games: 3,
  });
  expect(Object.keys(ratings).sort()).toEqual(['easy', 'hard', 'normal']);
  expect(ratings.normal.mu).toBe(25);
  expect((await run(...args)).out).toBe(out);
});

test('a game that there is not', async () => {
  expect((await run('rate-bots', 'chess')).code).toBe(2);
});
