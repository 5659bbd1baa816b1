import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeBackup } from '../../src/backup/make.ts';
import { restoreBackup } from '../../src/backup/restore.ts';
import { backupsOf, lastBackup, scheduleBackups } from '../../src/backup/schedule.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { begunMatch } from './store.contract.ts';

const noon = new Date('2026-11-16T12:00:00Z');
const namesIn = (folder: string) => fs.readdirSync(folder).sort();
const changed = (whole: Buffer, share: number) =>
  Buffer.from(whole.map((byte, at) => (at === Math.floor(whole.length * share) ? byte ^ 0x55 : byte)));
const lay = (person: Person) => person.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));

test('a backup of a running server, restored elsewhere, is the same server to everybody', async () => {
  const data = freshFolder();
  const { port } = await freshServer({ data });
  const ada = await Person.arrive(port, 'Ada');
  const before = await lay(ada);
  const file = path.join(freshFolder(), 'all.backup');
  const told: number[] = [];
  await makeBackup(data, file, (done) => told.push(done));
  const after = await lay(ada);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(namesIn(path.dirname(file))).toEqual(['all.backup']);
  expect(told.at(-1)).toBe(1);
  expect(told).toEqual([...told].sort((a, b) => a - b));

  const elsewhere = path.join(freshFolder(), 'new');
  expect(await restoreBackup(file, elsewhere, noon)).toEqual({ tables: 1, people: 1, aside: null });
  const restored = await freshServer({ data: elsewhere });
  const back = Object.assign(new Person(restored.port), { cookie: ada.cookie });
  expect(await back.get('/api/me')).toMatchObject({ name: 'Ada' });
  expect(await back.get(`/api/tables/${before.id}`)).toMatchObject({ youHost: true });
  expect(await back.trouble('GET', `/api/tables/${after.id}`)).toEqual({ code: 'NO_SUCH_TABLE' });
});

test('a backup is of one moment, however much is written meanwhile', async () => {
  const data = freshFolder();
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const entry = (seq: number) => ({ seq, at: 1, t: 'undo', by: 0, id: `${seq}`, back: 'x'.repeat(3000) }) as never;
  await begunMatch(store, 'match');
  for (let seq = 0; seq < 2000; seq += 100)
    await Promise.all(Array.from({ length: 100 }, (_, i) => store.append('match', entry(seq + i))));
  let written = 2000;
  let writing = true;
  const writer = (async () => {
    while (writing) await store.append('match', entry(written++));
  })();
  const file = path.join(data, 'moment.backup');
  await makeBackup(data, file);
  writing = false;
  await writer;
  expect(written).toBeGreaterThan(2000);
  const elsewhere = freshFolder();
  await restoreBackup(file, elsewhere, noon);
  const copy = openSqlite(path.join(elsewhere, 'orrery.sqlite'));
  const kept = (await copy.read('match', 0)).map(({ seq }) => seq);
  expect(kept.length).toBeGreaterThanOrEqual(2000);
  expect(kept).toEqual([...kept.keys()]);
  await Promise.all([store.close(), copy.close()]);
});

test('restoring needs a folder without a server and a whole backup; what was there is kept aside', async () => {
  const data = freshFolder();
  const server = await freshServer({ data });
  const ada = await Person.arrive(server.port, 'Ada');
  const file = path.join(freshFolder(), 'all.backup');
  await makeBackup(data, file);
  const table = await lay(ada);
  await expect(restoreBackup(file, data, noon)).rejects.toThrow(`process ${process.pid}, port ${server.port}`);
  await server.close();

  const whole = fs.readFileSync(file);
  const broken: [string, Buffer][] = [
    ['cut', whole.subarray(0, whole.length / 2)],
    ...[0.25, 0.5, 0.9].map((share): [string, Buffer] => [`changed at ${share}`, changed(whole, share)]),
    ['other', Buffer.from('no backup at all')],
  ];
  for (const [name, bytes] of broken) {
    const bad = path.join(path.dirname(file), name);
    fs.writeFileSync(bad, bytes);
    await expect(restoreBackup(bad, data, noon)).rejects.toThrow(/is no whole backup of Orrery/);
  }
  const again = await freshServer({ data });
  const back = Object.assign(new Person(again.port), { cookie: ada.cookie });
  expect(await back.get(`/api/tables/${table.id}`)).toMatchObject({ id: table.id });
  await again.close();

  const { aside } = await restoreBackup(file, data, noon);
  expect(aside).toBe(path.join(data, 'before-restore-2026-11-16-120000'));
  expect(namesIn(aside!)).toEqual(expect.arrayContaining(['orrery.sqlite', 'session-key']));
  const old = openSqlite(path.join(aside!, 'orrery.sqlite'));
  expect(await old.table(table.id)).not.toBeNull();
  await old.close();
  expect(namesIn(data).filter((name) => name.startsWith('restor'))).toEqual([]);
});

test('a server does not start on a folder that was half restored', async () => {
  const data = freshFolder();
  fs.writeFileSync(path.join(data, 'restore-unfinished'), '');
  await expect(freshServer({ data })).rejects.toThrow(/was cut short: run 'orrery restore' again/);
});

test('backups are made when they are due, also after a restart, and the last ones are kept', async () => {
  const folder = freshFolder();
  await openSqlite(path.join(folder, 'orrery.sqlite')).close();
  let now = noon.getTime();
  let room = true;
  const made: string[] = [];
  const failed: string[] = [];
  /** One run of the server: its schedule looks as often as it is let. */
  async function run(looks: number, every = 24): Promise<void> {
    let due: (() => void | Promise<void>) | null = null;
    const time = {
      now: () => now,
      after: (_ms: number, work: () => void | Promise<void>) => {
        due = work;
        return () => {
          due = null;
        };
      },
    };
    const stop = scheduleBackups({
      ...{ folder, every, keep: 2, time },
      now: () => now,
      room: async () => room,
      made: ({ file }) => made.push(path.basename(file)),
      failed: (error) => failed.push((error as Error).message),
    });
    for (let i = 0; i < looks; i++) {
      const work = due as (() => void) | null;
      due = null;
      work?.();
      while (due === null) await new Promise((done) => setTimeout(done, 1));
    }
    stop();
  }
  const hours = (n: number) => {
    now += n * 3_600_000;
  };
  const broken = path.join(backupsOf(folder), 'orrery-2026-11-15-120000.backup.copy');
  fs.mkdirSync(backupsOf(folder));
  fs.writeFileSync(broken, 'half a backup');
  fs.utimesSync(broken, new Date(now - 7_200_000), new Date(now - 7_200_000));
  await run(2);
  expect(fs.existsSync(broken)).toBe(false);
  expect(made).toEqual(['orrery-2026-11-16-120000.backup']);
  hours(23);
  await run(1);
  expect(made).toHaveLength(1);
  hours(1);
  await run(1);
  hours(24);
  room = false;
  await run(1);
  room = true;
  await run(1);
  await run(0, 0);
  expect(failed).toEqual(['there is no room for a backup']);
  expect(made).toHaveLength(3);
  expect(namesIn(backupsOf(folder))).toEqual(made.slice(1));
  // A machine whose clock is ten years ahead, until somebody sets it right: what it made then is neither the last nor the best one.
  hours(10 * 365 * 24);
  await run(1);
  hours(-10 * 365 * 24);
  hours(24);
  await run(1);
  hours(24);
  await run(1);
  expect(made).toHaveLength(6);
  expect(namesIn(backupsOf(folder))).toEqual(made.slice(4));
  expect(lastBackup(folder, now)).toBe(now);
});
