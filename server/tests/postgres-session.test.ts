import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servant } from '../../tools/postgres/binaries.ts';
import { startPostgres } from '../../tools/postgres/start.ts';
import { lastSchema, prepareSchema } from '../src/stores/postgres/schema.ts';
import { Session, type SessionOptions } from '../src/stores/postgres/session.ts';
import { HomeLost } from '../src/stores/store.ts';
import { freshFolder } from './house.ts';
import { freshDatabase } from './postgres-server.ts';
import { selfSigned } from './self-signed.ts';

const opened: Session[] = [];
let url: string;
let outside: postgres.Sql;
beforeAll(async () => {
  url = await freshDatabase();
  outside = postgres(url, { max: 1, onnotice: () => {} });
  const session = await open();
  await session.alone((run) => prepareSchema(run));
});
afterAll(async () => {
  for (const session of opened) await session.close();
  await outside.end();
});

async function open(options: SessionOptions = {}): Promise<Session> {
  const session = new Session(url, options);
  await session.open();
  opened.push(session);
  return session;
}

const insert = (network: string) => ({
  run: (run: Parameters<Parameters<Session['alone']>[0]>[0]) =>
    run('INSERT INTO banned_network VALUES ($1, 1)', network),
});
const kept = async (network: string) => (await outside`SELECT 1 FROM banned_network WHERE network = ${network}`).count;
const pidOf = async (session: Session) => Number((await session.query('SELECT pg_backend_pid() AS pid'))[0]?.pid);
const kill = (pid: number) => outside`SELECT pg_terminate_backend(${pid}, 5000)`;

test('what is asked of a session comes one after the other, a transaction as a whole', async () => {
  const session = await open();
  const inside: unknown[] = [];
  const slow = session.write([
    {
      steps: true,
      run: async (run) => {
        for (let i = 0; i < 3; i++)
          inside.push((await run('SELECT pg_current_xact_id_if_assigned() IS NULL AS no'))[0]?.no);
      },
    },
    insert('one'),
  ]);
  const [between] = await session.query('SELECT count(*) AS n FROM banned_network WHERE network = $1', 'one');
  expect(between?.n).toBe(1);
  await slow;
  expect(inside).toHaveLength(3);
});

test('a transaction is kept as a whole or not at all', async () => {
  const session = await open();
  await expect(session.write([insert('whole'), insert('whole')])).rejects.toMatchObject({ code: '23505' });
  expect(await kept('whole')).toBe(0);
  const stepwise = {
    steps: true,
    run: async (run: Parameters<Parameters<Session['alone']>[0]>[0]) => {
      await run("INSERT INTO banned_network VALUES ('whole', 1)");
      throw new Error('thought better of it');
    },
  };
  await expect(session.write([stepwise, insert('after')])).rejects.toThrow('better of it');
  expect([await kept('whole'), await kept('after')]).toEqual([0, 0]);
  await session.write([insert('whole'), insert('after')]);
  expect([await kept('whole'), await kept('after')]).toEqual([1, 1]);
});

test('who has lost the session is told, writes nothing, and goes on only when it is opened anew', async () => {
  const session = await open();
  const heard: HomeLost[] = [];
  session.onLost((why) => heard.push(why));
  const nonce = session.nonce;
  const pid = await pidOf(session);
  const asleep = session.query('SELECT pg_sleep(60)');
  const waiting = session.write([insert('after the end')]);
  const [ended, never] = await Promise.allSettled([asleep, waiting, kill(pid)]);
  for (const each of [ended, never]) {
    expect(each.status).toBe('rejected');
    expect((each as PromiseRejectedResult).reason).toBeInstanceOf(HomeLost);
  }
  expect(heard).toHaveLength(1);
  expect(session.nonce).toBeNull();
  await expect(session.write([insert('after the end')])).rejects.toThrow(HomeLost);
  expect(await kept('after the end')).toBe(0);
  await session.open();
  expect(session.nonce).not.toBe(nonce);
  await session.write([insert('after the end')]);
  expect(await kept('after the end')).toBe(1);
});

test('of a thousand statements that are on their way when the session ends, none is left without an answer', async () => {
  const session = await open();
  const pid = await pidOf(session);
  const jobs = Array.from({ length: 1000 }, (_, i) => insert(`on its way ${i}`));
  const writing = session.write([{ run: (run) => run('SELECT pg_sleep(60)') }, ...jobs]);
  const [answer] = await Promise.allSettled([writing, kill(pid)]);
  expect(answer.status).toBe('rejected');
  expect((await outside`SELECT 1 FROM banned_network WHERE network LIKE 'on its way%'`).count).toBe(0);
});

test('a write that finds another nonce on the session writes nothing', async () => {
  const session = await open();
  const heard: HomeLost[] = [];
  session.onLost((why) => heard.push(why));
  await session.query("SELECT set_config('orrery.home', 'of somebody else', false)");
  await expect(session.write([insert('not at home')])).rejects.toThrow(HomeLost);
  expect(await kept('not at home')).toBe(0);
  expect(heard).toHaveLength(1);
  expect(session.nonce).toBeNull();
});

