import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { prepareSchema } from '../../src/stores/sqlite/schema.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { type Store, StoreFull } from '../../src/stores/store.ts';
import { bytesOfNothing, freshFolder } from '../house.ts';
import { begunMatch, storeContract } from './store.contract.ts';

const file = path.join(freshFolder(), 'orrery.sqlite');
const opened: Store[] = [];
afterAll(async () => {
  for (const store of opened) await store.close();
});

storeContract('SQLite', async () => {
  const store = openSqlite(file);
  opened.push(store);
  return store;
});

test('SQLite: every commit is flushed to the disk', () => {
  const db = new DatabaseSync(path.join(freshFolder(), 'flushed.sqlite'));
  prepareSchema(db);
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  db.close();
});

test('SQLite: what is written after the end is refused to who writes it', async () => {
  const store = openSqlite(path.join(freshFolder(), 'closed.sqlite'));
  await store.close();
  await expect(store.keepPerson({ id: 'ada', name: 'Ada', sigil: 'comet', named: 0 })).rejects.toThrow(/not open/);
});

test('SQLite: a file of a later version is not touched', () => {
  const later = path.join(freshFolder(), 'later.sqlite');
  const db = new DatabaseSync(later);
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSqlite(later)).toThrow(/later version/);
});

test('SQLite: a file of the first version is brought up to date, and keeps what it had', async () => {
  const old = path.join(freshFolder(), 'old.sqlite');
  const db = new DatabaseSync(old);
  prepareSchema(db, 1);
  db.exec("INSERT INTO person VALUES ('ada', 'Ada', 'comet')");
  db.close();
  const again = openSqlite(old);
  opened.push(again);
  expect(await again.person('ada')).toEqual({ id: 'ada', name: 'Ada', sigil: 'comet', named: 0 });
  expect(await again.memo('match')).toBeNull();
});

test('SQLite: a snapshot that is not as it was written is none', async () => {
  const spoilt = path.join(freshFolder(), 'spoilt.sqlite');
  const store = openSqlite(spoilt);
  opened.push(store);
  const tellings = { steps: [], heard: [] };
  const state = { cards: [1, 2, 3] };
  const snapshot = {
    rules: 1,
    seq: 256,
    at: 7,
    draws: 0,
    undos: [],
    conduct: [],
    tellings,
    state,
    since: [],
    ways: [],
  };
  await begunMatch(store, 'match');
  await store.keepSnapshot('match', snapshot);
  expect(await store.snapshot('match')).toEqual(snapshot);
  const db = new DatabaseSync(spoilt);
  db.exec("UPDATE snapshot SET body = replace(body, '[1,2,3]', '[1,2,4]')");
  db.close();
  expect(await store.snapshot('match')).toBeNull();
});

test('SQLite: grows to what it may take; what it then refuses is not kept, all before it is, and with room it goes on', async () => {
  const small = path.join(freshFolder(), 'small.sqlite');
  const most = (await bytesOfNothing()) + 120_000;
  const first = openSqlite(small, { most });
  await begunMatch(first, 'match');
  const kept: number[] = [];
  const append = async (store: Store, seq: number) => {
    const entry = { seq, at: 1, t: 'move', by: 0, id: `i${seq}`, move: 'x'.repeat(5000), draws: [] } as const;
    await store.append('match', entry);
    kept.push(seq);
  };
  const fill = async () => {
    for (let seq = 0; ; seq++) await append(first, seq);
  };
  await expect(fill()).rejects.toThrow(StoreFull);
  expect(kept.length).toBeGreaterThan(10);
  await expect(append(first, 99)).rejects.toThrow(StoreFull);
  expect((await first.read('match', 0)).map(({ seq }) => seq)).toEqual(kept);
  const { used } = await first.size();
  expect(used).toBeGreaterThan(0.8 * most);
  expect(used).toBeLessThanOrEqual(most);
  await first.close();
  const again = openSqlite(small, { most: 2 * most });
  opened.push(again);
  await append(again, kept.length);
  expect((await again.read('match', 0)).map(({ seq }) => seq)).toEqual(kept);
});

test('SQLite: while another program writes, writes wait and the event loop does not', async () => {
  const shared = path.join(freshFolder(), 'shared.sqlite');
  const store = openSqlite(shared);
  opened.push(store);
  const other = new DatabaseSync(shared);
  other.exec('BEGIN IMMEDIATE');
  const order: string[] = [];
  const kept = store.keepPerson({ id: 'ada', name: 'Ada', sigil: 'comet', named: 0 }).then(() => order.push('kept'));
  for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
  order.push('turned');
  expect(await store.person('ada')).toBeNull();
  other.exec('ROLLBACK');
  other.close();
  await kept;
  expect(order).toEqual(['turned', 'kept']);
  expect(await store.person('ada')).toMatchObject({ name: 'Ada' });
});
