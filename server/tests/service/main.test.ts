import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sessionKey } from '../../src/sessions/sessions.ts';
import { settingsFrom } from '../../src/settings.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';
import { Spawned } from '../spawned.ts';

const main = new URL('../../src/main.ts', import.meta.url);

test('it says one line when it is ready, answers for its health, and stops when it is told to', async () => {
  const folder = path.join(freshFolder(), 'not', 'there', 'yet');
  const server = new Spawned(main, { ORRERY_DATA: folder, ORRERY_NAME: 'The Club' });
  const port = await server.port();
  const person = await Person.arrive(port);
  const health = await person.get<object>('/healthz');
  expect(health).toMatchObject({ ok: true, name: 'The Club', version: '0.1.0', tables: 0, sockets: 0 });
  const device = await person.device();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await device.untilClosed()).toBe(1012);
  expect(server.out).toBe(`Orrery is at http://127.0.0.1:${port}\n`);
  const said = server.err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; event: string });
  expect(said.map(({ level, event }) => `${level} ${event}`)).toEqual(['info ready', 'info stopped']);
  expect(fs.statSync(path.join(folder, 'session-key')).mode & 0o777).toBe(0o600);
});

test('it says in a sentence why it cannot start', async () => {
  const { port } = await freshServer();
  const file = path.join(freshFolder(), 'file');
  fs.writeFileSync(file, '');
  const strange = freshFolder();
  fs.writeFileSync(path.join(strange, 'orrery.sqlite'), 'this is no database, whatever its name says. '.repeat(50));
  const taken = new Spawned(main, { ORRERY_DATA: freshFolder(), PORT: String(port) });
  const unwritable = new Spawned(main, { ORRERY_DATA: path.join(file, 'data') });
  const broken = new Spawned(main, { ORRERY_DATA: strange });
  // A network that is there for examples, and a name that is nobody's.
  const [elsewhere, nowhere] = ['203.0.113.1', 'nobody.invalid'].map(
    (HOST) => new Spawned(main, { ORRERY_DATA: freshFolder(), HOST }),
  );
  const keyless = freshFolder();
  fs.writeFileSync(path.join(keyless, 'session-key'), '');
  expect(() => sessionKey(keyless)).toThrow(/session-key holds no key/);
  expect(await Promise.all([taken.ended, unwritable.ended, broken.ended])).toEqual([1, 1, 1]);
  expect(await Promise.all([elsewhere!.ended, nowhere!.ended])).toEqual([1, 1]);
  expect(elsewhere!.err).toBe(
    'orrery: HOST=203.0.113.1 is no address of this machine; without HOST it listens on all of them\n',
  );
  expect(nowhere!.err).toMatch(/^orrery: HOST=nobody\.invalid is no address of this machine; /);
  expect(taken.err).toBe(`orrery: port ${port} is taken by another program; choose one with PORT=...\n`);
  expect(unwritable.err).toMatch(/^orrery: the data folder cannot be written .*ORRERY_DATA=\.\.\.\n$/);
  expect(broken.err).toMatch(/^orrery: the data cannot be opened: .*\n$/);
});

test('it tells everybody how long it keeps what', async () => {
  const { port } = await freshServer({ name: 'The Club', retention: { waiting: 3, unplayed: 9, over: 0 } });
  const keeps = { waiting: 3, unplayed: 9, over: null };
  expect(await new Person(port).get('/api/about')).toEqual({ version: '0.1.0', name: 'The Club', keeps });
});

test('it reads its settings from the environment', () => {
  expect(settingsFrom({})).toMatchObject({ port: 8080, host: '0.0.0.0', name: null, botPace: { min: 600, max: 1800 } });
  expect(settingsFrom({ PORT: '0', ORRERY_BOT_DELAY: '0' })).toMatchObject({ port: 0, botPace: { min: 0, max: 0 } });
  expect(settingsFrom({ ORRERY_LUCK_WAIT: '9' }).luckWait).toBe(9000);
  expect(settingsFrom({ ORRERY_BOT_DELAY: '5-9' }).botPace).toEqual({ min: 5, max: 9 });
  expect(settingsFrom({ ORRERY_DISK_RESERVE: '5', ORRERY_DISK_MOST: '50' }).disk).toEqual({ reserve: 5e6, most: 5e7 });
  expect(settingsFrom({ ORRERY_BACKUP_EVERY: '0', ORRERY_BACKUP_KEEP: '9' }).backups).toEqual({ every: 0, keep: 9 });
  const days = { ORRERY_KEEP_WAITING: '1', ORRERY_KEEP_UNPLAYED: '2', ORRERY_KEEP_OVER: '0' };
  expect(settingsFrom(days).retention).toEqual({ waiting: 1, unplayed: 2, over: 0 });
  expect(settingsFrom({ ORRERY_LOG: 'warn' }).logLevel).toBe('warn');
  expect(() => settingsFrom({ ORRERY_LOG: 'loud' })).toThrow('ORRERY_LOG=loud is none of info, warn, silent');
  expect(() => settingsFrom({ ORRERY_BACKUP_EVERY: 'daily' })).toThrow('ORRERY_BACKUP_EVERY=daily is not a number of');
  expect(() => settingsFrom({ PORT: 'http' })).toThrow('PORT=http is not a port');
  expect(() => settingsFrom({ PORT: '70000' })).toThrow('PORT=70000 is not a port');
  expect(() => settingsFrom({ ORRERY_BOT_DELAY: 'slow' })).toThrow('ORRERY_BOT_DELAY=slow');
  expect(settingsFrom({ ORRERY_BOT_THREADS: '3' }).botPool.threads).toEqual({ quick: 1, slow: 3 });
  for (const wrong of ['0', '1.5', 'all'])
    expect(() => settingsFrom({ ORRERY_BOT_THREADS: wrong })).toThrow(`ORRERY_BOT_THREADS=${wrong} is not a number`);
  expect(settingsFrom({ ORRERY_ORIGINS: 'https://a.example, https://b.example' }).origins).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  for (const wrong of ['my-proxy', '10.0.0.0/99'])
    expect(() => settingsFrom({ ORRERY_PROXIES: wrong })).toThrow(`ORRERY_PROXIES=${wrong} is not a list`);
  const { proxies } = settingsFrom({ ORRERY_PROXIES: '10.0.0.0/8, fd00::/8' });
  const trusted = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', 'fd00::7'].map((each) => proxies.trusts(each));
  expect(trusted).toEqual([true, true, true, true, true]);
  expect(['192.0.2.1', '2001:db8::1', '', 'localhost'].some((each) => proxies.trusts(each))).toBe(false);
});
