import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Balance, balanceOf } from '../src/lab/balance.ts';
import type { Facts } from '../src/lab/facts.ts';
import { pageOf } from '../src/lab/page.ts';
import type { Plan } from '../src/simulate/plan.ts';
import { run } from './run.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-lab-report-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));
const plan: Plan = { game: 'any', seats: 2, bots: ['a', 'b'], games: 200, seed: '1', options: undefined };

/** 200 games in which seat 0 wins 130, and who used the axe more always wins, the hat never matters. */
const facts = Array.from({ length: 200 }, (_, g): Facts => {
  const winner = g % 20 < 13 ? 0 : 1;
  const used = [0, 1].map((seat) => ({
    'card axe': seat === winner ? 2 : 1,
    [`card ${g % 2 === seat ? 'hat' : 'shoe'}`]: 1,
  }));
  return { g, winners: [winner], scores: [10, 7], decisions: 14, rounds: 7, leads: g % 3, used };
});

test('an imbalance is named with its interval, and what is only luck is not', () => {
  const found = balanceOf(plan, facts);
  expect(found.bySeat[0]).toMatchObject({ name: 'seat 0', of: 200, share: 0.65 });
  expect(found.bySeat[0]!.give).toBeCloseTo(0.066, 2);
  expect(found.byThing[0]).toMatchObject({ name: 'card axe', share: 1, give: 0 });
  expect(found.named).toEqual(['seat 0', 'seat 1', 'card axe']);
  expect(found.margin).toMatchObject({ least: 3, median: 3, most: 3 });
  expect(found.leadChanges.counts.map(({ count }) => count)).toEqual([67, 67, 66]);
});

test('a page stands for itself: no script, nothing from elsewhere, nothing unescaped', () => {
  const page = pageOf({ ...balanceOf(plan, facts), named: ['<b>'] } as Balance, 'npx orrery');
  expect(page).not.toMatch(/<script|https?:|src=|<b>/);
  for (const word of ['card axe', 'seat 0', '65.0 %', 'width=device-width', 'Lead changes'])
    expect(page).toContain(word);
});

test('two data sets are compared, what differs is marked', async () => {
  const file = new URL('../../games/shooting-star/src/data/ours-1.json', import.meta.url).pathname;
  const args = [
    'lab',
    'compare',
    'shooting-star',
    '--a',
    `@${file}`,
    '--b',
    `@${file}`,
    '--bots',
    'easy',
    '--games',
    '20',
    '--json',
  ];
  const { code, out } = await run(...args);
  expect(code).toBe(0);
  const { changes } = JSON.parse(out) as { changes: { name: string; change: number; sure: boolean }[] };
  expect(changes.length).toBeGreaterThan(1);
  expect(changes.every(({ change, sure }) => change === 0 && !sure)).toBe(true);
});

test('a report that is killed goes on where it was, and says the same', async () => {
  const args = ['lab', 'report', 'shooting-star', '--bots', 'easy', '--games', '60', '--seed', 'kill', '--cores', '1'];
  const whole = path.join(dir, 'whole');
  expect((await run(...args, '--out', whole)).code).toBe(0);
  const killed = path.join(dir, 'killed');
  const main = path.resolve(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, [main, ...args, '--out', killed], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  const lines = () =>
    fs.existsSync(`${killed}.part`) ? fs.readFileSync(`${killed}.part`, 'utf8').split('\n').length : 0;
  while (lines() < 6 && child.exitCode === null) await new Promise((next) => setTimeout(next, 5));
  child.kill('SIGKILL');
  await ended;
  expect((await run(...args, '--out', killed)).code).toBe(0);
  const read = (name: string) => fs.readFileSync(name, 'utf8');
  expect(read(`${killed}.csv`)).toBe(read(`${whole}.csv`));
  expect(read(`${killed}.json`)).toBe(read(`${whole}.json`));
  expect(read(`${killed}.html`)).toBe(read(`${whole}.html`));
});

test.each([[[]], [['balance']], [['tune', 'shooting-star']], [['compare', 'shooting-star']]])(
  'lab %j is not understood',
  async (args) => {
    expect((await run('lab', ...args)).code).toBe(2);
  },
);
