// A session ends: by age, by its person, by the owner of the server. Whoever comes back by what they had is refused.
import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { sessionKey } from '../../src/sessions/sessions.ts';
import { readNetwork } from '../../src/standing/networks.ts';
import { forever } from '../../src/standing/standing.ts';
import { Standings } from '../../src/standing/standings.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { turnedAway } from '../turned-away.ts';

const day = 24 * 3600 * 1000;
const noSession = { code: 'NO_SESSION' };
const idOf = ({ cookie }: Person): string => cookie.replace('orrery=', '').split('.')[0]!;
const withCookie = (port: number, cookie: string): Person => Object.assign(new Person(port), { cookie });

/** A server whose clock stands where it is put. */
async function clockwork(data = freshFolder()) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const { port, close } = await freshServer({ data, around: { ...realTimeAndLuck, now: () => clock.now } });
  return { port, clock, data, close };
}

/** As it was signed before sessions had an end. */
const endless = (data: string, person: string): string =>
  `orrery=${person}.${createHmac('sha256', sessionKey(data)).update(person).digest('base64url')}`;

/** Writes into a data folder that no server uses now. */
async function change(data: string, work: (standings: Standings) => Promise<unknown>): Promise<void> {
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  await work(await Standings.open({ store, key: sessionKey(data), now: Date.now }));
  await store.close();
}

test('a session that is not used for 400 days is gone, one in use is renewed', async () => {
  const { port, clock } = await clockwork();
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const [first, unused] = [ada.cookie, bo.cookie];
  await ada.get('/api/tables');
  expect(ada.cookie).toBe(first);
  clock.now += 399 * day;
  await ada.get('/api/tables');
  expect(ada.cookie).not.toBe(first);
  clock.now += 2 * day;
  expect(await ada.get('/api/me')).toMatchObject({ name: 'Ada' });
  for (const dead of [first, unused]) {
    expect(await withCookie(port, dead).trouble('GET', '/api/tables')).toEqual(noSession);
    expect(await turnedAway(port, { cookie: dead })).toEqual({ status: 401, body: '{"code":"NO_SESSION"}' });
    expect(await withCookie(port, dead).get('/api/me')).toEqual({ name: null, sigil: null });
  }
});

test('ending other devices’ access ends their cookies and their sockets; this one goes on', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const stolen = withCookie(port, ada.cookie);
  const thiefs = await stolen.follow(laid.id);
  expect((await ada.ask('POST', '/api/me/end-others', {})).status).toBe(200);
  expect(await thiefs.untilClosed()).toBe(4003);
  expect(await stolen.trouble('GET', '/api/tables')).toEqual(noSession);
  expect(await turnedAway(port, { cookie: stolen.cookie })).toMatchObject({ status: 401 });
  expect((await ada.tables()).mine.map(({ id }) => id)).toEqual([laid.id]);
  const adas = await ada.follow(laid.id);
  expect(adas.table()?.seats[0]).toMatchObject({ mine: true });
});

test('what a dismissed socket still says counts for nothing, though its other end never hangs up', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const thiefs = await withCookie(port, ada.cookie).follow(laid.id);
  // A program that reads the goodbye and goes on speaking.
  const raw = (thiefs.socket as unknown as { _socket: { write(data: Buffer): boolean; pause(): void } })._socket;
  raw.pause();
  const said = Buffer.from(JSON.stringify({ t: 'say', seat: 0, id: 'late', to: [], text: 'still here' }));
  const mask = Buffer.alloc(4);
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | said.length]), mask, said]);
  await ada.post('/api/me/end-others');
  const adas = await ada.follow(laid.id);
  raw.write(frame);
  adas.say({ t: 'say', seat: 0, id: 'own', to: [], text: 'only me' });
  await adas.until(() => adas.texts.some((text) => text.includes('only me')));
  await adas.settle();
  expect(adas.texts.join()).not.toContain('still here');
});

test('ended sessions stay ended after a restart', async () => {
  const data = freshFolder();
  const first = await freshServer({ data });
  const ada = await Person.arrive(first.port, 'Ada');
  const old = ada.cookie;
  await ada.post('/api/me/end-others');
  await first.close();
  const { port } = await freshServer({ data });
  expect(await withCookie(port, old).trouble('GET', '/api/tables')).toEqual(noSession);
  expect(await withCookie(port, ada.cookie).get('/api/me')).toMatchObject({ name: 'Ada' });
});

test('a cookie from before sessions had an end is taken once, with the other tabs of its moment, and renewed', async () => {
  const { port, clock, data } = await clockwork();
  const ada = await Person.arrive(port, 'Ada');
  const old = endless(data, idOf(ada));
  const tabs = [withCookie(port, old), withCookie(port, old), withCookie(port, old)];
  const names = await Promise.all(tabs.map((tab) => tab.get('/api/me')));
  expect(names).toEqual(Array(3).fill({ name: 'Ada', sigil: 'comet' }));
  // Whichever answer comes last, the browser holds a cookie that is good.
  for (const tab of tabs) {
    expect(tab.cookie).not.toBe(old);
    expect(await tab.get('/api/me')).toMatchObject({ name: 'Ada' });
  }
  clock.now += 3600 * 1000;
  expect(await withCookie(port, old).trouble('GET', '/api/tables')).toEqual(noSession);
  expect(await turnedAway(port, { cookie: old })).toMatchObject({ status: 401 });
  clock.now += 4000 * day;
  expect(await withCookie(port, old).trouble('GET', '/api/tables')).toEqual(noSession);
});

