// A whole server whose data are in a PostgreSQL.
import fs from 'node:fs';
import type { MatchFile } from '@orrery/kernel';
import { fold } from '@orrery/kernel';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { bidding } from '../../kernel/tests/bidding/index.ts';
import { openDatabase } from '../src/place/database.ts';
import { settingsFrom } from '../src/settings.ts';
import { bid, bidToTheEnd, twoAtATable } from './bidders.ts';
import { Person } from './client.ts';
import { freshFolder, freshServer, layBidding } from './house.ts';
import { freshDatabase } from './postgres-server.ts';

const writers = `SELECT pg_terminate_backend(pid, 5000) FROM (SELECT DISTINCT pid FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS held`;

test('people play at it, and find everything again on another server with the same database', async () => {
  const database = await freshDatabase();
  const data = freshFolder();
  const first = await freshServer({ database, data });
  const [ada, bo] = [await Person.arrive(first.port, 'Ada'), await Person.arrive(first.port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const [adas, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
  await Promise.all([bidToTheEnd(adas, 0), bidToTheEnd(bos, 1)]);
  await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }], { listed: true }));
  expect(await (await fetch(`http://127.0.0.1:${first.port}/readyz`)).json()).toMatchObject({ ok: true });
  await first.close();
  expect(fs.readdirSync(data)).toEqual([]);

  const second = await freshServer({ database });
  const back = Object.assign(new Person(second.port), { cookie: bo.cookie });
  expect(await back.get('/api/me')).toMatchObject({ name: 'Bo' });
  expect((await back.tables()).open).toHaveLength(1);
  const file = await back.get<MatchFile>(`/api/tables/${table.id}/file`);
  expect(bidding.result(fold(bidding, file.head, file.entries))).toEqual(adas.steps(0)?.result);
});

test('when the session ends under it, moves are taken again as soon as there is another', async () => {
  const database = await freshDatabase();
  const { port } = await freshServer({ database, logLevel: 'silent' });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const [adas, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
  for (const [device, seat] of [[adas, 0] as const, [bos, 1] as const])
    await device.until(() => device.steps(seat) !== undefined);
  await Promise.all([bid(adas, 0), bid(bos, 1)]);
  const outside = postgres(database, { max: 1 });
  expect(await outside.unsafe(writers)).toHaveLength(1);
  const ready = async () => (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as { ok: boolean };
  while (!(await ready()).ok) await new Promise((wait) => setTimeout(wait, 50));
  // What it had in mind counts no more: everybody connects again.
  expect([await adas.untilClosed(), await bos.untilClosed()]).toEqual([1012, 1012]);
  const [again, too] = [await ada.follow(table.id), await bo.follow(table.id)];
  await Promise.all([bidToTheEnd(again, 0), bidToTheEnd(too, 1)]);
  expect(again.steps(0)?.result).toEqual(too.steps(1)?.result);
  await outside.end();
});

test('who says hello while its connections break is shown the match, or sent away to ask again', async () => {
  const database = await freshDatabase();
  const { port } = await freshServer({ database, logLevel: 'silent' });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const outside = postgres(database, { max: 1 });
  const readers = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'orrery'`;
  for (let i = 0; i < 20; i++) {
    const device = await ada.device();
    device.say({ t: 'hello', table: table.id, had: {} });
    await outside.unsafe(readers);
    const shown = device
      .until(() => device.steps(0) !== undefined)
      .then(
        () => 'shown',
        () => device.closed,
      );
    expect(['shown', 1012]).toContain(await shown);
    device.close();
  }
  await outside.end();
});

test('its figures are told, but for the disk, which is not its own', async () => {
  const database = await freshDatabase();
  const server = await freshServer({ database });
  const sql = postgres(database, { max: 1 });
  const [key] = await sql`SELECT body FROM house_key WHERE name = 'admin-token'`;
  await sql.end();
  const headers = { authorization: `Bearer ${key?.body}` };
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`, { headers })).text();
  expect(metrics).toMatch(/^orrery_store_bytes \d+/m);
  expect(metrics).toMatch(/^orrery_disk_free_bytes NaN/im);
});

test('whoever wants the data alone waits until no server runs, and keeps them from starting', async () => {
  const database = await freshDatabase();
  const server = await freshServer({ database });
  await expect(openDatabase(database, 'alone')).rejects.toThrow('servers run on this database');
  await server.close();
  const place = await openDatabase(database, 'alone');
  const starting = openDatabase(database, 'server');
  await place.close();
  const started = await starting;
  expect(started.sessionKey).toBe(place.sessionKey);
  await started.close();
});

test('an address that makes no sense is refused, and none is ever said with its password', async () => {
  expect(() => settingsFrom({ DATABASE_URL: 'mysql://orrery:hush@127.0.0.1/club' })).toThrow(
    /^(?!.*hush).*DATABASE_URL/,
  );
  expect(settingsFrom({}).database).toBeNull();
  const unreachable = openDatabase('postgres://orrery:hush@127.0.0.1:1/club', 'server');
  await expect(unreachable).rejects.toThrow(
    /^(?!.*hush)the database 127\.0\.0\.1:1\/club cannot be used: .*ECONNREFUSED/,
  );
});
