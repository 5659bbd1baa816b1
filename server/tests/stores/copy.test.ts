// A club moves from SQLite to PostgreSQL and back, and nothing is lost.
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { Differs } from '../../src/copy/check.ts';
import { copyAll, pagesOf } from '../../src/copy/copy.ts';
import { postgresSide } from '../../src/copy/postgres-side.ts';
import { columnsOf, keptTables, leftOut, type Row } from '../../src/copy/rows.ts';
import type { Side } from '../../src/copy/side.ts';
import { sqliteSide } from '../../src/copy/sqlite-side.ts';
import { forever } from '../../src/standing/standing.ts';
import { lastSchema as lastPostgres, prepareSchema as preparePostgres } from '../../src/stores/postgres/schema.ts';
import { Session } from '../../src/stores/postgres/session.ts';
import { lastSchema, prepareSchema } from '../../src/stores/sqlite/schema.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { freshDatabase } from '../postgres-server.ts';

const shelf = new URL('../shelf.ts', import.meta.url).href;
const opened: Side[] = [];
afterAll(async () => {
  for (const side of opened) await side.close();
});

/** All that a place keeps, and its keys. */
async function everythingIn(side: Side): Promise<Record<string, unknown>> {
  opened.push(side);
  const all: Record<string, Row[]> = {};
  for (const table of keptTables) {
    all[table.name] = [];
    for await (const rows of pagesOf(side, table)) all[table.name]!.push(...rows.map(plain));
  }
  const rest = { keys: [...(await side.keys())], uptime: await side.store.uptime() };
  await opened.pop()!.close();
  return { ...all, ...rest };
}
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [
      name,
      cell instanceof Uint8Array ? Buffer.from(cell).toString('hex') : cell,
    ]),
  );

