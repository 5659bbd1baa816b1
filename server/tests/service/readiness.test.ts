import { expect, test } from 'vitest';
import { roomIn } from '../../src/health/disk.ts';
import { Readiness } from '../../src/health/readiness.ts';
import { StoreFull } from '../../src/stores/store.ts';
import { Person } from '../client.ts';
import { bytesOfNothing, freshFolder, freshServer, layBidding } from '../house.ts';

const megabyte = 1e6;
const roomy = { free: 1000 * megabyte, size: 10_000 * megabyte };

function watched(write: () => Promise<void>, space = async () => roomy) {
  let [now, writes] = [0, 0];
  const counted = () => {
    writes++;
    return write();
  };
  const readiness = new Readiness({
    write: counted,
    space,
    reserve: 100 * megabyte,
    now: () => now,
    wait: async () => undefined,
  });
  const later = (ms: number) => {
    now += ms;
  };
  return { readiness, later, writes: () => writes };
}
const never = () => new Promise<never>(() => undefined);

test('it is ready when it has started, until it closes', async () => {
  const { readiness } = watched(async () => undefined);
  expect(await readiness.check()).toEqual({ ok: false, reason: 'STARTING' });
  readiness.started();
  expect(await readiness.check()).toEqual({ ok: true, room: 'enough' });
  readiness.closing();
  readiness.started();
  expect(await readiness.check()).toEqual({ ok: false, reason: 'CLOSING' });
});

test.each([
  ['a full store', () => Promise.reject(new StoreFull('full')), 'DISK_FULL'],
  ['a broken one', () => Promise.reject(new Error('malformed')), 'STORE_FAULT'],
  ['one that does not answer', never, 'STORE_SLOW'],
])('%s is not ready', async (_what, write, reason) => {
  const { readiness } = watched(write);
  readiness.started();
  expect(await readiness.check()).toEqual({ ok: false, reason });
});

test('however often it is asked, the disk is written once a second', async () => {
  const { readiness, later, writes } = watched(async () => undefined);
  readiness.started();
  await Promise.all(Array.from({ length: 100 }, () => readiness.check()));
  expect(writes()).toBe(1);
  later(1000);
  await readiness.check();
  expect(writes()).toBe(2);
});

test('room is low before it is gone, and on a small disk the reserve is small', () => {
  const on = (free: number, size: number) => roomIn({ free: free * megabyte, size: size * megabyte }, 100 * megabyte);
  expect([on(101, 5000), on(99, 5000), on(11, 5000), on(9, 5000)]).toEqual(['enough', 'low', 'low', 'full']);
  expect([on(2.1, 20), on(1.9, 20), on(0.1, 20)]).toEqual(['enough', 'low', 'full']);
});

test('a server without room takes no new tables, plays on with what it has, and takes them again with room', async () => {
  const data = freshFolder();
  const small = await freshServer({
    data,
    disk: { reserve: 100 * megabyte, most: (await bytesOfNothing()) + 150_000 },
  });
  const ada = await Person.arrive(small.port, 'Ada');
  const seats = [{ kind: 'me' } as const, { kind: 'here', name: 'Bo' } as const];
  const own = { game: 'bidding', seats, listed: false, spectators: false, name: 'x'.repeat(40) };
  const laid: string[] = [];
  const crowd = [
    ada,
    await Person.arrive(small.port),
    await Person.arrive(small.port),
    await Person.arrive(small.port),
  ];
  const lay = (n: number) =>
    crowd[Math.floor(n / 90)]!.ask('POST', '/api/tables', own, { 'x-forwarded-for': `192.0.2.${n % 250}` });
  let answer = await lay(0);
  for (; answer.status === 201; answer = await lay(laid.length))
    laid.push(((await answer.json()) as { id: string }).id);
  expect([answer.status, await answer.json()]).toEqual([507, { code: 'SERVER_FULL' }]);
  expect(laid.length).toBeGreaterThan(3);
  expect(await (await ada.ask('GET', '/readyz')).json()).toEqual({ ok: true, room: 'low' });
  const table = await ada.post(`/api/tables/${laid[0]}/start`);
  const device = await ada.follow(table.id);
  await device.until(() => device.steps(0) !== undefined);
  await small.close();
  const { port } = await freshServer({ data });
  const back = Object.assign(new Person(port), { cookie: ada.cookie });
  expect((await back.ask('GET', '/readyz')).status).toBe(200);
  expect((await back.ask('POST', '/api/tables', layBidding(seats))).status).toBe(201);
  expect(await back.get(`/api/tables/${laid[0]}`)).toMatchObject({ status: 'playing' });
});
