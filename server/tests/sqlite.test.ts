import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { GroupCommit } from '../src/stores/sqlite/group-commit.ts';
import { prepareSchema } from '../src/stores/sqlite/schema.ts';
import { openSqlite } from '../src/stores/sqlite/store.ts';
import type { Store } from '../src/stores/store.ts';
import { freshFolder } from './house.ts';
import { storeContract } from './store.contract.ts';

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

test('group commit: what comes in one turn shares a transaction, and nobody hears before it is committed', async () => {
  const said: string[] = [];
  const group = new GroupCommit({
    begin: () => said.push('begin'),
    commit: () => said.push('commit'),
    rollback: () => said.push('rollback'),
  });
  const write = (name: string) => group.run(() => said.push(name)).then(() => said.push(`${name} kept`));
  await Promise.all([write('a'), write('b')]);
  await write('c');
  expect(said).toEqual(['begin', 'a', 'b', 'commit', 'a kept', 'b kept', 'begin', 'c', 'commit', 'c kept']);
});

test('group commit: a write that fails takes none of its neighbours along', async () => {
  const kept: string[] = [];
  let pending: string[] = [];
  const group = new GroupCommit({
    begin: () => {
      pending = [];
    },
    commit: () => kept.push(...pending),
    rollback: () => {
      pending = [];
    },
  });
  const good = (name: string) => group.run(() => pending.push(name));
  const bad = group.run(() => {
    throw new Error('no room on the disk');
  });
  const answers = await Promise.allSettled([good('a'), bad, good('b')]);
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(kept).toEqual(['a', 'b']);
});

test('group commit: where no transaction can begin all are told at once', async () => {
  let begun = 0;
  const group = new GroupCommit({
    begin: () => {
      begun++;
      throw new Error('database is locked');
    },
    commit: () => undefined,
    rollback: () => undefined,
  });
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((name) => group.run(() => name)));
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(begun).toBe(1);
});