test('without the fence the driver connects again by itself, and writes over a session that holds nothing', async () => {
  const session = await open({ fenced: false });
  await session.query('SELECT pg_advisory_lock(7)');
  await kill(await pidOf(session));
  await session.write([insert('unfenced')]);
  expect(await kept('unfenced')).toBe(1);
  expect((await session.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 7")).count).toBe(0);
});

test('a session that is given up answers nobody, though the database never said a word', async () => {
  const session = await open();
  const asleep = session.query('SELECT pg_sleep(60)');
  await new Promise((turn) => setTimeout(turn, 20));
  session.lose('no sign of life');
  await expect(asleep).rejects.toThrow('no sign of life');
  await expect(session.query('SELECT 1')).rejects.toThrow(HomeLost);
});

test('three that start at once lay out one schema, and data of a later version are not touched', async () => {
  const empty = await freshDatabase();
  const sessions = await Promise.all(
    [1, 2, 3].map(async () => {
      const session = new Session(empty);
      await session.open();
      opened.push(session);
      return session;
    }),
  );
  await Promise.all(sessions.map((session) => session.alone((run) => prepareSchema(run))));
  const rows = await sessions[0]!.query('SELECT version FROM orrery_schema ORDER BY version');
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
  await sessions[0]!.query('INSERT INTO orrery_schema VALUES (99)');
  await expect(sessions[1]!.alone((run) => prepareSchema(run))).rejects.toThrow(/later version/);
});

test('a database of any earlier version is brought up to date, and keeps what it had', async () => {
  const columns = async (session: Session) =>
    session.query(`SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY table_name, column_name`);
  const layOut = async (...steps: number[]) => {
    const session = new Session(await freshDatabase());
    await session.open();
    opened.push(session);
    for (const last of steps) {
      await session.alone((run) => prepareSchema(run, last));
      if (last === steps[0]) await session.query("INSERT INTO banned_network VALUES ('kept', 7)");
    }
    expect(await session.query('SELECT until FROM banned_network')).toEqual([{ until: 7 }]);
    return columns(session);
  };
  const fresh = await layOut(lastSchema);
  for (let version = 1; version < lastSchema; version++) expect(await layOut(version, lastSchema)).toEqual(fresh);
});

test('who stands still in the middle of a transaction is put out by the database', async () => {
  const session = await open();
  expect((await session.query('SHOW idle_in_transaction_session_timeout'))[0]).toEqual({
    idle_in_transaction_session_timeout: '5s',
  });
  await session.query("SELECT set_config('idle_in_transaction_session_timeout', '50', false)");
  const stuck = { steps: true, run: () => new Promise<never>(() => {}) };
  await expect(session.write([insert('stuck'), stuck])).rejects.toThrow(HomeLost);
  expect(await kept('stuck')).toBe(0);
});

test('a database that forgets commits for speed does not for us', async () => {
  await outside`SELECT 1`;
  const lazy = await freshDatabase();
  const sql = postgres(lazy, { max: 1 });
  await sql.unsafe(`ALTER DATABASE ${new URL(lazy).pathname.slice(1)} SET synchronous_commit = off`);
  await sql.end();
  const session = new Session(lazy);
  await session.open();
  opened.push(session);
  expect((await session.query('SHOW synchronous_commit'))[0]).toEqual({ synchronous_commit: 'on' });
});

test('over TLS it is lost and ended like any other, and an end that never answers harms nobody', async () => {
  const folder = freshFolder();
  const { certificate, key } = selfSigned();
  const files = { ssl_cert_file: certificate, ssl_key_file: key };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text, { mode: 0o600 });
  fs.chmodSync(folder, 0o711);
  for (const name of Object.keys(files))
    if (servant.uid !== undefined) fs.chownSync(path.join(folder, name), servant.uid, servant.gid!);
  const settings = ['ssl=on', ...Object.keys(files).map((name) => `${name}=${path.join(folder, name)}`)];
  const server = await startPostgres({ settings: ['fsync=off', ...settings] });
  const silent = await silentProxy(Number(new URL(server.url).port));
  const over = (port: string | number) => new Session(`postgres://orrery@127.0.0.1:${port}/postgres?sslmode=require`);

  const session = over(new URL(server.url).port);
  await session.open();
  const [row] = await session.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
  expect(row).toEqual({ ssl: true });
  await expect(session.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(HomeLost);
  await session.open();
  await session.close();

  const dead = over(silent.port);
  await dead.open();
  silent.hush();
  const asked = dead.query('SELECT 1');
  await new Promise((turn) => setImmediate(turn));
  dead.lose('no sign of life');
  await expect(asked).rejects.toThrow('no sign of life');
  // Longer than a good-bye is waited for.
  await new Promise((wait) => setTimeout(wait, 1200));
  silent.close();
  await server.stop();
});

/** Passes everything on, until it says nothing any more and does not even hang up. */
async function silentProxy(to: number) {
  const pairs: [net.Socket, net.Socket][] = [];
  const proxy = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1');
    for (const each of [near, far]) each.on('error', () => {});
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((listens) => proxy.listen(0, '127.0.0.1', listens));
  return {
    port: (proxy.address() as net.AddressInfo).port,
    hush: () => pairs.flat().map((each) => each.unpipe().pause()),
    close: () => {
      for (const each of pairs.flat()) each.destroy();
      proxy.close();
    },
  };
}
