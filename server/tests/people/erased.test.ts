// Of a table that was erased nothing is left and nothing comes after it, whatever was under way.
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Bidding } from '../../../kernel/tests/bidding/index.ts';
import { secretOf } from '../../../kernel/tests/secret.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { Matches } from '../../src/matches/matches.ts';
import { Slices } from '../../src/matches/slices.ts';
import { loadShelf } from '../../src/shelf.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Store } from '../../src/stores/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { bid, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';

/** All that a database holds, as one text. */
function allIn(data: string): string {
  const db = new DatabaseSync(path.join(data, 'orrery.sqlite'), { readOnly: true });
  const named = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const rows = named.map(({ name }) => db.prepare(`SELECT * FROM "${name}"`).all());
  db.close();
  return JSON.stringify(rows);
}

async function liveMatches(person: Person): Promise<number> {
  const figures = await (await person.ask('GET', '/metrics')).text();
  return Number(/^orrery_live_matches (\d+)$/m.exec(figures)?.[1]);
}

test('a table is erased under those who play: they are told, its match is in no memory and no row, and stays so', async () => {
  const data = freshFolder();
  const server = await freshServer({ data });
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map((name) => Person.arrive(server.port, name)));
  const table = await twoAtATable(ada!, bo!, { spectators: true });
  const match = table.matches[0]!.id;
  const devices = [await ada!.follow(table.id), await bo!.follow(table.id)] as const;
  const watching = await eve!.follow(table.id, { link: table.link! });
  await devices[0].until(() => devices[0].steps(0) !== undefined);
  await bid(devices[0], 0);
  expect([await liveMatches(ada!), allIn(data).includes(match)]).toEqual([1, true]);

  const token = fs.readFileSync(path.join(data, 'admin-token'), 'utf8');
  const order = { do: 'delete', table: table.id };
  const carried = await ada!.ask('POST', '/admin', order, { authorization: `Bearer ${token}` });
  expect(carried.status).toBe(200);
  for (const device of [...devices, watching])
    expect(await device.next('error')).toMatchObject({ code: 'NO_SUCH_TABLE' });
  // What was under way, and what comes later: a move, a word, a hello, a file.
  expect(await devices[1].play(1, { t: 'seal' })).toMatchObject({ code: 'NO_HELLO' });
  devices[0].say({ t: 'hello', table: table.id, had: {} });
  expect(await devices[0].next('error')).toMatchObject({ code: 'NO_SUCH_TABLE' });
  expect(await ada!.trouble('GET', `/api/tables/${table.id}/file`)).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(JSON.stringify(await ada!.tables())).not.toContain(table.id);
  expect(await liveMatches(ada!)).toBe(0);
  for (const left of [table.id, match]) expect(allIn(data)).not.toContain(left);
  await server.close();
  for (const left of [table.id, match]) expect(allIn(data)).not.toContain(left);
});

const shelf = await loadShelf(new URL('../shelf.ts', import.meta.url).href);

/** A table with a bot that is awaited, and its matches over a store that may be slower than the erasing. */
async function underWay() {
  const data = freshFolder();
  const kept = openSqlite(path.join(data, 'orrery.sqlite'));
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  const store: Store = { ...kept, memo: async (id) => opened.then(() => kept.memo(id)) };
  let think = () => {};
  const thought = new Promise<void>((done) => {
    think = done;
  });
  let asked = 0;
  const heard: string[] = [];
  const matches = new Matches({
    ...{ store, shelf, around: realTimeAndLuck, secret: secretOf('own'), room: 9, slices: new Slices() },
    house: {
      think: async ({ view }) => {
        asked++;
        await thought;
        const { mine } = view as Bidding['view'];
        return mine!.laid === null ? { t: 'lay', card: mine!.hand[0]! } : { t: 'seal' };
      },
      pace: { min: 0, max: 0 },
    },
    uptime: () => 0,
    followed: () => true,
    present: () => true,
    settle: () => undefined,
    heard: ({ host }) => heard.push(host.head.id),
  });
  const tables = new Tables(kept, shelf, () => 1);
  tables.watchErased((id) => matches.forget(id));
  const laid = await tables.lay(layBidding([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]), 'ada');
  const begun = laid.ok ? await tables.start(laid.value.id, 'ada', 'easy') : laid;
  if (!begun.ok) throw new Error(begun.trouble.code);
  const match = begun.value.matches[0]!.id;
  await kept.keepLuck(match, { stage: 'set', record: { seals: [], absent: [0], nonces: [] } });
  return { data, kept, matches, tables, table: begun.value, match, open, think, asked: () => asked, heard };
}

test('a match that is being opened while its table is erased is not opened', async () => {
  const { data, kept, matches, tables, table, match, open } = await underWay();
  const opening = matches.live(match);
  await new Promise((done) => setImmediate(done));
  await tables.erase(table.id);
  open();
  await expect(opening).rejects.toThrow('erased');
  expect([matches.size, matches.has(match)]).toEqual([0, false]);
  await matches.close();
  await kept.close();
  expect(allIn(data)).not.toContain(match);
});

test('a bot that was thinking when its table was erased plays nothing', async () => {
  const { data, kept, matches, tables, table, match, open, think, asked, heard } = await underWay();
  open();
  const live = (await matches.live(match))!;
  while (asked() === 0) await new Promise((done) => setImmediate(done));
  const before = [live.host.seq, heard.length];
  await tables.erase(table.id);
  think();
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
  expect([live.host.seq, heard.length]).toEqual(before);
  expect(live.bots.busy).toBe(false);
  expect(matches.size).toBe(0);
  await matches.close();
  await kept.close();
  expect(allIn(data)).not.toContain(match);
});
