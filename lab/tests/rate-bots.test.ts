import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
  expect(Object.keys(ratings).sort()).toEqual(['easy', 'hard', 'master', 'normal']);
  expect(ratings.normal.mu).toBe(25);
  expect((await run(...args)).out).toBe(out);
});

test('a run that was stopped goes on where it was, to the figures of one in a piece', async () => {
  const part = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-rate-')), 'rate.part');
  const rated = (games: number, ...more: string[]) =>
    run('rate-bots', 'shooting-star', '--games', String(games), '--seed', 'lab', '--cores', '1', ...more);
  await rated(2, '--part', part);
  // The first lines are not played again: what stands there is taken.
  const kept = fs.readFileSync(part, 'utf8');
  const whole = await rated(5);
  const inParts = await rated(5, '--part', part);
  expect(inParts.out).toBe(whole.out);
  expect(fs.readFileSync(part, 'utf8').startsWith(kept)).toBe(true);
  expect(fs.readFileSync(part, 'utf8').trim().split('\n')).toHaveLength(6);
  expect((await run('rate-bots', '--part', part)).code).toBe(2);
  fs.rmSync(path.dirname(part), { recursive: true });
});

test('a game that there is not', async () => {
  expect((await run('rate-bots', 'chess')).code).toBe(2);
});
