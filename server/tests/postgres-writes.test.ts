// What PostgreSQL does besides the contract: several processes at once, full disks, crashes.
import type { Entry } from '@orrery/kernel';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../tools/postgres/start.ts';
import { everyShard, shardOf } from '../src/cluster/shards.ts';
import { drawKey, drawSecret } from '../src/secrets.ts';
import { type Run, usual } from '../src/stores/postgres/driver.ts';
import { GroupCommit } from '../src/stores/postgres/group-commit.ts';
import { Session } from '../src/stores/postgres/session.ts';
import { openPostgres } from '../src/stores/postgres/store.ts';
import { HomeLost, type Store, StoreFull } from '../src/stores/store.ts';
import { freshTable } from './fresh-table.ts';
import { freshDatabase } from './postgres-server.ts';
import { begunMatch } from './stores/store.contract.ts';

const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of opened) await each.close();
});

async function openStore(url: string): Promise<{ store: Store; session: Session }> {
  const session = new Session(url);
  await session.open();
  const store = await openPostgres({ url, session });
  opened.push(store);
  return { store, session };
}
async function outsideOf(url: string): Promise<postgres.Sql> {
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  opened.push({ close: () => sql.end() });
  return sql;
}
const entry = (seq: number, id = `i${seq}`): Entry => ({ seq, at: 1, t: 'move', by: 0, id, move: {}, draws: [] });

test('writes that come while one is under way share a transaction, and one that is wrong takes no other along', async () => {
  const { session } = await openStore(await freshDatabase());
  const groups: number[] = [];
  const group = new GroupCommit(session, (_seconds, writes) => groups.push(writes));
  const ban = (network: string, until: number | string) =>
    group.run({ run: (run: Run) => run('INSERT INTO banned_network VALUES ($1, $2)', network, until) });
  await Promise.all(Array.from({ length: 50 }, (_, i) => ban(`n${i}`, i)));
  expect(groups).toEqual([50]);
  const mixed = ['a', 'n7', 'b', 'c', 'n8', 'd'].map((network) => ban(network, 1));
  const answers = await Promise.allSettled(mixed);
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, false, true]);
  const rows = await session.query("SELECT network FROM banned_network WHERE network IN ('a', 'b', 'c', 'd')");
  expect(rows).toHaveLength(4);
});

test('of two processes that wait for each other one lets go, and both are done in the end', async () => {
  const url = await freshDatabase();
  const groups = [1, 2].map(async () => new GroupCommit((await openStore(url)).session));
  const [one, other] = await Promise.all(groups);
  const sql = await outsideOf(url);
  await sql`INSERT INTO banned_network VALUES ('a', 0), ('b', 0)`;
  const raise = 'UPDATE banned_network SET until = until + 1 WHERE network = $1';
  let inside = 0;
  const both = (rows: readonly string[]) => ({
    steps: true,
    run: async (run: Run) => {
      await run(raise, rows[0]!);
      inside++;
      while (inside < 2) await new Promise((wait) => setTimeout(wait, 5));
      await run(raise, rows[1]!);
    },
  });
  await Promise.all([one!.run(both(['a', 'b'])), other!.run(both(['b', 'a']))]);
  expect(await sql`SELECT until::int FROM banned_network`).toEqual([{ until: 2 }, { until: 2 }]);
});

test('who waits for rows of another process is heard of meanwhile, and writes when it has them', async () => {
  const url = await freshDatabase();
  const { session } = await openStore(url);
  const group = new GroupCommit(session);
  const sql = await outsideOf(url);
  await sql`INSERT INTO banned_network VALUES ('a', 0)`;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const other = sql.begin(async (inside) => {
    await inside`UPDATE banned_network SET until = 1`;
    lock();
    await released;
  });
  await locked;
  const written = group.run({ run: (run: Run) => run('UPDATE banned_network SET until = until + 1') });
  await new Promise((wait) => setImmediate(() => setImmediate(wait)));
  // Answered while the rows are still another's.
  expect(await session.query('SELECT 1 AS one')).toMatchObject([{ one: 1 }]);
  release();
  await Promise.all([other, written]);
  expect(await sql`SELECT until::int FROM banned_network`).toEqual([{ until: 2 }]);
});

test('what is due is read by shard, as nodes share tables out', async () => {
  const { store } = await openStore(await freshDatabase());
  const pace = { tempo: 'days' as const, fixedWindows: false };
  const due = Array.from({ length: 40 }, () => {
    const id = drawSecret();
    const matches = [{ id, game: 1, places: null, seal: '0'.repeat(64) }];
    return { id, table: { ...freshTable(), status: 'playing' as const, pace, matches } };
  });
  for (const { id, table } of due) {
    const head = { id, game: 'any', rules: 1, seats: 2, options: {} };
    await store.keepTable(table, { head, table: table.id, key: drawKey() });
  }
  for (const { id, table } of due) expect(await store.due(0, [shardOf(table.id)])).toContain(id);
  const [low, high] = [everyShard.slice(0, 512), everyShard.slice(512)];
  const [some, others] = [await store.due(0, low), await store.due(0, high)];
  expect([...some, ...others].sort()).toEqual(due.map(({ id }) => id).sort());
  expect(await store.due(0, [])).toEqual([]);
});

test('what is wrong is told without what people wrote', async () => {
  const { store } = await openStore(await freshDatabase());
  const report = {
    ...{
      id: 'secret id',
      at: 1,
      by: 'a',
      byName: null,
      about: 'b',
      aboutName: null,
      table: 't',
      reason: 'spam' as const,
    },
    ...{ text: 'my words', said: [] },
  };
  await store.keepReport(report);
  const again = await store.keepReport(report).catch((error: unknown) => error);
  expect(again).toBeInstanceOf(Error);
  expect(JSON.stringify([again, { ...(again as Error) }, String(again)])).not.toMatch(/secret id|my words/);
});