test('an endless cookie that somebody copied dies with all others, at once', async () => {
  const { port, data } = await clockwork();
  const ada = await Person.arrive(port, 'Ada');
  const old = endless(data, idOf(ada));
  const thief = withCookie(port, old);
  await thief.get('/api/me');
  await withCookie(port, old).post('/api/me/end-others');
  for (const cookie of [old, thief.cookie, ada.cookie])
    expect(await withCookie(port, cookie).trouble('GET', '/api/tables')).toEqual(noSession);
});

test('an endless cookie does not live again when what is known of its person has grown old', async () => {
  const { port, clock, data, close } = await clockwork();
  const ada = await Person.arrive(port, 'Ada');
  const old = endless(data, idOf(ada));
  await withCookie(port, old).get('/api/me');
  await close();
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const later = () => clock.now + 5000 * day;
  await Standings.open({ store, key: sessionKey(data), now: later });
  await store.close();
  const again = await freshServer({ data, around: { ...realTimeAndLuck, now: later } });
  expect(await withCookie(again.port, old).trouble('GET', '/api/tables')).toEqual(noSession);
});

test('who is banned is told until when, at HTTP and at sockets, and comes in again after it', async () => {
  const { port, data, close, clock } = await clockwork();
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  await close();
  const until = clock.now + 7 * day;
  await change(data, async (standings) => {
    await standings.change(idOf(ada), { banned: until });
    await standings.change(idOf(bo), { banned: forever });
  });
  const again = await clockwork(data);
  const now = { ada: withCookie(again.port, ada.cookie), bo: withCookie(again.port, bo.cookie) };
  for (const [method, url] of [
    ['GET', '/api/me'],
    ['GET', '/api/tables'],
    ['POST', '/api/me'],
  ] as const)
    expect(await now.ada.trouble(method, url, method === 'POST' ? {} : undefined)).toEqual({ code: 'BANNED', until });
  expect(await now.bo.trouble('GET', '/api/me')).toEqual({ code: 'BANNED', until: null });
  const refused = await turnedAway(again.port, { cookie: ada.cookie });
  expect(refused).toEqual({ status: 403, body: JSON.stringify({ code: 'BANNED', until }) });
  again.clock.now = until;
  expect(await now.ada.get('/api/me')).toMatchObject({ name: 'Ada' });
});

test('from a banned network nobody comes in, with a cookie or without; from elsewhere everybody', async () => {
  const data = freshFolder();
  fs.mkdirSync(data, { recursive: true });
  await change(data, async ({ networks }) => {
    await networks.keep({ network: readNetwork('198.51.100.0/24')!, until: forever });
    await networks.keep({ network: readNetwork('2001:db8:1:2::9')!, until: forever });
  });
  const { port } = await freshServer({ data });
  const ada = await Person.arrive(port, 'Ada');
  const from = async (address: string, url = '/api/me') =>
    (await ada.ask('GET', url, undefined, { 'x-forwarded-for': address })).status;
  for (const address of ['198.51.100.7', '::ffff:198.51.100.7', '2001:db8:1:2:3::4']) {
    expect(await from(address)).toBe(403);
    expect(await from(address, '/%61pi/me')).toBe(403);
    const refused = await turnedAway(port, { cookie: ada.cookie, 'x-forwarded-for': address });
    expect(refused).toEqual({ status: 403, body: '{"code":"BANNED","until":null}' });
    expect(await from(address, '/healthz')).toBe(200);
  }
  for (const address of ['198.51.101.7', '2001:db8:1:3::4']) expect(await from(address)).toBe(200);
});

test('a network is an address or a network, and not nearly everybody', () => {
  expect(['192.0.2.7', ' 192.0.2.0/24 ', '2001:DB8::1', '2001:db8::/32', '::ffff:192.0.2.7'].map(readNetwork)).toEqual([
    '192.0.2.7/32',
    '192.0.2.0/24',
    '2001:db8::1/64',
    '2001:db8::/32',
    '192.0.2.7/32',
  ]);
  for (const wrong of [
    '',
    'Ada',
    '0.0.0.0/0',
    '192.0.2.0/33',
    '::/0',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    'fe80::1%eth0',
    '1.2.3',
  ])
    expect(readNetwork(wrong)).toBeNull();
});

test('a silenced person plays, but says nothing: on no device, and not by a new name', async () => {
  const data = freshFolder();
  const first = await freshServer({ data });
  const ada = await Person.arrive(first.port, 'Ada');
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]));
  await first.close();
  await change(data, (standings) => standings.change(idOf(ada), { silenced: forever }));
  const { port } = await freshServer({ data });
  const again = withCookie(port, ada.cookie);
  for (const device of [await again.follow(laid.id), await again.follow(laid.id)]) {
    device.say({ t: 'say', seat: 0, id: 'w1', to: [], text: 'buy my moons' });
    expect(await device.answer('w1')).toEqual({ t: 'error', code: 'SILENCED', until: null, id: 'w1' });
  }
  const rename = { name: 'buy my moons', sigil: 'gate' };
  expect(await again.trouble('POST', '/api/me', rename)).toEqual({ code: 'SILENCED', until: null });
  expect((await again.ask('POST', '/api/me', { name: 'Ada', sigil: 'gate' })).status).toBe(200);
  const silenced = { code: 'SILENCED', until: null };
  const titled = layBidding([{ kind: 'me' }, { kind: 'open' }], { name: 'buy my moons', listed: true });
  expect(await again.trouble('POST', '/api/tables', titled)).toEqual(silenced);
  const named = layBidding([{ kind: 'me' }, { kind: 'here', name: 'buy my moons' }]);
  expect(await again.trouble('POST', '/api/tables', named)).toEqual(silenced);
  expect((await again.ask('POST', '/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]))).status).toBe(201);
  expect(await again.post(`/api/tables/${laid.id}/start`)).toMatchObject({ status: 'playing' });
});
