import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shelf } from '@orrery/games';
import { afterAll, expect, test } from 'vitest';
import { balanceOf } from '../src/lab/balance.ts';
import { keyOf } from '../src/lab/errand.ts';
import type { Facts } from '../src/lab/facts.ts';
import { fingerprint } from '../src/lab/fingerprint.ts';
import { pageOf } from '../src/lab/page.ts';
import { playErrand } from '../src/lab/play-errand.ts';
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
  const given = [0, 1].map((seat) => [`side ${seat === winner && g % 4 > 0 ? 'sun' : 'moon'}`]);
  const brought = {
    'card axe': [4 + (g % 2)],
    ...Object.fromEntries(
      ['hat', 'shoe', 'bag', 'ring', 'cup'].map((one, i) => [`card ${one}`, [1 + ((g + i) % 2) + i / 10]]),
    ),
  };
  return { g, winners: [winner], scores: [10, 7], decisions: 14, rounds: 7, leads: g % 3, used, given, brought };
});

test('an imbalance is named with its interval, and what is only luck is not', () => {
  const found = balanceOf(plan, facts);
  expect(found.bySeat[0]).toMatchObject({ name: 'seat 0', of: 200, mean: 0.65 });
  expect(found.bySeat[0]!.give).toBeCloseTo(0.066, 2);
  expect(found.byUsed[0]).toMatchObject({ name: 'card axe', mean: 1, give: 0.03 });
  // A quarter of the games in which both have the moon say nothing of it.
  expect(found.byGiven).toMatchObject([
    { name: 'side sun', of: 150, mean: 1 },
    { name: 'side moon', of: 150, mean: 0 },
  ]);
  expect(found.byBrought[0]).toMatchObject({ name: 'card axe', of: 200, mean: 4.5 });
  const named = found.named.map(({ by, name }) => `${by} ${name}`);
  expect(named).toEqual([
    ...['seat seat 0', 'seat seat 1', 'given side moon', 'given side sun'],
    ...['brought card axe', 'used card axe'],
  ]);
  expect(found.named[4]!.usual).toBeCloseTo(1.7, 1);
  expect(found.margin).toMatchObject({ least: 3, median: 3, most: 3 });
  expect(found.leadChanges.counts.map(({ count }) => count)).toEqual([67, 67, 66]);
});

test('where all were alike, how far off another may be is counted in what is counted', () => {
  const alike = facts.map((one) => ({ ...one, winners: [0], brought: { 'card axe': [40], 'card hat': [one.g % 21] } }));
  const { bySeat, byBrought } = balanceOf(plan, alike);
  expect(bySeat[0]).toMatchObject({ mean: 1, give: 0.015 });
  expect(byBrought[0]).toMatchObject({ name: 'card axe', mean: 40, give: 0.6 });
});

test('a page stands for itself: no script, nothing from elsewhere, nothing unescaped', () => {
  const page = pageOf({ ...balanceOf(plan, facts), bots: ['<b>'] }, 'Any', 'npx orrery');
  expect(page).not.toMatch(/<script|https?:|src=|<b>/);
  for (const word of [
    'winners used more: card axe',
    'seat 0 wins 65.0&#160;%',
    'a use brings 4.50',
    'width=device-width',
    'Lead changes',
  ])
    expect(page).toContain(word);
});

const docs = path.resolve(import.meta.dirname, '../../docs');
/** A game that somebody has begun has none before `npm run balance`. */
const published = [...fs.readFileSync(path.join(docs, 'balance.md'), 'utf8').matchAll(/\(balance\/([\w-]+)\.html\)/g)];

test('reports are published', () => expect(published.length).toBeGreaterThan(3));

test.each(published.map(([, id]) => id!))(
  'the report of %s, which docs/balance.md names, is there, small and for itself',
  (id) => {
    const page = fs.readFileSync(path.join(docs, `balance/${id}.html`), 'utf8');
    expect(page).toContain(`<h1>${shelf.find((room) => room.id === id)?.title}</h1>`);
    expect(page).toContain(`orrery lab report ${id} `);
    expect(page).not.toMatch(/<script|https?:|src=/);
    expect(page.length).toBeLessThan(150_000);
  },
);

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
  const read = (name: string) => fs.readFileSync(name, 'utf8');
  // Other code, or other data of ours, begins anew.
  expect(JSON.parse(read(`${killed}.part`).split('\n')[0]!)).toMatchObject({ code: fingerprint() });
  // The page's own name means the same.
  expect((await run(...args, '--out', `${killed}.html`)).code).toBe(0);
  expect(read(`${killed}.csv`)).toBe(read(`${whole}.csv`));
  expect(read(`${killed}.json`)).toBe(read(`${whole}.json`));
  expect(read(`${killed}.html`)).toBe(read(`${whole}.html`));
});

test('more games than keys are told apart by are refused, and a set that nobody named is not played with ours', async () => {
  for (const [what, ...more] of [['balance'], ['tune', '--wish', '{}']])
    expect(await run('lab', what!, 'shooting-star', ...more, '--games', '1000001')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--games wants at most 1000000'),
    });
  const errand = { plan: { ...plan, game: 'shooting-star', bots: ['random', 'random'] }, sets: { 0: null } };
  const means = { cores: 1, kept: null, database: null };
  await expect(playErrand(errand, [keyOf(1, 0)], means, () => {})).rejects.toThrow('there is no set 1');
});

test.each([
  [[]],
  [['balance']],
  [['tune', 'shooting-star']],
  [['work', 'shooting-star']],
  [['data']],
  [['compare', 'shooting-star']],
])('lab %j is not understood', async (args) => {
  expect((await run('lab', ...args)).code).toBe(2);
});

test.each(['shooting-star', 'planet-x', 'sky-of-stars', 'burning-planets'])(
  'the data of %s are printed as --data takes them',
  async (game) => {
    const { code, out } = await run('lab', 'data', game);
    expect(code).toBe(0);
    const file = path.join(dir, `${game}.json`);
    fs.writeFileSync(file, out);
    const seats = game === 'sky-of-stars' ? '3' : '2';
    const args = ['lab', 'balance', game, '--data', `@${file}`, '--seats', seats, '--bots', 'random', '--games', '1'];
    // No game is played: that they are read is all.
    expect(await run(...args, '--cores', '0')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--cores wants'),
    });
    fs.writeFileSync(file, '{"id":1}');
    expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringMatching(/SHAPE|UNKNOWN_OPTION/) });
  },
);
