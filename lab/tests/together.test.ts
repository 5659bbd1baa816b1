// Games that several machines play together, by way of one PostgreSQL.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../server/tests/postgres-server.ts';
import { runTogether } from '../src/lab/together/run.ts';
import { SharedWork } from '../src/lab/together/store.ts';
import { run } from './run.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-lab-together-'));
let database: string;
beforeEach(async () => {
  database = await freshDatabase();
  vi.stubEnv('DATABASE_URL', database);
});
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  vi.unstubAllEnvs();
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

const main = path.resolve(import.meta.dirname, '../src/main.ts');
const orrery = (...args: string[]): ChildProcess => {
  const env = { ...process.env, DATABASE_URL: database };
  const child = spawn(process.execPath, [main, ...args], { stdio: 'ignore', env });
  children.push(child);
  return child;
};
const exitOf = (child: ChildProcess) => new Promise<number | null>((done) => child.once('exit', done));
const moment = () => new Promise((next) => setTimeout(next, 20));
const report = [
  'lab',
  'report',
  'shooting-star',
  '--bots',
  'normal',
  '--games',
  '24',
  '--seed',
  'many',
  '--cores',
  '1',
];

test('two lend a hand, one of them is killed: every game counts once, and all is as if one had played it', async () => {
  expect((await run(...report, '--out', path.join(dir, 'alone'))).code).toBe(0);
  const sql = postgres(database, { max: 1, onnotice: () => {} });
  const count = async (what: string): Promise<number> => {
    const [row] = await sql.unsafe(`select count(*)::int as n from orrery_lab.games where ${what}`);
    return row!.n as number;
  };
  // The same that is asked for below: it waits for both, however long they take to come.
  const shared = await SharedWork.open(database);
  const plan = { game: 'shooting-star', seats: 2, bots: ['normal', 'normal'], games: 24, seed: 'many' };
  const work = await shared.lay({ plan, sets: { 0: null } }, [0]);
  const lend = () => orrery('lab', 'work', '--cores', '1', '--lease', '1');
  const doomed = lend();
  const gone = exitOf(doomed);
  while ((await count('until is not null')) < 1) {
    // It was faster than we look: another game.
    const done = await count('result is not null');
    if (done === (await count('true'))) await shared.lay({ plan, sets: { 0: null } }, [done]);
    await moment();
  }
  doomed.kill('SIGKILL');
  await gone;
  const before = await count('result is not null');
  lend();
  await shared.lay(
    { plan, sets: { 0: null } },
    Array.from({ length: 24 }, (_, g) => g),
  );
  while ((await count('result is not null')) === before) await moment();
  expect((await run(...report, '--out', path.join(dir, 'many'), '--together')).code).toBe(0);
  expect(await shared.progress(work)).toEqual({ done: 0, of: 0 });
  await shared.close();
  const read = (name: string) => fs.readFileSync(path.join(dir, name), 'utf8');
  for (const end of ['.csv', '.json', '.html']) expect(read(`many${end}`)).toBe(read(`alone${end}`));
  expect(await count('true')).toBe(0);
  await sql.end();
});

test('a game is given to one at a time, is anybody’s when its player falls silent, and counts once', async () => {
  // Of two machines one falls silent at once, the other says that it goes on.
  const [one, two] = [await SharedWork.open(database, 600_000), await SharedWork.open(database, 1)];
  const stranger = await SharedWork.open(database, 1, 'other code');
  const plan = { game: 'shooting-star', seats: 2, bots: ['easy', 'easy'], games: 2, seed: 's' };
  const errand = { plan, sets: { 0: null } };
  const work = await one.lay(errand, [0, 1]);
  expect(await two.lay(errand, [0, 1])).toBe(work);
  expect(await two.find()).toEqual({ id: work, errand });
  expect(await stranger.find()).toBeNull();
  expect(await one.claim(work, false)).toBe(0);
  expect(await two.claim(work, false)).toBe(1);
  await moment();
  expect(await one.claim(work, false)).toBe(1);
  expect([await one.claim(work, false), await two.claim(work, true), await two.find()]).toEqual([null, null, null]);
  await two.renew(work, [0]);
  await moment();
  expect(await two.claim(work, false)).toBe(0);
  await one.renew(work, [0]);
  await moment();
  expect(await two.claim(work, false)).toBeNull();
  const facts = { winners: [0], scores: null, decisions: 1, rounds: 1, leads: 0, used: [], given: [], brought: {} };
  expect(await two.put(work, { ...facts, g: 1 })).toBe(true);
  expect(await one.put(work, { ...facts, g: 1, decisions: 9 })).toBe(false);
  expect(await one.progress(work)).toEqual({ done: 1, of: 2 });
  expect((await one.results(work)).map(({ g, decisions }) => [g, decisions])).toEqual([[1, 1]]);
  await one.forget(work);
  expect(await two.progress(work)).toEqual({ done: 0, of: 0 });
  await Promise.all([one.close(), two.close(), stranger.close()]);
});

