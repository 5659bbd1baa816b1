import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownTables } from '../../src/cluster/own-tables.ts';
import { Session } from '../../src/stores/postgres/session.ts';
import { openPostgres } from '../../src/stores/postgres/store.ts';
import { HomeLost, type Store } from '../../src/stores/store.ts';
import { freshTable } from '../fresh-table.ts';
import { freshDatabase } from '../postgres-server.ts';

let shared: Store;
beforeAll(async () => {
  const url = await freshDatabase();
  const session = new Session(url);
  await session.open();
  shared = await openPostgres({ url, session });
});
afterAll(() => shared.close());

/** Two nodes on one store; how often they have asked it for a table. */
function nodes() {
  const reads = { count: 0 };
  const tenure: { one: number | null; other: number | null } = { one: 1, other: null };
  const counted: Store = {
    ...shared,
    table: (id) => {
      reads.count++;
      return shared.table(id);
    },
  };
  const one = ownTables(counted, () => tenure.one).store;
  const other = ownTables(counted, () => tenure.other).store;
  return { reads, tenure, one, other };
}

test('a table of this node is read once, and anew after each change', async () => {
  const { reads, one } = nodes();
  const table = freshTable();
  await one.keepTable(table);
  for (let i = 0; i < 5; i++) expect(await one.table(table.id)).toMatchObject({ version: 1 });
  expect(reads.count).toBe(1);
  await one.keepTable({ ...table, version: 1, name: 'Orion' });
  for (let i = 0; i < 5; i++) expect(await one.table(table.id)).toMatchObject({ version: 2, name: 'Orion' });
  expect(reads.count).toBe(2);
  expect(await one.keepTable({ ...table, version: 1, name: 'late' })).toBe('taken');
  expect(await one.table(table.id)).toMatchObject({ name: 'Orion' });
  await one.dropTable({ ...table, version: 2 });
  expect(await one.table(table.id)).toBeNull();
});

test('after a break nothing of before is believed, however short it was; and nothing of other nodes’ tables ever', async () => {
  const { tenure, one, other } = nodes();
  const table = freshTable();
  await one.keepTable(table);
  await one.table(table.id);
  [tenure.one, tenure.other] = [null, 7];
  for (let version = 1; version < 4; version++) {
    await other.keepTable({ ...table, version, name: `of the other, ${version}` });
    expect(await one.table(table.id)).toMatchObject({ version: version + 1 });
  }
  [tenure.one, tenure.other] = [2, null];
  expect(await one.table(table.id)).toMatchObject({ version: 4 });
  await one.keepTable({ ...table, version: 4 });
  expect(await other.table(table.id)).toMatchObject({ version: 5 });
});

test('what is read while it is changed is not remembered, in whatever order they end', async () => {
  const table = freshTable();
  await shared.keepTable(table);
  const reading = Promise.withResolvers<void>();
  const { store: late } = ownTables(
    {
      ...shared,
      table: async (id) => {
        const found = await shared.table(id);
        await reading.promise;
        return found;
      },
    },
    () => 1,
  );
  const old = late.table(table.id);
  await new Promise((turn) => setTimeout(turn, 50));
  await late.keepTable({ ...table, version: 1, name: 'Orion' });
  reading.resolve();
  await old;
  expect(await late.table(table.id)).toMatchObject({ version: 2, name: 'Orion' });
});

test('a table may be laid by any node, and changed by its own alone', async () => {
  const { tenure, one } = nodes();
  const table = freshTable();
  tenure.one = null;
  expect(await one.keepTable(table)).toBe('kept');
  const now = { ...table, version: 1 };
  await expect(one.keepTable({ ...now, name: 'late' })).rejects.toThrow(HomeLost);
  await expect(one.dropTable(now)).rejects.toThrow(HomeLost);
  await expect(one.forgetTable(now)).rejects.toThrow(HomeLost);
  expect(await shared.table(table.id)).toEqual(now);
});

test('whoever gives a table away can wait for its changes, and for no others', async () => {
  const writing = Promise.withResolvers<'kept'>();
  const { store, settled } = ownTables({ ...shared, keepTable: () => writing.promise }, () => 1);
  const changed = store.keepTable({ ...freshTable(), id: 'mine', version: 1 });
  const done: string[] = [];
  const mine = settled((id) => id === 'mine').then(() => done.push('mine'));
  await settled((id) => id === 'yours').then(() => done.push('yours'));
  expect(done).toEqual(['yours']);
  writing.resolve('kept');
  await Promise.all([changed, mine]);
  expect(done).toEqual(['yours', 'mine']);
});
