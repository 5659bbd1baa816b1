import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Kept } from '../src/simulate/kept.ts';
import { fitWeights, oddsOf } from '../src/train/fit.ts';
import { run } from './run.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-train-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));
const out = path.join(dir, 'weights.json');
const args = ['train', 'shooting-star', '--players', 'normal@1,easy@1', '--games', '24', '--cores', '1', '--out', out];

test('the same seed teaches the same, a killed run goes on, and a check finds what has changed', async () => {
  const whole = await run(...args);
  expect(whole).toMatchObject({ code: 0 });
  expect(whole.out).toMatch(/normal@1 +\d+ +\d\.\d+ +\d\.\d+/);
  const text = fs.readFileSync(out, 'utf8');
  expect(fs.existsSync(`${out}.part`)).toBe(false);
  const { head } = JSON.parse(text);
  expect(head).toMatchObject({ game: 'shooting-star', games: 24, seed: '1', players: ['normal@1', 'easy@1'] });
  expect(head.loss.all.learned).toBeLessThan(head.loss.all.uniform);
  const checked = await run('train', 'shooting-star', '--check', out, '--cores', '1');
  expect(checked).toMatchObject({ code: 0 });
  const off = text.replace(/("weights": \[\s*)-?[\d.]+/, '$10.5');
  expect(off).not.toBe(text);
  fs.writeFileSync(out, off);
  expect(await run('train', 'shooting-star', '--check', out, '--cores', '1')).toMatchObject({ code: 1 });
});

test('what was done before it was killed is not done again, half a line and another work are', () => {
  const file = path.join(dir, 'part');
  const work = { game: 'any', games: 3 };
  const first = new Kept<{ g: number }>(file, work);
  first.add({ g: 1 });
  first.add({ g: 0 });
  fs.appendFileSync(file, '{"g": 2, "fou');
  expect(new Kept<{ g: number }>(file, work).done).toEqual([{ g: 1 }, { g: 0 }]);
  expect(new Kept<{ g: number }>(file, work).done).toEqual([{ g: 1 }, { g: 0 }]);
  expect(new Kept<{ g: number }>(file, { ...work, games: 4 }).done).toEqual([]);
});

test('a fit finds the weights by which its lessons were drawn', () => {
  const truth = [1.5, -0.7];
  const rows = (i: number) => [Math.sin(i), Math.cos(3 * i), Math.sin(5 * i), Math.cos(i), 0, 0];
  const lessons = Array.from({ length: 4000 }, (_, i) => {
    const odds = oddsOf(rows(i), truth);
    // Each outcome as often as it is likely, without luck.
    const at = (i * 0.618034) % 1;
    return { rows: rows(i), truth: at < odds[0]! ? 0 : at < odds[0]! + odds[1]! ? 1 : 2 };
  });
  const [a, b] = fitWeights(lessons, 2);
  expect(a).toBeCloseTo(1.5, 0);
  expect(b).toBeCloseTo(-0.7, 0);
});

test('how bots judge their futures is learned of the matches of two, and checked alike', async () => {
  const file = path.join(dir, 'judge.json');
  const players = 'normal@1,easy@1';
  const made = await run(
    ...['train', 'planet-x', '--judge', '--players', players, '--games', '21', '--cores', '1', '--out', file],
  );
  expect(made).toMatchObject({ code: 0 });
  const { head, weights } = JSON.parse(fs.readFileSync(file, 'utf8'));
  expect(head).toMatchObject({ game: 'planet-x', judge: true });
  expect(head.command).toContain('--judge');
  expect(Object.keys(weights)).toContain('expected at 5 cards');
  expect(await run('train', 'planet-x', '--check', file, '--cores', '1')).toMatchObject({ code: 0 });
  expect(await run('train', 'shooting-star', '--judge')).toMatchObject({ code: 2 });
});

test('a game or a level in which nothing is learned', async () => {
  expect(await run('train', 'sky-of-stars')).toMatchObject({ code: 2 });
  expect(await run('train', 'shooting-star', '--level', 'easy')).toMatchObject({ code: 2 });
  expect(await run('train', 'shooting-star', '--level', 'king')).toMatchObject({ code: 2 });
});
