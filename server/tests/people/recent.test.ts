// The last entries of all matches stand in one table, as they came, before they are put in their places.
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { drawKey } from '../../src/secrets.ts';
import { writtenEntry } from '../../src/stores/sqlite/matches.ts';
import { RecentEntries } from '../../src/stores/sqlite/recent.ts';
import { Sql } from '../../src/stores/sqlite/sql.ts';
import { openSqlite, storeIn } from '../../src/stores/sqlite/store.ts';
import { TableCache } from '../../src/stores/sqlite/table-cache.ts';
import { openSqliteInThread } from '../../src/stores/sqlite/threaded.ts';
import type { Store } from '../../src/stores/store.ts';
import { freshTable } from '../fresh-table.ts';
import { freshFolder } from '../house.ts';
import { begunMatch } from '../stores/store.contract.ts';

const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});
/** However long the machine takes: nothing is put in its place by the clock while a test looks, unless it wants that. */
function fresh({ longestWait = 3_600_000 } = {}) {
  const file = path.join(freshFolder(), 'orrery.sqlite');
  const store = openSqliteInThread(file, { longestWait });
  opened.push(store);
  return { file, store };
}
const entry = (seq: number, by = 0) =>
  ({ seq, at: 100 + seq, t: 'move', by, id: `i${seq}`, move: 'x', draws: [] }) as const;
const turn = (since: number) => ({ awaited: [0], asked: [0], since });

/** What stands in a table of the file, as it is on the disk now. */
function rows(file: string, table: 'recent' | 'entry'): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  } finally {
    db.close();
  }
}

test('what is acknowledged is read at once, though it waits for its place', async () => {
  const { file, store } = fresh();
  const match = await begunMatch(store);
  for (const seq of [0, 1, 2]) expect(await store.append(match, entry(seq), turn(seq))).toBe('kept');
  expect([rows(file, 'recent'), rows(file, 'entry')]).toEqual([3, 0]);
  expect(await store.read(match, 0)).toEqual([0, 1, 2].map((seq) => entry(seq)));
  expect(await store.read(match, 1, 1)).toEqual([entry(1)]);
  expect(await store.entryOf(match, 0, 'i1')).toBe(1);
  expect(await store.lastAt(match)).toBe(102);
  expect(await store.turn(match)).toEqual(turn(2));
});

test('a machine that goes down meanwhile loses nothing: whoever opens the file next finds all of it', async () => {
  const { file, store } = fresh();
  const [one, two] = [await begunMatch(store), await begunMatch(store)];
  for (let seq = 0; seq < 5; seq++)
    await Promise.all([one, two].map((match) => store.append(match, entry(seq), turn(seq))));
  const folder = freshFolder();
  for (const part of ['orrery.sqlite', 'orrery.sqlite-wal'])
    fs.copyFileSync(path.join(path.dirname(file), part), path.join(folder, part));
  const copy = path.join(folder, 'orrery.sqlite');
  expect(rows(copy, 'recent')).toBeGreaterThan(0);
  const after = openSqliteInThread(copy);
  opened.push(after);
  for (const match of [one, two]) {
    expect(await after.read(match, 0)).toEqual([0, 1, 2, 3, 4].map((seq) => entry(seq)));
    expect(await after.turn(match)).toEqual(turn(4));
    expect(await after.append(match, entry(4, 1))).toBe('taken');
    expect(await after.append(match, entry(5), turn(5))).toBe('kept');
  }
  expect(rows(copy, 'entry')).toBe(10);
});

test('many are put in their places, and all when the store is closed', async () => {
  const { file, store } = fresh();
  const match = await begunMatch(store);
  const [many, all] = [16_000, 16_500];
  for (let seq = 0; seq < all; seq += 500)
    await Promise.all(Array.from({ length: 500 }, (_, i) => store.append(match, entry(seq + i), turn(seq + i))));
  expect(rows(file, 'entry')).toBeGreaterThanOrEqual(many);
  expect((await store.read(match, 0)).map(({ seq }) => seq)).toEqual([...Array(all).keys()]);
  expect(await store.read(match, many - 10, 20)).toEqual(Array.from({ length: 20 }, (_, i) => entry(many - 10 + i)));
  await store.close();
  opened.pop();
  expect([rows(file, 'recent'), rows(file, 'entry')]).toEqual([0, all]);
});

