import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { oddData } from '../../../games/shooting-star/tests/samples.ts';
import { Rounds } from '../../src/retention/retention.ts';
import { loadShelf } from '../../src/shelf.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { begunMatch } from './store.contract.ts';

const day = 24 * 3_600_000;
const keep = { waiting: 7, unplayed: 14, over: 365 };
const entry = (seq: number) =>
  ({ seq, at: 1, t: 'move', by: 0, id: `i${seq}`, move: { said: `x${seq % 7}` }, draws: [] }) as const;

async function house(store: Store, serves: (table: string) => boolean = () => true) {
  let now = 1000 * day;
  const followed = new Set<string>();
  const tables = new Tables(store, await loadShelf(new URL('../shelf.ts', import.meta.url).href), () => now);
  const make = (days = keep) =>
    new Rounds({
      ...{ store, tables, keep: days, now: () => now },
      followed: (id) => followed.has(id),
      pause: async () => undefined,
      serves,
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

test('a vacation makes no table young again, whether it waits or is over', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const { tables, make, lay, later, status } = await house(store);
  const [waits, over] = [await lay(), await lay()];
  await tables.start(over.id, 'ada', 'easy');
  await tables.end(over.id);
  for (const { id } of [waits, over])
    await store.keepTable({ ...(await store.table(id))!, pace: { tempo: 'days', fixedWindows: false } });
  later(6);
  const until = 1030 * day;
  const job = { key: 'vacation ada', kind: 'vacation', shard: null, person: 'ada', body: {}, due: 0 };
  await store.keepVacations('ada', { version: 0, taken: [{ from: 1006 * day, until }] }, job);
  for (const { id, touched } of [waits, over]) {
    expect(await tables.lookForVacation(id, 'ada')).toMatchObject({ ok: true });
    expect(await store.table(id)).toMatchObject({ vacations: [{ person: 'ada', until }], touched });
  }
  later(2);
  expect(await make({ ...keep, over: 7 }).round()).toMatchObject({ expired: 1, forgotten: 1 });
  expect([await status(waits), await status(over)]).toEqual(['gone', 'gone']);
  await store.close();
});

test('what was not packed, because it was elsewhere or could not be, is packed later', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const packed: string[] = [];
  const elsewhere = new Set<string>();
  const full = new Set<string>();
  const watched: Store = {
    ...store,
    archive: async (match) => {
      if (full.has(match)) throw new Error('the disk is full');
      packed.push(match);
    },
  };
  const { tables, make, lay, later } = await house(watched, (id) => !elsewhere.has(id));
  const rounds = make();
  const matches: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { id } = await lay();
    await tables.start(id, 'ada', 'easy');
    await tables.end(id);
    matches.push((await store.table(id))!.matches[0]!.id);
    if (i === 0) elsewhere.add(id);
    later(0.01);
  }
  const [first, second, third] = matches as [string, string, string];
  full.add(second);
  later(2);
  await rounds.round();
  expect(packed.splice(0)).toEqual([third]);
  full.clear();
  await rounds.round();
  expect(packed.splice(0)).toEqual([second, third]);
  // Its node has gone: it is here now.
  elsewhere.clear();
  rounds.fromTheBeginning();
  await rounds.round();
  expect(packed).toEqual([first, second, third]);
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

test('a match is not ended while it is played, though it was begun before turns were kept', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const { tables, make, lay, later, status } = await house(store);
  const [kept, played, asleep] = [await lay(), await lay(), await lay()];
  for (const { id } of [kept, played, asleep]) await tables.start(id, 'ada', 'easy');
  const matchOf = async ({ id }: Table) => (await store.table(id))!.matches[0]!.id;
  await store.append(await matchOf(asleep), { ...entry(0), at: 1000 * day });
  later(20);
  await store.append(await matchOf(kept), { ...entry(0), at: 1 }, { awaited: [0], asked: [0], since: 1019 * day });
  await store.append(await matchOf(played), { ...entry(0), at: 1019 * day });
  expect(await store.turn(await matchOf(played))).toBeNull();
  expect((await make().round()).ended).toBe(1);
  expect([await status(kept), await status(played), await status(asleep)]).toEqual(['playing', 'playing', 'over']);
  await store.close();
});

test('a table whose data set is gone stops nobody: it expires, ends, is left and erased, and the others with it', async () => {
  const file = path.join(freshFolder(), 'orrery.sqlite');
  const store = openSqlite(file);
  const { tables, make, lay, later, status } = await house(store);
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Bo' }] as const;
  const layOdd = async (): Promise<Table> => {
    const asked = {
      game: 'shooting-star',
      options: { data: oddData },
      seats: [...seats],
      listed: false,
      spectators: false,
    };
    const laid = await tables.lay(asked, 'ada');
    if (!laid.ok) throw new Error(laid.trouble.code);
    return laid.value;
  };
  const [waits, plays, ended, left, erased] = await Promise.all(Array.from({ length: 5 }, layOdd));
  const sound = await lay();
  for (const { id } of [plays!, ended!, sound]) await tables.start(id, 'ada', 'easy');
  const other = new DatabaseSync(file);
  other.exec('DELETE FROM data_set');
  other.close();
  expect(await tables.end(ended!.id)).toMatchObject({ ok: true, value: { status: 'over' } });
  expect(await tables.forget(left!.id, 'ada')).toMatchObject({ ok: true, value: { host: null } });
  expect(await tables.erase(erased!.id)).toMatchObject({ ok: true });
  expect(await status(erased!)).toBe('gone');
  later(15);
  expect(await make().round()).toMatchObject({ expired: 1, ended: 2 });
  expect([await status(waits!), await status(plays!), await status(sound)]).toEqual(['gone', 'over', 'over']);
  await store.close();
});

test('a table that fails is passed over', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const { tables, lay, make, later, status } = await house(store);
  const laid = [await lay(), await lay(), await lay()];
  const expire = tables.expire.bind(tables);
  tables.expire = async (id, before) => {
    if (id === laid[1]!.id) throw new Error('damaged');
    return expire(id, before);
  };
  later(8);
  expect((await make().round()).expired).toBe(2);
  expect(await Promise.all(laid.map(status))).toEqual(['gone', 'waiting', 'gone']);
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
  await begunMatch(store, 'match');
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

test('a match that was packed is read, replayed and verified as before; what is kept how long everybody may read', async () => {
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
  const { port } = await freshServer({ data, retention: { waiting: 3, unplayed: 0, over: 90 } });
  const said = await new Person(port).get('/api/about');
  expect(said).toMatchObject({ keeps: { waiting: 3, unplayed: null, over: 90 } });
  const back = Object.assign(new Person(port), { cookie: ada.cookie });
  expect(await back.get(`/api/tables/${table.id}/file`)).toEqual(file);
  const device = await back.follow(table.id);
  await device.until(() => device.told(0).length >= told.length);
  expect(device.told(0)).toEqual(told);
});
