// `kill -9` in the middle of a burst: whatever was acknowledged is there afterwards, once, and in its place.
import path from 'node:path';
import type { Entry, MoveEntry } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/stores/sqlite/store.ts';
import { viewOf } from './bidders.ts';
import { type Device, Person } from './client.ts';
import { freshFolder, layBidding } from './house.ts';
import { stepsOnce } from './pickers.ts';
import { Spawned } from './spawned.ts';

const entry = new URL('./process.ts', import.meta.url);

async function logOf(folder: string, match: string): Promise<readonly Entry[]> {
  const store = openSqlite(path.join(folder, 'orrery.sqlite'));
  const entries = await store.read(match, 0);
  await store.close();
  return entries;
}

const acks = (device: Device) => device.messages.flatMap((message) => (message.t === 'ack' ? [message] : []));

test('nothing acknowledged is lost, nothing is there twice', async () => {
  const folder = freshFolder();
  const server = new Spawned(entry, { ORRERY_DATA: folder });
  const port = await server.port();
  const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => Person.arrive(port, name)));
  const tables = await Promise.all(
    people.map(async (person) => {
      const laid = await person.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'here', name: 'Other' }]));
      return person.post(`/api/tables/${laid.id}/start`);
    }),
  );
  const acked = people.map(() => new Map<string, number>());

  await burstAndKill(server, 150, 40);
  await burstAndKill(new Spawned(entry, { ORRERY_DATA: folder }), 300, 230);
  expect(acked[0]!.size).toBeGreaterThanOrEqual(230);

  /** Says the first `sent` moves at every table (those from before the crash again) and kills the server on the way. */
  async function burstAndKill(running: Spawned, sent: number, killAfter: number): Promise<void> {
    const now = await running.port();
    const devices = await Promise.all(
      people.map(async (person, at) => {
        const device = await Object.assign(new Person(now), { cookie: person.cookie }).follow(tables[at]!.id);
        await stepsOnce(device, 0);
        return device;
      }),
    );
    // Laying two cards in turn, again and again, never ends a match.
    for (const device of devices) {
      const hand = viewOf(device, 0).mine!.hand;
      const [one, other] = [Math.min(...hand), Math.max(...hand)];
      expect(one).not.toBe(other);
      const decision = device.steps(0)!.decision!;
      for (let i = 0; i < sent; i++)
        device.say({ t: 'play', seat: 0, id: `m${i}`, decision, move: { t: 'lay', card: i % 2 ? one : other } });
    }
    await devices[0]!.until(() => acks(devices[0]!).length >= killAfter);
    await running.end('SIGKILL');
    for (const [at, device] of devices.entries()) {
      await device.untilClosed();
      for (const { id, no } of acks(device)) {
        expect(acked[at]!.get(id) ?? no).toBe(no);
        acked[at]!.set(id, no);
      }
    }
    for (const [at, table] of tables.entries()) {
      const log = await logOf(folder, table.matches[0]!.id);
      expect(log.map(({ seq }) => seq)).toEqual([...log.keys()]);
      const ids = log.slice(1).map((each) => (each as MoveEntry).id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [id, no] of acked[at]!) expect(ids[no - 1]).toBe(id);
    }
  }
});

test('after a restart people are who they were, and bots play on by themselves', async () => {
  const folder = freshFolder();
  const env = { ORRERY_DATA: folder, ORRERY_BOT_DELAY: '20' };
  // So slow that the match is far from its end when the server falls, however busy the machine is.
  let server = new Spawned(entry, { ...env, ORRERY_BOT_DELAY: '1000' });
  const ada = await Person.arrive(await server.port(), 'Ada');
  const seats = ['easy', 'easy', 'easy'].map((level) => ({ kind: 'bot', level }));
  const laid = await ada.post('/api/tables', { game: 'shooting-star', seats, listed: false, spectators: false });
  const device = await ada.follow(laid.id);
  const table = await ada.post(`/api/tables/${laid.id}/start`);
  await device.until(() => device.told('table').length >= 3);
  await server.end('SIGKILL');
  const match = table.matches[0]!.id;
  const before = await logOf(folder, match);
  expect(before.length).toBeLessThan(22);

  server = new Spawned(entry, env);
  const back = Object.assign(new Person(await server.port()), { cookie: ada.cookie });
  expect(await back.get('/api/me')).toEqual({ name: 'Ada', sigil: 'comet' });
  expect((await back.tables()).mine).toMatchObject([{ id: laid.id, status: 'playing' }]);
  const again = await back.follow(laid.id, { match, had: { table: device.told('table').length } });
  await again.until(() => again.steps('table')?.result != null);
  const told = [...device.told('table'), ...again.told('table')];
  expect(told.map(({ no }) => no)).toEqual([...told.keys()]);
  await again.until(() => again.table()?.status === 'over');
  await server.end('SIGTERM');
  expect((await logOf(folder, match)).slice(0, before.length)).toEqual(before);
});
