import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Dice } from '@orrery/kernel';
import { afterAll, expect, test } from 'vitest';
import { balanceOf } from '../src/lab/balance.ts';
import { fingerprint } from '../src/lab/fingerprint.ts';
import { linesOf } from '../src/lab/tune/command.ts';
import { spotsAt } from '../src/lab/tune/path.ts';
import { search } from '../src/lab/tune/search.ts';
import { distance, readWish, wishedIn } from '../src/lab/tune/wish.ts';
import { strongXarn } from './planted.ts';
import { run } from './run.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-lab-tune-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

test('a path leads to numbers through keys, places and ids', () => {
  const box = {
    data: {
      units: [
        { id: 'x-1', force: 3 },
        { id: 'x-2', force: 4 },
        { id: 'y-1', force: 5 },
      ],
    },
  };
  const at = (way: string) => spotsAt(box, way).map(({ box, key }) => box[key]);
  expect(at('data.units.x-*.force')).toEqual([3, 4]);
  expect(at('data.units.2.force')).toEqual([5]);
  for (const wrong of ['data.units.z.force', 'data.units.0.id', 'data.units']) expect(() => at(wrong)).toThrow(wrong);
});

test.each([
  ['not JSON', '{'],
  ['nothing to move', '{"aim":[{"by":"seat"}]}'],
  ['an aim by nothing', '{"move":[{"path":"a","from":0,"to":1}],"aim":[{"by":"luck"}]}'],
  ['bounds the wrong way', '{"move":[{"path":"a","from":2,"to":1}],"aim":[{"by":"seat"}]}'],
  ['a length without a number', '{"move":[{"path":"a","from":0,"to":1}],"aim":[{"by":"rounds"}]}'],
  ['a word that is not known', '{"move":[{"path":"a","from":0,"to":1,"most":3}],"aim":[{"by":"seat"}]}'],
])('a wish with %s is not understood', (_, text) => {
  expect(() => readWish(text)).toThrow();
});

const wishFor = (...aim: object[]) => readWish(JSON.stringify({ move: [{ path: 'a', from: 0, to: 1 }], aim }));
/** Who sits first wins three of four games. */
const firstWins = balanceOf(
  { game: 'any', seats: 2, bots: ['a', 'b'], games: 8, seed: '1', options: undefined },
  Array.from({ length: 8 }, (_, g) => ({
    ...{ g, winners: [g % 4 === 0 ? 1 : 0], scores: null, decisions: 1, rounds: 1, leads: 0 },
    ...{ used: [{ 'card axe': 1 }, {}], given: [['side sun'], ['side moon']], brought: { 'card axe': [1, 2] } },
  })),
  undefined,
  1,
);
const far = (...aim: object[]) => distance(wishedIn(wishFor(...aim), firstWins));

test('what is not seen is as far off as can be, and many figures of one aim weigh as much as one', () => {
  expect(far({ by: 'seat', name: 'seat 0', to: 0.75 })).toBe(0);
  for (const unseen of [
    { by: 'seat', name: 'seat 7' },
    { by: 'brought', name: 'card hat' },
    { by: 'margin', to: 1 },
  ])
    expect(far({ by: 'seat', name: 'seat 0', to: 0.75 }, unseen)).toBe(Number.POSITIVE_INFINITY);
  expect(far({ by: 'seat' })).toBeCloseTo(far({ by: 'seat', name: 'seat 0' }));
  expect(far({ by: 'seat', name: 'seat 0' })).toBeCloseTo(25);
});

test('a thing that is wished for by what it brings and by who uses it has both figures, each by its own', () => {
  const both = wishedIn(
    wishFor({ by: 'brought', name: 'card axe', to: 2 }, { by: 'used', name: 'card axe' }),
    firstWins,
  );
  const lines = linesOf({ moved: [], before: both, after: both, better: false }, 'any').join('\n');
  expect(lines).toMatch(/brought card axe +1\.500 \S+ +1\.500/);
  expect(lines).toMatch(/used card axe +0\.500 \S+ +0\.500/);
});

test('an aim that finds nothing in what there is, is refused by its name', async () => {
  const wish = {
    move: [{ path: 'data.units.xarn-*.force', from: 0, to: 1, add: true }],
    aim: [{ by: 'given', name: 'factions nobody' }],
  };
  const args = ['lab', 'tune', 'planet-x', '--bots', 'random', '--games', '2', '--points', '2', '--cores', '1'];
  const out = path.join(dir, 'nobody');
  expect(await run(...args, '--wish', JSON.stringify(wish), '--out', out)).toMatchObject({
    code: 2,
    err: expect.stringContaining('the aim given factions nobody finds nothing'),
  });
});

