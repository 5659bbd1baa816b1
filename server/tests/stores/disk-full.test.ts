// A disk without room: nothing acknowledged is lost, reading goes on, and with room again play does.
import path from 'node:path';
import type { MoveEntry } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { DueQueue } from '../../src/matches/due.ts';
import { defaults } from '../../src/settings.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { StoreFull } from '../../src/stores/store.ts';
import { viewOf } from '../bidders.ts';
import { type Device, Person } from '../client.ts';
import { bytesOfNothing, freshFolder, freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
const socketLimits = { ...defaults.socketLimits, perSocket: plenty, perAddress: plenty };
const acks = (device: Device) => device.messages.flatMap((message) => (message.t === 'ack' ? [message] : []));

/** Lays two cards in turn, which never ends a match, under ids that are counted. */
function layInTurn(device: Device, ids: readonly number[]): void {
  const { hand } = viewOf(device, 0).mine!;
  const [one, other] = [Math.min(...hand), Math.max(...hand)];
  const decision = device.steps(0)!.decision!;
  for (const i of ids)
    device.say({ t: 'play', seat: 0, id: `m${i}`, decision, move: { t: 'lay', card: i % 2 ? one : other } });
}

test('moves are refused when nothing more can be kept, and the same ones are taken when there is room', async () => {
  const data = freshFolder();
  const small = await freshServer({
    data,
    socketLimits,
    disk: { reserve: 1e8, most: (await bytesOfNothing()) + 70_000 },
  });
  const ada = await Person.arrive(small.port, 'Ada');
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'here', name: 'Bo' }]));
  const started = await ada.post(`/api/tables/${laid.id}/start`);
  const device = await ada.follow(laid.id);
  await stepsOnce(device, 0);

  const sent: number[] = [];
  const failed = () => device.messages.some((message) => message.t === 'error');
  while (!failed()) {
    const next = Array.from({ length: 50 }, (_, i) => sent.length + i);
    sent.push(...next);
    layInTurn(device, next);
    await device.settle();
  }
  const errors = new Set(device.messages.flatMap((message) => (message.t === 'error' ? [message.code] : [])));
  expect(errors).toEqual(new Set(['SERVER_FAULT']));
  const acked = acks(device);
  expect(acked.length).toBeGreaterThan(100);

  expect(await (await ada.ask('GET', '/healthz')).json()).toMatchObject({ ok: true });
  const ready = await ada.ask('GET', '/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { ok: false, reason: 'DISK_FULL' }]);
  expect((await ada.ask('POST', '/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]))).status).toBe(507);
  const other = await ada.follow(laid.id);
  await stepsOnce(other, 0);
  expect(other.steps(0)?.had).toBe(device.steps(0)?.had);
  await small.close();

  const roomy = await freshServer({ data, socketLimits });
  const back = await Object.assign(new Person(roomy.port), { cookie: ada.cookie }).follow(laid.id);
  await stepsOnce(back, 0);
  expect(back.steps(0)?.had).toBe(device.steps(0)?.had);
  layInTurn(back, sent);
  await back.until(() => acks(back).length === sent.length);
  await roomy.close();
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const log = (await store.read(started.matches[0]!.id, 1)).map((entry) => (entry as MoveEntry).id);
  await store.close();
  // One that is shorter may still find room behind one that was refused.
  const kept = acked.map(({ id }) => id);
  const ids = sent.map((i) => `m${i}`);
  expect(log).toEqual([...kept, ...ids.filter((id) => !kept.includes(id))]);
});

test('a server stops in order though it can write nothing any more', async () => {
  const uptime = { note: () => Promise.reject(new StoreFull('the disk is full')) };
  const due = new DueQueue({ uptime } as unknown as ConstructorParameters<typeof DueQueue>[0]);
  await expect(due.close()).resolves.toBeUndefined();
});
