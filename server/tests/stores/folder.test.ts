import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findRunning } from '../../src/folder/lock.ts';
import { makePrivate } from '../../src/folder/private.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';
import { Spawned } from '../spawned.ts';

const main = new URL('../../src/main.ts', import.meta.url);
const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

test('two servers cannot share a folder, and the second says who has it', async () => {
  const folder = freshFolder();
  const first = new Spawned(main, { ORRERY_DATA: folder });
  const port = await first.port();
  const second = new Spawned(main, { ORRERY_DATA: folder });
  expect(await second.ended).toBe(1);
  const who = `an Orrery server (process ${first.pid}, port ${port})`;
  expect(second.err).toBe(
    `orrery: ${who} already keeps its data in ${folder}; stop it, or choose another folder with ORRERY_DATA=...\n`,
  );
  expect(findRunning(folder)).toEqual({ pid: first.pid, port });
  expect((await new Person(port).ask('GET', '/healthz')).status).toBe(200);
  await first.end('SIGKILL');
  expect(fs.existsSync(path.join(folder, 'server.json'))).toBe(true);
  expect(findRunning(folder)).toBeNull();
  const third = new Spawned(main, { ORRERY_DATA: folder });
  await third.port();
  expect(await third.end('SIGTERM')).toBe(0);
  expect(fs.existsSync(path.join(folder, 'server.json'))).toBe(false);
});

test('a server that could not start leaves the folder free', async () => {
  const data = freshFolder();
  const { port } = await freshServer();
  await expect(freshServer({ data, port })).rejects.toThrow(/EADDRINUSE/);
  const server = await freshServer({ data });
  await expect(freshServer({ data })).rejects.toThrow(`process ${process.pid}, port ${server.port}`);
  await server.close();
  await (await freshServer({ data })).close();
});

test('nobody but its owner can read the folder, even one that was laid open before', async () => {
  const folder = path.join(freshFolder(), 'data');
  await (await freshServer({ data: folder })).close();
  fs.chmodSync(folder, 0o755);
  for (const name of fs.readdirSync(folder)) fs.chmodSync(path.join(folder, name), 0o644);
  fs.writeFileSync(path.join(folder, 'notes.txt'), 'of somebody else', { mode: 0o644 });
  const { port } = await freshServer({ data: folder });
  await Person.arrive(port, 'Ada');
  expect(modeOf(folder)).toBe('700');
  const names = fs.readdirSync(folder).filter((name) => name !== 'notes.txt');
  expect(names).toEqual(expect.arrayContaining(['lock', 'orrery.sqlite', 'orrery.sqlite-wal', 'orrery.sqlite-shm']));
  for (const name of names) expect(`${name} ${modeOf(path.join(folder, name))}`).toBe(`${name} 600`);
  expect(modeOf(path.join(folder, 'notes.txt'))).toBe('644');
});

test('a folder that everybody shares stays as it is', () => {
  const shared = path.join(freshFolder(), 'tmp');
  fs.mkdirSync(shared);
  fs.chmodSync(shared, 0o1777);
  makePrivate(shared);
  expect(fs.statSync(shared).mode & 0o7777).toBe(0o1777);
});