test('halving finds the best of many with few games, within bounds and steps, and nothing that is not allowed', async () => {
  const played = new Map<number, number>();
  const noise = new Dice('noise');
  const truth = ([a, b]: readonly number[]) => (a! - 14) ** 2 + 10 * (b! - 0.5) ** 2;
  const tried = await search({
    knobs: [
      { from: 0, to: 20, step: 1 },
      { from: -1, to: 1, step: 0.5 },
    ],
    ...{ start: [3, 0], points: 16, games: 64, generations: 3, lot: new Dice('points') },
    allows: ([a]) => a !== 14,
    measure: async (some, games) => {
      for (const { set } of some) played.set(set, Math.max(played.get(set) ?? 0, games));
      return some.map(({ point }) => truth(point) + noise.int(100) / games);
    },
  });
  const found = truth(tried.at(-1)!.point);
  expect(found).toBeLessThan(0.05 * truth([3, 0]));
  expect(found).toBeLessThan(2 + Math.min(...tried.map(({ point }) => truth(point))));
  expect(tried.every(({ point: [a, b] }) => a !== 14 && a! >= 0 && a! <= 20 && Math.abs(b!) <= 1)).toBe(true);
  const games = [...played.values()].reduce((sum, one) => sum + one, 0);
  expect(games).toBeLessThan(played.size * 64 * 0.5);
});

test.each([
  ['above', 9, { from: 1, to: 3, step: 1 }, [1, 2, 3]],
  ['below', -9, { from: 1, to: 3, step: 1 }, [1, 2, 3]],
  ['between two steps at the end', 10, { from: 0, to: 10, step: 4 }, [0, 4, 8]],
])('what there is may be out of bounds (%s): all that is tried beside it is within', async (_, now, knob, all) => {
  const tried = await search({
    ...{ knobs: [knob], start: [now], points: 4, games: 4, generations: 4, lot: new Dice('points') },
    allows: () => true,
    measure: async (some) => some.map(({ point }) => (point[0] === now ? 0 : 1)),
  });
  const beside = new Set(tried.map(({ point }) => point[0]!).filter((value) => value !== now));
  expect([...beside].sort((a, b) => a - b)).toEqual(all);
});

test('where nothing is better, what there is stays', async () => {
  const tried = await search({
    ...{ knobs: [{ from: 0, to: 9, step: 1 }], start: [4], points: 8, games: 8, generations: 1 },
    ...{ lot: new Dice('points'), allows: () => true, measure: async (some) => some.map(() => 1) },
  });
  expect(tried.at(-1)!.set).toBe(0);
});

const wish = {
  move: [{ path: 'data.units.xarn-*.force', from: -4, to: 0, add: true }],
  aim: [{ by: 'given', name: 'factions xarn', to: 'equal' }],
};
const args = (out: string) => [
  ...['lab', 'tune', 'planet-x', '--bots', 'easy', '--games', '28', '--points', '4', '--generations', '1'],
  ...['--data', `@${path.join(dir, 'xarn.json')}`, '--wish', `@${path.join(dir, 'wish.json')}`],
  ...['--out', path.join(dir, out), '--cores', '2'],
];

test('what was planted is found and repaired; who is killed in the middle goes on and finds the same', async () => {
  fs.writeFileSync(path.join(dir, 'xarn.json'), JSON.stringify(strongXarn(3)));
  fs.writeFileSync(path.join(dir, 'wish.json'), JSON.stringify(wish));
  const main = path.resolve(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, [main, ...args('tuned')], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  const part = path.join(dir, 'tuned.part');
  const lines = () => (fs.existsSync(part) ? fs.readFileSync(part, 'utf8').split('\n').length : 0);
  while (lines() < 20 && child.exitCode === null) await new Promise((next) => setTimeout(next, 5));
  child.kill('SIGKILL');
  await ended;
  expect(lines()).toBeGreaterThan(10);
  expect(JSON.parse(fs.readFileSync(part, 'utf8').split('\n')[0]!)).toMatchObject({ code: fingerprint() });
  expect((await run(...args('tuned'))).code).toBe(0);
  expect((await run(...args('again'))).code).toBe(0);
  const read = (name: string) => fs.readFileSync(path.join(dir, name), 'utf8');
  for (const end of ['.json', '.csv', '-data.json']) expect(read(`tuned${end}`)).toBe(read(`again${end}`));
  const { moved, before, after, better } = JSON.parse(read('tuned.json'));
  expect(before[0].is - before[0].give).toBeGreaterThan(0.6);
  expect(after[0].is).toBeLessThan(before[0].is - 0.15);
  expect(Math.abs(after[0].is - 0.5)).toBeLessThan(after[0].give + 0.05);
  expect(moved[0].is).toBeLessThan(-1);
  expect(better).toBe(true);
  const force = (file: string) =>
    JSON.parse(read(file)).units.find(({ id }: { id: string }) => id === 'xarn-ship-10a')?.force;
  expect(force('tuned-data.json')).toBe(force('xarn.json') + moved[0].is);
});
