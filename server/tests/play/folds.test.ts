// Whole matches are folded for whoever asks: few at once, and once for all who ask for the same.
import path from 'node:path';
import { Host, type Kind, SealedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { Folds } from '../../src/matches/folds.ts';
import { Slices } from '../../src/matches/slices.ts';
import { drawKey, drawSecret } from '../../src/secrets.ts';
import { loadShelf } from '../../src/shelf.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Store } from '../../src/stores/store.ts';
import { freshFolder } from '../house.ts';
import { begunMatch } from '../stores/store.contract.ts';

const shelf = await loadShelf(new URL('../shelf.ts', import.meta.url).href);
const game = shelf.get('sky-of-stars')!;
const changes = 60;

/** A match in which seat 0 changes its mind in secret. */
async function longMatch(store: Store): Promise<Host<Kind>> {
  const options = game.readOptions(undefined, 2);
  if (!options.ok) throw new Error(options.problem);
  const head = { id: drawSecret(), game: game.id, rules: game.rules, seats: 2, options: options.value };
  const key = drawKey();
  await begunMatch(store, head.id);
  const world = { journal: store, now: () => 1, chance: (_: string, n: number) => new SealedChance(key, head.id, n) };
  const host = await Host.begin(game, head, world);
  for (let i = 0; i < changes; i++) {
    const move = { t: 'start', star: i % 2 === 0 ? 'S001' : 'S002' };
    expect(await host.play({ by: 0, id: `m${i}`, decision: host.decision(0), move })).toMatchObject({ ok: true });
  }
  return host;
}

/** A store that says which entries were read, and how many matches were being read at once. */
function watched(store: Store) {
  const reads: string[] = [];
  const begun = new Set<string>();
  let atOnce = 0;
  const read: Store['read'] = async (match, from, most) => {
    reads.push(`${match} ${from}`);
    begun.add(match);
    atOnce = Math.max(atOnce, begun.size);
    const page = await store.read(match, from, most);
    if (page.some(({ seq }) => seq === changes)) begun.delete(match);
    return page;
  };
  return { store: { ...store, read }, reads, atOnce: () => atOnce };
}

test('sixty who fetch one file at once, and those who come later, cost one fold', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const host = await longMatch(store);
  const { store: seen, reads } = watched(store);
  const folds = new Folds(seen, new Slices());
  const files = await Promise.all(Array.from({ length: 60 }, () => folds.entries(host)));
  expect(new Set(files).size).toBe(1);
  expect(JSON.parse(files[0]!.toString())).toHaveLength(changes + 1);
  expect(await folds.entries(host)).toBe(files[0]);
  expect(new Set(reads).size).toBe(reads.length);
  // A match that has grown has another file.
  await host.play({ by: 0, id: 'more', decision: host.decision(0), move: { t: 'start', star: 'S003' } });
  expect(JSON.parse((await folds.entries(host)).toString())).toHaveLength(changes + 2);
  await store.close();
});

test('of many matches no more than two are folded at once, and all in the end', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const hosts = [];
  for (let i = 0; i < 6; i++) hosts.push(await longMatch(store));
  const { store: seen, atOnce } = watched(store);
  const folds = new Folds(seen, new Slices());
  const pages = hosts.map((host) => folds.told(host, { as: 0, start: 0, end: 9 }));
  const files = hosts.map((host) => folds.entries(host));
  expect((await Promise.all(pages)).map((page) => page.length)).toEqual(hosts.map(() => 9));
  expect((await Promise.all(files)).every((file) => file.length > 0)).toBe(true);
  expect(atOnce()).toBe(2);
  await store.close();
});

test('one that fails leaves its place to the next', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const host = await longMatch(store);
  const broken = { ...store, read: () => Promise.reject(new Error('no disk')) };
  const folds = new Folds(broken, new Slices());
  const asked = [1, 2, 3].flatMap((end) => [folds.told(host, { as: 0, start: 0, end }), folds.entries(host)]);
  const answers = await Promise.allSettled([...asked, folds.entries(host)]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
  broken.read = store.read as never;
  expect((await folds.entries(host)).length).toBeGreaterThan(0);
  await store.close();
});

test('pages of all observers are folded together, to the last entry whatever is asked, and are what was told', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const host = await longMatch(store);
  const { store: seen, reads } = watched(store);
  const folds = new Folds(seen, new Slices());
  const whole = reads.length;
  const first = await folds.told(host, { as: 0, start: 0, end: 1 });
  const costOfFirst = reads.length - whole;
  const last = await folds.told(host, { as: 0, start: changes - 20, end: changes });
  expect(reads.length - costOfFirst).toBe(costOfFirst);
  expect(first).toEqual(host.told(0, 0).slice(0, 1));
  expect(last).toEqual(host.told(0, changes - 20).slice(0, 20));
  reads.length = 0;
  const ends = [1, 2, 30, changes];
  const together = await Promise.all([
    ...ends.map((end) => folds.told(host, { as: 0, start: 0, end })),
    folds.told(host, { as: 1, start: 0, end: 1 }),
  ]);
  expect(together.map((page) => page.length)).toEqual([...ends, 1]);
  expect(reads).toHaveLength(costOfFirst);
  await store.close();
});