test('an id is known again wherever its entry is: waiting, in its place, among thousands, and to the next thread', async () => {
  const { file, store } = fresh({ longestWait: 1 });
  const match = await begunMatch(store);
  const again = async (to: Store, seq: number) => to.append(match, { ...entry(1), seq }, turn(seq));
  const upTo = async (from: number, end: number) => {
    for (let seq = from; seq < end; seq += 100)
      await Promise.all(Array.from({ length: 100 }, (_, i) => store.append(match, entry(seq + i), turn(seq + i))));
  };
  await upTo(0, 100);
  expect(await again(store, 100)).toBe('taken');
  await vi.waitUntil(() => rows(file, 'recent') === 0, { timeout: 60_000 });
  expect(await again(store, 100)).toBe('taken');
  await upTo(100, 5200);
  expect(await again(store, 5200)).toBe('taken');
  await store.close();
  opened.pop();
  const next = openSqliteInThread(file);
  opened.push(next);
  expect(await again(next, 5200)).toBe('taken');
  expect(await next.append(match, entry(5200), turn(5200))).toBe('kept');
});

test('of entries that come together a bad one takes no other along', async () => {
  const { store } = fresh();
  const [one, two] = [await begunMatch(store), await begunMatch(store)];
  const bad = { ...entry(0), seq: 0.5 };
  const became = await Promise.allSettled([
    store.append(one, entry(0)),
    store.append(two, bad),
    store.append(one, entry(1)),
    store.append(one, { ...entry(1), id: 'other' }),
    store.append(two, entry(0)),
  ]);
  expect(became.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
    ...['kept', 'failed', 'kept', 'taken', 'kept'],
  ]);
  expect(await store.read(one, 0)).toEqual([entry(0), entry(1)]);
  expect(await store.read(two, 0)).toEqual([entry(0)]);
});

test('what is erased together with an append leaves nothing to read', async () => {
  const { store } = fresh();
  const table = freshTable();
  const head = { id: 'erased', game: 'any', rules: 1, seats: 2, options: {} };
  await store.keepTable(table, { head, table: table.id, key: drawKey() });
  const kept = await store.table(table.id);
  const other = await begunMatch(store);
  await Promise.all([
    store.append(head.id, entry(0), turn(0)),
    store.append(other, entry(0), turn(0)),
    store.forgetTable(kept!),
  ]);
  expect(await store.table(table.id)).toBeNull();
  expect(await store.read(head.id, 0)).toEqual([]);
  expect(await store.turn(head.id)).toBeNull();
  expect(await store.read(other, 0)).toEqual([entry(0)]);
});

test('who takes over from a thread that died has what it had kept', async () => {
  const { file, store } = fresh();
  const match = await begunMatch(store);
  await store.append(match, entry(0), turn(0));
  // Another program puts it in its place, as each does that opens the file.
  await openSqlite(file).close();
  expect([rows(file, 'recent'), rows(file, 'entry')]).toEqual([0, 1]);
  expect(await store.append(match, entry(1), turn(1))).toBe('kept');
  expect(await store.append(match, entry(1, 1))).toBe('taken');
  expect(await store.read(match, 0)).toEqual([entry(0), entry(1)]);
});

test('an id of a seat is kept once, and a number of a match, wherever the first of them stands', async () => {
  const { store } = fresh();
  const match = await begunMatch(store);
  expect(await store.append(match, entry(0))).toBe('kept');
  expect(await store.append(match, { ...entry(1), id: 'i0' })).toBe('taken');
  expect(await store.append(match, { ...entry(0), id: 'other' })).toBe('taken');
  await store.archive(await begunMatch(store));
  expect(await store.append(match, { ...entry(1), id: 'i0' })).toBe('taken');
  expect(await store.append(match, entry(1))).toBe('kept');
  expect(await store.read(match, 0)).toEqual([entry(0), entry(1)]);
});