/** A folder in which something of every kind is kept. */
async function club(): Promise<{ data: string; ada: Person; table: string }> {
  const data = freshFolder();
  const server = await freshServer({ data });
  const [ada, bo] = [await Person.arrive(server.port, 'Ada'), await Person.arrive(server.port, 'Bo')];
  const table = await twoAtATable(ada, bo, { spectators: true });
  const [adas, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
  await Promise.all([bidToTheEnd(adas, 0), bidToTheEnd(bos, 1)]);
  await ada.post(
    '/api/tables',
    layBidding([{ kind: 'me' }, { kind: 'open' }], { listed: true, name: 'Zoë’s "table"' }),
  );
  await server.close();
  await fill(data, table.matches[0]!.id);
  return { data, ada, table: table.id };
}

async function fill(data: string, match: string): Promise<void> {
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const [waiting] = await store.openTables(1);
  const { id: _, ...laid } = waiting!;
  const brought = { data: { sha256: 'a'.repeat(64) } };
  const head = { id: 'packed', game: 'of another shelf', rules: 7, seats: 2, options: brought };
  const pace = { tempo: 'days' as const, fixedWindows: false };
  const matches = [{ id: head.id, game: 1, places: null, seal: '0'.repeat(64) }];
  const other = {
    ...laid,
    id: 'by days',
    code: null,
    version: 0,
    status: 'playing' as const,
    pace,
    matches,
    options: brought,
  };
  const begun = { head, table: other.id, key: new Uint8Array([0, 1, 255]), luck: { stage: 'seal' as const } };
  await store.keepTable(other, begun, new Map([['a'.repeat(64), '{"cards":["\\u0000", 1]}']]));
  const said = { said: '\u0000 \ud83d\ude80' };
  const move = (seq: number) =>
    ({ seq, at: seq, t: 'move', by: seq % 2, id: `i${seq}`, move: said, draws: [] }) as const;
  await Promise.all(Array.from({ length: 1100 }, (_, seq) => store.append('packed', move(seq))));
  await store.archive('packed');
  await store.append(
    'packed',
    { seq: 1100, at: 9, t: 'undo', by: 0, id: 'late', from: 1 },
    { awaited: [1], asked: [], since: 4 },
  );
  await store.openReview({ match: 'packed', table: 'by days', reopens: true }, 'a link');
  await store.veilReview('packed', 'ada', true);
  await store.keepMemo(match, { question: 'q', spent: 12, preferences: { 1: 'hold' } });
  const say = (id: string, speaker: string, readers: string[] | null) =>
    store.keepTalk('by days', { speaker, readers, line: { id, at: 7, from: 0, to: [], text: `${id} {"'\\` } });
  await say('to all', 'zed', null);
  await say('to one', 'ada', ['ada', 'b,"o']);
  await store.keepMuted('ada', 'zed', 5);
  await store.keepReport({
    ...{ id: 'r', at: 4, by: 'ada', byName: null, about: 'zed', aboutName: 'Zed', table: 'by days', reason: 'spam' },
    ...{ text: null, said: [] },
  });
  await store.keepKnownDevice({ person: 'ada', id: 'd', browser: 'Firefox', system: null, since: 1, seen: 2 }, 0);
  await store.keepDeviceLink({ hash: 'h', person: 'ada', until: 9 }, 0);
  await store.keepRecovery({ person: 'ada', hash: 'w', made: 3 });
  const played = (await store.outcome(match))!;
  await store.keepRatings(played, [{ person: played.seats[0]!.person!, no: 1, mu: 25.1, sigma: 1 / 3 }]);
  const joined = { t: 'joined', at: 8, entrant: 0, bot: null } as const;
  const first = { after: 0, events: [joined], people: [{ entrant: 0, person: 'ada' }], status: 'open', at: 8 } as const;
  await store.keepTournament({ id: 'autumn', key: 'ff', host: 'ada' }, first);
  await store.keepLeague({ id: 'club', version: 0, host: 'ada', name: 'Zoë’s', tournaments: ['autumn'] });
  const vacations = { version: 0, taken: [{ from: 5, until: 6 }] };
  await store.keepVacations('ada', vacations, { key: 'v', kind: 'vacation', shard: null, body: {}, due: 6 });
  await store.changeStanding('m', { epoch: 'raised', banned: forever }, 6);
  await store.keepBannedNetwork({ network: '2001:db8::/48', until: forever });
  await store.keepJob({ key: 'k', kind: 'wave', shard: 3, body: { to: 'ada' }, due: 5 });
  await store.claimJobs({ kinds: ['wave'], shards: null, limit: 1, lease: 1000 });
  await store.keepPushKeys({ publicKey: 'BP', privateKey: 'yf' });
  await store.keepSubscription('ada', {
    endpoint: 'https://push.example/1',
    p256dh: 'BC',
    auth: 'BT',
    origin: '',
    since: 6,
  });
  await store.keepCallWishes('ada', { lang: 'it', quiet: null, gather: 10, webhook: null });
  await store.keepUncalled('ada', 'by days', 3);
  const call = { person: 'ada', table: 'by days', match, question: '3' };
  await store.keepCall(call, { key: 'c', kind: 'call', shard: 5, person: 'ada', table: 'by days', body: call, due: 9 });
  await store.keepUptime(123_456);
  await store.close();
}

test('from a folder to a PostgreSQL and back everything is the same, and people are who they were', async () => {
  const { data, ada, table } = await club();
  const [database, back] = [await freshDatabase(), path.join(freshFolder(), 'back')];
  const before = await everythingIn(await sqliteSide(data, 'source'));
  for (const { name } of keptTables) expect(before[name], name).not.toEqual([]);

  const told: number[] = [];
  const copied = await copyAll({ from: data, to: database, shelf, tell: (done) => told.push(done) });
  expect(copied).toMatchObject({ tables: 3, people: 2, matches: 2, unplayed: 1, broken: [] });
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(1);
  expect(await everythingIn(await postgresSide(database, 'source'))).toEqual(before);

  const server = await freshServer({ database });
  const she = Object.assign(new Person(server.port), { cookie: ada.cookie });
  expect(await she.get('/api/me')).toMatchObject({ name: 'Ada' });
  expect(await she.get(`/api/tables/${table}`)).toMatchObject({ youHost: true, status: 'over' });
  await server.close();

  const now = await everythingIn(await postgresSide(database, 'source'));
  await copyAll({ from: database, to: back, shelf });
  expect(await everythingIn(await sqliteSide(back, 'source'))).toEqual(now);
  const store = openSqlite(path.join(back, 'orrery.sqlite'));
  expect((await store.talk('by days', 'b,"o', 10)).map(({ line }) => line.id)).toEqual(['to all', 'to one']);
  expect(await store.read('packed', 1099, 2)).toHaveLength(2);
  await store.close();
});

test('a target that is not empty is left as it is, and so is one to which something could not be copied', async () => {
  const { data } = await club();
  const database = await freshDatabase();
  const taken = freshFolder();
  const store = openSqlite(path.join(taken, 'orrery.sqlite'));
  await store.keepPerson({ id: 'zoe', name: 'Zoë', sigil: 'comet', named: 1 });
  await store.close();
  await expect(copyAll({ from: data, to: taken, shelf })).rejects.toThrow(/has to be empty/);
  expect((await everythingIn(await sqliteSide(taken, 'source'))).person).toHaveLength(1);

  await (await postgresSide(database, 'target')).close();
  const sql = postgres(database, { max: 1 });
  await sql`ALTER TABLE job ADD CHECK (kind <> 'wave')`;
  await expect(copyAll({ from: data, to: database, shelf })).rejects.toThrow(/job/);
  for (const { name } of keptTables) expect(await sql`SELECT 1 FROM ${sql(name)}`, name).toHaveLength(0);
  await sql.end();
});

test('no copy is made while a server runs on either side', async () => {
  const [data, database] = [freshFolder(), await freshDatabase()];
  await freshServer({ data });
  await expect(copyAll({ from: data, to: database, shelf })).rejects.toThrow(/already keeps its data/);
  await freshServer({ database });
  await expect(copyAll({ from: freshFolder(), to: database, shelf })).rejects.toThrow(/servers run on this database/);
});

test('data of an earlier version are copied, and their file stays byte for byte what it was', async () => {
  const data = freshFolder();
  const file = path.join(data, 'orrery.sqlite');
  const db = new DatabaseSync(file);
  prepareSchema(db, lastSchema - 1);
  db.exec("INSERT INTO person (id, name, sigil, named) VALUES ('zoe', 'Zoë', 'comet', 1)");
  db.close();
  const before = fs.readFileSync(file);
  const database = await freshDatabase();
  expect(await copyAll({ from: data, to: database, shelf })).toMatchObject({ people: 1 });
  expect(fs.readFileSync(file).equals(before)).toBe(true);
  expect((await everythingIn(await postgresSide(database, 'source'))).person).toMatchObject([{ name: 'Zoë' }]);
});

test('a database of an earlier version is not copied, and not brought up to date by the way', async () => {
  const database = await freshDatabase();
  const session = new Session(database);
  await session.open();
  await session.alone((run) => preparePostgres(run, lastPostgres - 1));
  await expect(copyAll({ from: database, to: freshFolder(), shelf })).rejects.toThrow(/earlier version/);
  expect(await session.query('SELECT max(version) AS version FROM orrery_schema')).toMatchObject([
    { version: lastPostgres - 1 },
  ]);
  await session.close();
});

test('a match that does not hold is named, and still copied as it is', async () => {
  const { data } = await club();
  const db = new DatabaseSync(path.join(data, 'orrery.sqlite'));
  db.exec(`UPDATE entry SET body = replace(body, '"seal"', '"steal"') WHERE game_match <> 'packed'`);
  db.close();
  const copied = await copyAll({ from: data, to: await freshDatabase(), shelf });
  expect(copied.broken).toHaveLength(1);
});

test('a match that cannot be read is no copy that one may use', async () => {
  const { data } = await club();
  const db = new DatabaseSync(path.join(data, 'orrery.sqlite'));
  db.exec('DELETE FROM data_set');
  db.close();
  await expect(copyAll({ from: data, to: await freshDatabase(), shelf })).rejects.toThrow(Differs);
});

test('every table and column of both kinds of stores is copied, or left out on purpose', async () => {
  const known = new Map(keptTables.map((table) => [table.name, [...columnsOf(table)].sort()]));
  const db = new DatabaseSync(':memory:');
  prepareSchema(db);
  const lite = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  for (const { name } of lite.filter((each) => !leftOut.includes(String(each.name)))) {
    const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(String(name)!);
    expect(columns.map((column) => column.name).sort(), String(name)).toEqual(known.get(String(name)));
  }
  db.close();
  const database = await freshDatabase();
  await (await postgresSide(database, 'target')).close();
  const sql = postgres(database, { max: 1 });
  const rows =
    await sql`SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
    WHERE table_schema = 'public' GROUP BY table_name`;
  await sql.end();
  for (const { name, columns } of rows.filter((each) => !leftOut.includes(each.name))) {
    const besides = name === 'report' ? ['about'] : [];
    expect(columns.sort(), name).toEqual([...(known.get(name) ?? []), ...besides].sort());
  }
});