test('where the disk is full a write is refused as that, nothing of it is kept, and with room it goes on', async () => {
  const url = await freshDatabase();
  const { store } = await openStore(url);
  const match = await begunMatch(store);
  const sql = await outsideOf(url);
  await sql.unsafe(`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION no_room();`);
  const refused = await Promise.allSettled([store.append(match, entry(0)), store.append(match, entry(1))]);
  for (const each of refused) expect((each as PromiseRejectedResult).reason).toBeInstanceOf(StoreFull);
  expect(await store.read(match, 0)).toEqual([]);
  await sql`DROP TRIGGER no_room ON entry`;
  expect(await store.append(match, entry(0))).toBe('kept');
});

test('two processes that append to the same matches keep every number once, and each of them says what it kept', async () => {
  const url = await freshDatabase();
  const stores = [(await openStore(url)).store, (await openStore(url)).store];
  const matches = await Promise.all(Array.from({ length: 8 }, () => begunMatch(stores[0]!)));
  const kept = new Map<string, string>();
  await Promise.all(
    stores.flatMap((store, who) =>
      matches.map(async (match) => {
        for (let seq = 0; seq < 40; seq++) {
          const answer = await store.append(match, entry(seq, `${who}-${seq}`));
          if (answer === 'taken') continue;
          expect(kept.has(`${match} ${seq}`)).toBe(false);
          kept.set(`${match} ${seq}`, `${who}-${seq}`);
        }
      }),
    ),
  );
  for (const match of matches) {
    const log = await stores[0]!.read(match, 0);
    expect(log.map((each) => [each.seq, each.t === 'move' && each.id])).toEqual(
      Array.from({ length: 40 }, (_, seq) => [seq, kept.get(`${match} ${seq}`)]),
    );
  }
});

test('of a table that is erased while another process writes to its match nothing is left', async () => {
  const url = await freshDatabase();
  const [{ store }, { store: other }] = [await openStore(url), await openStore(url)];
  const sql = await outsideOf(url);
  for (let round = 0; round < 20; round++) {
    const table = freshTable();
    const head = { id: drawSecret(), game: 'any', rules: 1, seats: 2, options: {} };
    await store.keepTable(table, { head, table: table.id, key: drawKey() });
    const turn = { awaited: [0], asked: [0], since: 1 };
    const writing = Array.from({ length: 30 }, (_, seq) => other.append(head.id, entry(seq), turn));
    const memo = other.keepMemo(head.id, { question: 'q', spent: 1, preferences: {} });
    const archived = other.archive(head.id);
    expect(await store.forgetTable({ ...table, version: 1 })).toBe('kept');
    await Promise.all([...writing, memo, archived]);
    for (const rows of ['entry', 'turn', 'memo', 'archive'])
      expect(await sql`SELECT 1 FROM ${sql(rows)} WHERE game_match = ${head.id}`, rows).toHaveLength(0);
  }
});

test('a data set that one process drops while another begins to use it is there for who uses it', async () => {
  const url = await freshDatabase();
  const stores = [(await openStore(url)).store, (await openStore(url)).store];
  const hash = 'd'.repeat(64);
  const sets = new Map([[hash, '{"cards":[1]}']]);
  const using = () => ({ ...freshTable(), options: { data: { sha256: hash } } });
  let [last, next] = [using(), using()];
  await stores[0]!.keepTable(last, undefined, sets);
  for (let round = 0; round < 30; round++) {
    const [dropping, keeping] = round % 2 === 0 ? stores : stores.toReversed();
    await Promise.all([dropping!.dropTable({ ...last, version: 1 }), keeping!.keepTable(next, undefined, sets)]);
    expect(await stores[0]!.data(hash)).toBe('{"cards":[1]}');
    [last, next] = [next, using()];
  }
  await stores[0]!.dropTable({ ...last, version: 1 });
  expect(await stores[0]!.data(hash)).toBeNull();
});

test('nothing is found under a text that no database can hold, and nothing breaks', async () => {
  const { store } = await openStore(await freshDatabase());
  const match = await begunMatch(store);
  expect(await store.table('\0')).toBeNull();
  expect(await store.tableByCode('AB\0')).toBeNull();
  expect(await store.findPeople('\0', 10)).toEqual([]);
  expect((await store.people(['\0', 'a\0b'])).size).toBe(0);
  expect(await store.entryOf(match, 0, '\0')).toBeUndefined();
});

test('after a crash of PostgreSQL everything is there that was acknowledged, once', async () => {
  const server = await startPostgres();
  opened.push({ close: () => server.stop() });
  const { store, session } = await openStore(server.url);
  const match = await begunMatch(store);
  const acked: number[] = [];
  const writing = (async () => {
    for (let seq = 0; ; seq++) if ((await store.append(match, entry(seq))) === 'kept') acked.push(seq);
  })();
  while (acked.length < 50) await new Promise((wait) => setTimeout(wait, 5));
  await Promise.all([expect(writing).rejects.toThrow(HomeLost), server.crash()]);
  await server.restart();
  await session.open();
  const log = (await store.read(match, 0)).map(({ seq }) => seq);
  expect(log.slice(0, acked.length)).toEqual(acked);
  // What was on its way may be there, or not.
  expect(log.length - acked.length).toBeLessThanOrEqual(1);
  expect(await store.append(match, entry(log.length))).toBe('kept');
});

test('however often a database was not there, it is tried again within a moment: people wait for it when it is back', () => {
  for (let failures = 0; failures < 100; failures++) expect(usual.backoff(failures)).toBeLessThan(0.5);
});