test('of a table that is erased nothing is left, also of what had just come', async () => {
  const { file, store } = fresh();
  const match = await begunMatch(store);
  const table = (await store.table((await store.match(match))!.table))!;
  await store.append(match, entry(0), turn(0));
  const late = store.append(match, entry(1), turn(1));
  expect(await store.forgetTable(table)).toBe('kept');
  await late;
  expect(await store.append(match, entry(2), turn(2))).toBe('taken');
  await store.close();
  opened.pop();
  expect([rows(file, 'recent'), rows(file, 'entry')]).toEqual([0, 0]);
});

test('what a transaction could not keep is not taken for kept', async () => {
  const sql = new Sql(path.join(freshFolder(), 'orrery.sqlite'), {});
  const store = storeIn(sql, new TableCache(() => 0));
  opened.push(store);
  const recent = new RecentEntries(sql);
  const match = await begunMatch(store);
  const written = (seq: number) => ({ match, entry: writtenEntry(entry(seq), turn(seq)) });
  const append = (seq: number) => sql.commit(() => recent.append([written(seq)])[0]);
  const bad = () => sql.commit(() => sql.write('INSERT INTO recent (no) VALUES (1)'));
  // Its neighbours are tried again one by one, and each is kept once.
  const became = await Promise.allSettled([append(0), bad(), append(1)]);
  expect(became.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
    'recent',
    'failed',
    'recent',
  ]);
  expect(recent.size).toBe(2);
  expect(recent.sortSome(2)).toEqual([[match, 1]]);
  expect(await store.read(match, 0)).toEqual([entry(0), entry(1)]);
});

test('some are put in their places at a time, and a machine that goes down in between loses and doubles nothing', async () => {
  const folder = freshFolder();
  const sql = new Sql(path.join(folder, 'orrery.sqlite'), {});
  const store = storeIn(sql, new TableCache(() => 0));
  opened.push(store);
  const recent = new RecentEntries(sql);
  const matches = [await begunMatch(store), await begunMatch(store), await begunMatch(store)];
  const append = (match: string, seq: number) =>
    sql.commit(() => recent.append([{ match, entry: writtenEntry(entry(seq), turn(seq)) }])[0]);
  for (const seq of [0, 1]) await Promise.all(matches.map((match) => append(match, seq)));
  const [first] = recent.sortSome(2)!;
  expect(first).toEqual([matches[2], 1]);
  expect([recent.sorting, recent.size]).toEqual([true, 4]);

  const copy = path.join(freshFolder(), 'orrery.sqlite');
  for (const part of ['', '-wal']) fs.copyFileSync(path.join(folder, `orrery.sqlite${part}`), copy + part);
  const after = openSqlite(copy);
  opened.push(after);
  for (const match of matches) {
    expect(await after.read(match, 0)).toEqual([entry(0), entry(1)]);
    expect(await after.turn(match)).toEqual(turn(1));
  }

  // One that is in its place already, and one that is not, go on meanwhile.
  for (const match of [matches[2]!, matches[0]!]) expect(await append(match, 2)).toBe('recent');
  expect(recent.sortSome(99)).toEqual([
    [matches[0], 2],
    [matches[1], 1],
  ]);
  expect([recent.sorting, recent.size, rows(path.join(folder, 'orrery.sqlite'), 'recent')]).toEqual([false, 1, 2]);
  expect(recent.sortSome(99)).toEqual([[matches[2], 2]]);
  expect([recent.size, rows(path.join(folder, 'orrery.sqlite'), 'recent')]).toEqual([0, 0]);
  expect(await store.read(matches[2]!, 0)).toEqual([entry(0), entry(1), entry(2)]);
});