test('work that somebody waits for is found before work that was abandoned', async () => {
  const shared = await SharedWork.open(database);
  const errand = (seed: string) => ({
    plan: { game: 'shooting-star', seats: 2, bots: ['easy', 'easy'], games: 1, seed },
    sets: { 0: null },
  });
  const found = async () => (await shared.find())?.errand.plan.seed;
  const first = await shared.lay(errand('first'), [0]);
  await shared.lay(errand('second'), [0]);
  expect(await found()).toBe('second');
  await shared.renew(first, []);
  expect(await found()).toBe('second');
  await shared.renew(first, [], true);
  expect(await found()).toBe('first');
  await shared.lay(errand('second'), [0]);
  expect(await found()).toBe('second');
  await shared.close();
});

test('who lends a hand once does what there is, brings every game and goes', async () => {
  const shared = await SharedWork.open(database);
  const plan = { game: 'shooting-star', seats: 2, bots: ['random', 'random'], games: 5, seed: 's' };
  const work = await shared.lay({ plan, sets: { 0: null } }, [0, 1, 2, 3, 4]);
  expect(await run('lab', 'work', '--once', '--cores', '2')).toEqual({
    code: 0,
    out: 'shooting-star: 5 games\n',
    err: '',
  });
  expect((await shared.results(work)).map(({ g }) => g)).toEqual([0, 1, 2, 3, 4]);
  await shared.close();
});

test('who asked for what another has asked for, and taken away, has all of its games nevertheless', async () => {
  const other = await SharedWork.open(database, 600_000);
  const plan = { game: 'shooting-star', seats: 2, bots: ['random', 'random'], games: 3, seed: 's' };
  const errand = { plan, sets: { 0: null } };
  const work = await other.lay(errand, [0, 1, 2]);
  // Until the other is done with it there is something to wait for.
  expect(await other.claim(work, false)).toBe(0);
  const player = new URL('../src/lab/thread.ts', import.meta.url);
  const asked = runTogether(database, errand, [0, 1, 2], { cores: 1, player, progress: () => {} });
  while ((await other.progress(work)).done < 2) await moment();
  await other.forget(work);
  expect((await asked).map(({ g }) => g)).toEqual([0, 1, 2]);
  await other.close();
});

test('without a database nobody works together', async () => {
  vi.stubEnv('DATABASE_URL', '');
  for (const args of [
    ['lab', 'work', '--once'],
    [...report, '--together'],
  ])
    expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL') });
});

test('a search is played together, too, and finds what it finds alone', async () => {
  const wish = {
    move: [{ path: 'data.units.xarn-*.force', from: -1, to: 1, add: true }],
    aim: [{ by: 'given', name: 'factions xarn' }],
  };
  const args = ['lab', 'tune', 'planet-x', '--wish', JSON.stringify(wish), '--bots', 'random', '--games', '8'];
  const how = ['--points', '3', '--generations', '1', '--cores', '1'];
  const out = (name: string) => ['--out', path.join(dir, name)];
  expect((await run(...args, ...how, ...out('apart'))).code).toBe(0);
  expect((await run(...args, ...how, ...out('shared'), '--together')).code).toBe(0);
  for (const end of ['.json', '.csv', '-data.json'])
    expect(fs.readFileSync(path.join(dir, `shared${end}`), 'utf8')).toBe(
      fs.readFileSync(path.join(dir, `apart${end}`), 'utf8'),
    );
});
