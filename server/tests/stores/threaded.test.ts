// A server writes to SQLite in a thread of its own.
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Snapshot } from '@orrery/kernel';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { openSqliteInThread } from '../../src/stores/sqlite/threaded.ts';
import { type Store, StoreFull } from '../../src/stores/store.ts';
import { bytesOfNothing, freshFolder } from '../house.ts';
import { begunMatch, storeContract } from './store.contract.ts';

const opened: Store[] = [];
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  for (const store of opened) await store.close();
});
function fresh(options = {}) {
  const file = path.join(freshFolder(), 'orrery.sqlite');
  const store = openSqliteInThread(file, options);
  opened.push(store);
  return { file, store };
}
const entry = (seq: number, move: unknown = 'x') =>
  ({ seq, at: 1, t: 'move', by: 0, id: `i${seq}`, move, draws: [] }) as const;

const { store: shared } = fresh();
storeContract('SQLite with a thread', async () => shared);

test('the thread that answers people commits nothing, and what is acknowledged is on the disk', async () => {
  const { file, store } = fresh();
  const here = vi.spyOn(DatabaseSync.prototype, 'exec');
  const match = await begunMatch(store);
  expect(await store.append(match, entry(0))).toBe('kept');
  expect(await store.append(match, entry(0, 'again'))).toBe('taken');
  expect(here).not.toHaveBeenCalled();
  const other = openSqlite(file);
  expect(await other.read(match, 0)).toEqual([entry(0)]);
  await other.close();
});

test('what is asked for in one turn of the event loop goes in one message, and so does what became of it', async () => {
  const { store } = fresh();
  const match = await begunMatch(store);
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  const heard = vi.spyOn(Worker.prototype, 'emit');
  await Promise.all(Array.from({ length: 50 }, (_, seq) => store.append(match, entry(seq))));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls.filter(([what]) => what === 'message')).toHaveLength(1);
  expect(await store.read(match, 0)).toHaveLength(50);
});

test('an entry and a snapshot are kept as they were when they were given', async () => {
  const { store } = fresh();
  const match = await begunMatch(store);
  const move = { star: 'S001' };
  const state = { cards: [1, 2, 3] };
  const rest = { at: 7, draws: 0, undos: [], conduct: [], tellings: { steps: [], heard: [] }, since: [], ways: [] };
  const writing = [
    store.append(match, entry(0, move)),
    store.keepSnapshot(match, { rules: 1, seq: 0, state, ...rest } as Snapshot),
  ];
  move.star = 'S002';
  state.cards.pop();
  await Promise.all(writing);
  expect(await store.read(match, 0)).toEqual([entry(0, { star: 'S001' })]);
  expect((await store.snapshot(match))?.state).toEqual({ cards: [1, 2, 3] });
});

test('what is left of a store without room: it says so, keeps the rest, and counts its commits', async () => {
  const commits: number[] = [];
  const { store } = fresh({
    most: (await bytesOfNothing()) + 120_000,
    committed: (_: number, writes: number) => commits.push(writes),
  });
  const match = await begunMatch(store);
  const kept: number[] = [];
  const fill = async () => {
    for (let seq = 0; ; seq++) {
      await store.append(match, entry(seq, 'x'.repeat(5000)));
      kept.push(seq);
    }
  };
  await expect(fill()).rejects.toThrow(StoreFull);
  expect((await store.read(match, 0)).map(({ seq }) => seq)).toEqual(kept);
  expect(commits.length).toBeGreaterThanOrEqual(kept.length);
});

test('a thread that dies takes no later write along, and what it had acknowledged is kept', async () => {
  const { store } = fresh();
  const match = await begunMatch(store);
  const workers = vi.spyOn(Worker.prototype, 'postMessage').mock.contexts;
  expect(await store.append(match, entry(0))).toBe('kept');
  const dying = store.append(match, entry(1));
  await new Promise((done) => setImmediate(done));
  await (workers.at(-1) as Worker).terminate();
  // Nobody knows whether it was kept: whoever reads on finds out.
  const became = await dying.then(
    () => 1,
    () => 0,
  );
  const found = (await store.read(match, 0)).length;
  expect(found).toBeGreaterThanOrEqual(1 + became);
  expect(await store.append(match, entry(found))).toBe('kept');
});

test('the last word of a thread that counts as dead changes nothing, and the next one writes on', async () => {
  const { store } = fresh();
  const match = await begunMatch(store);
  const workers = vi.spyOn(Worker.prototype, 'postMessage').mock.contexts;
  const dying = store.append(match, entry(0));
  await new Promise((done) => setImmediate(done));
  const dead = workers.at(-1) as Worker;
  const last = new Promise((heard) => dead.once('message', heard));
  dead.emit('error', new Error('out of memory'));
  await expect(dying).rejects.toThrow('out of memory');
  await last;
  await dead.terminate();
  const found = (await store.read(match, 0)).length;
  expect(await store.append(match, entry(found))).toBe('kept');
});

test('all that was asked for is done before the end; after it writes are refused', async () => {
  const file = path.join(freshFolder(), 'orrery.sqlite');
  const store = openSqliteInThread(file);
  const match = await begunMatch(store);
  const last = Array.from({ length: 20 }, (_, seq) => store.append(match, entry(seq)));
  await store.close();
  expect(await Promise.all(last)).toEqual(last.map(() => 'kept'));
  await expect(store.append(match, entry(20))).rejects.toThrow(/closed/);
  const other = openSqlite(file);
  expect(await other.read(match, 0)).toHaveLength(20);
  await other.close();
});

test('a table is not remembered longer than until it is changed', async () => {
  const { store } = fresh();
  const person = { id: 'ada', name: 'Ada', sigil: 'comet', named: 0 } as const;
  await store.keepPerson(person);
  const table = (await store.match(await begunMatch(store)))!.table;
  const before = (await store.table(table))!;
  expect(await store.table(table)).toBe(before);
  expect(await store.keepTable({ ...before, name: 'Orion' })).toBe('kept');
  expect(await store.table(table)).toMatchObject({ name: 'Orion', version: before.version + 1 });
  expect(await store.keepTable(before)).toBe('taken');
  expect(await store.forgetTable((await store.table(table))!)).toBe('kept');
  expect(await store.table(table)).toBeNull();
});
