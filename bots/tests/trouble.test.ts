// Whatever a bot does to the place where it thinks, nobody else notices.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Dispatch } from '../src/worker/dispatch.ts';
import { botPool, startProcess, ThinkerLost, usualPool } from '../src/worker/pool.ts';
import type { Question } from '../src/worker/protocol.ts';
import { startThread } from '../src/worker/thread.ts';
import { longestThought, Threads } from '../src/worker/threads.ts';
import type { Orders } from './troubled.ts';

const shelf = new URL('./troubled.ts', import.meta.url).href;
const asked = (view: Orders, bot: Question['bot'] = 'hard'): Question => ({
  ...{ game: 'duel', rules: 1, view, me: 0, bot, seed: '' },
});
const asker = { address: 'here', person: 'ada', table: 't' };
const cheer = { t: 'cheer' };
const pool = botPool(shelf, { ...usualPool, threads: { quick: 1, slow: 1 } });
afterAll(() => pool.close());

test('bots think in another process', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-test-')), 'pid');
  expect(await pool.think(asked({ order: 'play', file }), asker)).toEqual(cheer);
  const pid = Number(fs.readFileSync(file, 'utf8'));
  expect(pid).not.toBe(process.pid);
  expect(os.getPriority(pid)).toBeGreaterThan(os.getPriority(process.pid));
  fs.rmSync(path.dirname(file), { recursive: true });
});

test('one whose thought kills the whole process fails in the end, and what was thought about beside it is answered', async () => {
  const deadly = expect(pool.think(asked({ order: 'kill' }), asker)).rejects.toBeInstanceOf(ThinkerLost);
  const others = Array.from({ length: 10 }, () => pool.think(asked({ order: 'play' }, 'easy'), asker));
  const fates = await Promise.allSettled(others);
  await deadly;
  // Whoever is beside it each time may go down with it; nobody else.
  expect(fates.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1);
  expect(await pool.think(asked({ order: 'play' }), asker)).toEqual(cheer);
});

test('one that ends its thread is asked again, then fails; one that throws fails at once', async () => {
  await expect(pool.think(asked({ order: 'exit' }), asker)).rejects.toBeInstanceOf(ThinkerLost);
  const lost = pool.thinkers().lost;
  await expect(pool.think(asked({ order: 'throw' }), asker)).rejects.toThrow('the bot is confused');
  expect(pool.thinkers().lost).toBe(lost);
  expect(await pool.think(asked({ order: 'play' }), asker)).toEqual(cheer);
});

test('one that never ends is ended, and its thread with it; those in other threads think on', async () => {
  const timers: { ms: number; then: () => void }[] = [];
  const threads = new Threads({
    most: 2,
    start: (gone) => startThread(shelf, gone),
    after: (ms, then) => {
      timers.push({ ms, then });
      return () => undefined;
    },
  });
  const endless = expect(threads.think(asked({ order: 'loop' }), 1)).rejects.toBeInstanceOf(ThinkerLost);
  for (let no = 0; no < 3; no++)
    expect(await threads.think(asked({ order: 'play' }), 1)).toMatchObject({ move: cheer });
  expect(timers[0]!.ms).toBe(longestThought);
  timers[0]!.then();
  await endless;
  const both = [0, 1].map(() => threads.think(asked({ order: 'play' }), 1));
  expect(await Promise.all(both)).toMatchObject([{ move: cheer }, { move: cheer }]);
  await threads.close();
});

test('a mute process is ended after a while, and what it was asked is asked of the next', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-test-'));
  const file = path.join(folder, 'pid');
  const silences: (() => void)[] = [];
  const silent = (tooLong: () => void) => {
    silences.push(tooLong);
    return () => undefined;
  };
  const replaced = new Dispatch(usualPool, {
    start: (gone) => startProcess(shelf, 2, gone, silent),
    now: () => performance.now(),
    // Not the patience of the one who asks: the process itself is missed.
    after: () => () => undefined,
  });
  const thought = replaced.think(asked({ order: 'freeze', file }), asker);
  await until(() => fs.existsSync(file) && fs.readFileSync(file, 'utf8') !== '');
  silences[0]!();
  expect(await thought).toEqual(cheer);
  expect(isRunning(Number(fs.readFileSync(file, 'utf8')))).toBe(false);
  expect(replaced.thinkers().lost).toBeGreaterThan(0);
  await replaced.close();
  fs.rmSync(folder, { recursive: true });
});

test('of a server that is killed no process thinks on, however deep in thought', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-test-'));
  const file = path.join(folder, 'pid');
  const server = spawn(process.execPath, [fileURLToPath(new URL('./asks-for-trouble.ts', import.meta.url)), file]);
  await until(() => fs.existsSync(file) && fs.readFileSync(file, 'utf8') !== '');
  const pid = Number(fs.readFileSync(file, 'utf8'));
  expect(pid).not.toBe(server.pid);
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGKILL');
  await until(() => !isRunning(pid));
  fs.rmSync(folder, { recursive: true });
});

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((wait) => setTimeout(wait, 20));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
