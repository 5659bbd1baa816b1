import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Rounds } from '../src/retention/retention.ts';
import { loadShelf } from '../src/shelf.ts';
import { openSqlite } from '../src/stores/sqlite/store.ts';
import type { Store } from '../src/stores/store.ts';
import type { Table } from '../src/tables/table.ts';
import { Tables } from '../src/tables/tables.ts';
import { bidToTheEnd, twoAtATable } from './bidders.ts';
import { Person } from './client.ts';
import { freshFolder, freshServer, layBidding } from './house.ts';

const day = 24 * 3_600_000;
const keep = { waiting: 7, unplayed: 14, over: 365 };
const entry = (seq: number) =>
  ({ seq, at: 1, t: 'move', by: 0, id: `i${seq}`, move: { said: `x${seq % 7}` }, draws: [] }) as const;

async function house(store: Store) {
  let now = 1000 * day;
  const followed = new Set<string>();
  const tables = new Tables(store, await loadShelf(new URL('./shelf.ts', import.meta.url).href), () => now);
  const make = (days = keep) =>
    new Rounds({
      ...{ store, tables, keep: days, now: () => now },
      followed: (id) => followed.has(id),
      pause: async () => undefined,
    });
  const lay = async (): Promise<Table> => {
    const laid = await tables.lay(layBidding([{ kind: 'me' }, { kind: 'here', name: 'Bo' }]), 'ada');
    if (!laid.ok) throw new Error(laid.trouble.code);
    return laid.value;
  };
  const later = (days: number) => {
    now += days * day;
  };
  const status = async ({ id }: Table) => (await store.table(id))?.status ?? 'gone';
  return { tables, make, lay, later, status, followed };
}

test('tables that wait expire, unplayed ones end, and those that are over are forgotten in the end', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const { tables, make, lay, later, status, followed } = await house(store);
  const rounds = make();
  const laid = Array.from({ length: 45 }, () => lay());
  const [waits, plays, watched, byDays] = await Promise.all(laid);
  for (const table of [plays!, watched!, byDays!]) await tables.start(table.id, 'ada', 'easy');
  const slow = (await store.table(byDays!.id))!;
  await store.keepTable({ ...slow, pace: { tempo: 'days', fixedWindows: false } });
  followed.add(watched!.id);
  later(6);
  expect(await rounds.round()).toEqual({ expired: 0, ended: 0, archived: 0, forgotten: 0 });
  later(2);
  expect((await rounds.round()).expired).toBe(42);
  expect([await status(waits!), await status(plays!)]).toEqual(['gone', 'playing']);
  later(7);
  expect((await rounds.round()).ended).toBe(1);
  expect([await status(plays!), await status(watched!), await status(byDays!)]).toEqual(['over', 'playing', 'playing']);
  const [match] = (await store.table(plays!.id))!.matches;
  for (let seq = 0; seq < 5; seq++) await store.append(match!.id, entry(seq));
  later(2);
  expect((await rounds.round()).archived).toBe(1);
  expect((await rounds.round()).archived).toBe(0);
  expect((await make().round()).archived).toBe(1);
  expect(await store.read(match!.id, 0)).toHaveLength(5);
  later(366);
  expect((await make({ ...keep, over: 0 }).round()).forgotten).toBe(0);
  expect((await rounds.round()).forgotten).toBe(1);
  expect([await status(plays!), await store.read(match!.id, 0)]).toEqual(['gone', []]);
  await store.close();
});

test('a match in which something is done is not ended, however old its table', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const { tables, make, lay, later, status } = await house(store);
  const table = await lay();
  await tables.start(table.id, 'ada', 'easy');
  const match = (await store.table(table.id))!.matches[0]!.id;
  later(20);
  await store.append(match, entry(0), { awaited: [0], asked: [0], since: 1019 * day });
  await make().round();
  expect(await status(table)).toBe('playing');
  later(20);
  await make().round();
  expect(await status(table)).toBe('over');
  await store.close();
});

test('packing a log may be cut off after any commit: it reads the same, and is finished later', async () => {
  const folder = freshFolder();
  const file = path.join(folder, 'orrery.sqlite');
  const copies: string[] = [];
  let copying = false;
  const other = new DatabaseSync(file);
  const store = openSqlite(file, {
    committed: () => {
      if (!copying) return;
      copies.push(path.join(folder, `after-${copies.length}.sqlite`));
      other.exec(`VACUUM INTO '${copies.at(-1)}'`);
    },
  });
  for (let seq = 0; seq < 1700; seq += 100)
    await Promise.all(Array.from({ length: 100 }, (_, i) => store.append('match', entry(seq + i))));
  const log = await store.read('match', 0);
  copying = true;
  await store.archive('match');
  copying = false;
  expect(copies.length).toBeGreaterThan(3);
  const rows = (at: string) => {
    const db = new DatabaseSync(at);
    const { n } = db.prepare('SELECT count(*) AS n FROM entry').get() as { n: number };
    db.close();
    return n;
  };
  for (const copy of copies) {
    const again = openSqlite(copy);
    expect(await again.read('match', 0)).toEqual(log);
    await again.archive('match');
    expect(await again.read('match', 0)).toEqual(log);
    await again.close();
    expect(rows(copy)).toBe(0);
  }
  other.close();
  await store.close();
});

test('a match that was packed is read, replayed and verified as before', async () => {
  const data = freshFolder();
  const server = await freshServer({ data });
  const [ada, bo] = [await Person.arrive(server.port, 'Ada'), await Person.arrive(server.port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const devices = [await ada.follow(table.id), await bo.follow(table.id)];
  await Promise.all(devices.map((device, seat) => bidToTheEnd(device, seat)));
  await devices[0]!.until(() => devices[0]!.table()?.status === 'over');
  const file = await ada.get(`/api/tables/${table.id}/file`);
  const told = devices[0]!.told(0);
  await server.close();

  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  await store.archive(table.matches[0]!.id);
  await store.close();
  const { port } = await freshServer({ data });
  const back = Object.assign(new Person(port), { cookie: ada.cookie });
  expect(await back.get(`/api/tables/${table.id}/file`)).toEqual(file);
  const device = await back.follow(table.id);
  await device.until(() => device.told(0).length >= told.length);
  expect(device.told(0)).toEqual(told);
});
