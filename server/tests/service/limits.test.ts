import path from 'node:path';
import { expect, test } from 'vitest';
import { makeApp } from '../../src/http/app.ts';
import { household } from '../../src/http/visitor.ts';
import { Bucket } from '../../src/limits/bucket.ts';
import { Buckets } from '../../src/limits/buckets.ts';
import { type CostLimits, Ledger } from '../../src/limits/ledger.ts';
import { defaults, type Settings } from '../../src/settings.ts';
import { loadShelf } from '../../src/shelf.ts';
import { Connection, type Socket } from '../../src/sockets/connection.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { lastMatch } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { bid, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { turnedAway } from '../turned-away.ts';

/** A world in which no time passes, so that nothing fills up again. */
const still = { ...defaults.around, now: () => 1_800_000_000_000 };
const tight = (limits: Partial<Settings['socketLimits']>) =>
  freshServer({ socketLimits: { ...defaults.socketLimits, ...limits } });

test('who speaks too fast is told so and not heard; who goes on is shown out', async () => {
  const { port } = await tight({ perSocket: { burst: 10, perSecond: 0.001 } });
  const ada = await Person.arrive(port);
  const device = await ada.device();
  for (let i = 0; i < 12; i++) device.say({ t: 'ping' });
  await device.until(() => device.messages.length === 12);
  const answers = device.messages.map((message) => (message.t === 'error' ? message.code : message.t));
  expect(answers.filter((answer) => answer === 'pong')).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'TOO_FAST')).toHaveLength(2);
  // One thousandth of a message a second: so long until the next.
  for (const said of device.messages)
    if (said.t === 'error') expect(said).toEqual({ t: 'error', code: 'TOO_FAST', after: expect.closeTo(1000, 0) });
  for (let i = 0; i < 120; i++) device.say({ t: 'ping' });
  expect(await device.untilClosed()).toBe(4002);
});

test('all sockets of one address share what the address may ask', async () => {
  const { port } = await tight({ perAddress: { burst: 12, perSecond: 0.001 }, socketsPerAddress: 3 });
  const ada = await Person.arrive(port);
  const devices = [await ada.device(), await ada.device(), await ada.device()];
  expect(await turnedAway(port, { cookie: ada.cookie })).toEqual({
    status: 429,
    body: '{"code":"TOO_FAST","after":30}',
  });
  for (const device of devices) for (let i = 0; i < 5; i++) device.say({ t: 'ping' });
  await Promise.all(devices.map((device) => device.until(() => device.messages.length === 5)));
  const pongs = devices.flatMap((device) => device.messages).filter((message) => message.t === 'pong');
  expect(pongs).toHaveLength(9);
});

test('one person has so many sockets, from however many addresses; one that is closed makes room', async () => {
  const { port } = await tight({ socketsPerPerson: 2 });
  const [ada, bo] = [await Person.arrive(port), await Person.arrive(port)];
  const from = (n: number) => ({ 'x-forwarded-for': `192.0.2.${n}` });
  const first = await ada.device(from(1));
  await ada.device(from(2));
  const third = { cookie: ada.cookie, ...from(3) };
  expect(await turnedAway(port, third)).toEqual({ status: 429, body: '{"code":"TOO_FAST","after":30}' });
  await bo.device(from(1));
  first.socket.close();
  await first.untilClosed();
  await expect.poll(async () => (await turnedAway(port, third)).status).toBe(101);
});

test('a proxy on this machine speaks for others, anybody else only for themselves', async () => {
  const { port } = await tight({ socketsPerAddress: 1 });
  const ada = await Person.arrive(port);
  await ada.device({ 'x-forwarded-for': '192.0.2.1' });
  await ada.device({ 'x-forwarded-for': '192.0.2.2' });
  const from = (forwarded: string) => turnedAway(port, { cookie: ada.cookie, 'x-forwarded-for': forwarded });
  expect((await from('192.0.2.1')).status).toBe(429);
  // What a client writes before the proxy's own word does not count.
  expect((await from('203.0.113.9, 192.0.2.1')).status).toBe(429);
  expect((await from('192.0.2.3')).status).toBe(101);
});

test('an IPv6 household is all that a provider gives one connection, however it is written: 256 networks are not 256 people', () => {
  const home = ['2001:db8:1:200::9', '2001:0DB8:1:200:3:4:5:6', '2001:db8:1:2ff::1', '2001:db8:1:02a0:0:0:0:1'];
  expect(new Set(home.map(household)).size).toBe(1);
  const others = ['2001:db8:1:300::9', '2001:db8:1:1ff::9', '2001:db8:2:200::9', '2001:db8::200', '::1', '192.0.2.1'];
  expect(new Set([...home, ...others].map(household)).size).toBe(1 + others.length);
});

test('a client that does not read is sent away to ask for the rest later', () => {
  const done: unknown[] = [];
  const socket = {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 1000 },
    send: (text: Buffer) => done.push(String(text)),
    close: (code: number) => done.push(code),
    terminate: () => done.push('terminated'),
  };
  const connection = new Connection(
    socket as unknown as Socket,
    { person: 'ada', device: 'd', address: '192.0.2.1' },
    [],
    {
      buffered: 1000,
      sent: () => undefined,
    },
  );
  connection.send({ t: 'pong' });
  socket.bufferedAmount = 1001;
  connection.send({ t: 'pong' });
  socket.readyState = 2;
  connection.send({ t: 'pong' });
  expect(done).toEqual(['{"t":"pong"}', 4001]);
});

test('a socket that comes to no table is not kept for ever', () => {
  const done: unknown[] = [];
  const socket = {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 0 },
    ping: () => done.push('ping'),
    close: (code: number) => done.push(code),
    terminate: () => done.push('terminated'),
  };
  const outlet = { buffered: 1000, sent: () => undefined };
  const connection = new Connection(
    socket as unknown as Socket,
    { person: 'ada', device: 'd', address: '' },
    [],
    outlet,
  );
  const pings = (n: number) => {
    for (let i = 0; i < n; i++) {
      connection.ping();
      connection.alive = true;
    }
  };
  pings(4);
  connection.following = {} as never;
  pings(100);
  connection.following = null;
  pings(5);
  expect(done).not.toContain(4005);
  pings(1);
  expect(done).toContain(4005);
});

test('pages of other sites cannot speak in somebody’s name', async () => {
  const { port } = await freshServer({ origins: ['https://club.example'] });
  const ada = await Person.arrive(port);
  const upgrade = async (origin: string) => (await turnedAway(port, { cookie: ada.cookie, origin })).status;
  expect(await upgrade(`http://127.0.0.1:${port}`)).toBe(101);
  expect(await upgrade('https://club.example')).toBe(101);
  expect(await upgrade('https://evil.example')).toBe(403);
  expect(await upgrade('null')).toBe(403);
  const choose = { name: 'Mallory', sigil: 'gate' };
  const post = async (origin: string) => (await ada.ask('POST', '/api/me', choose, { origin })).status;
  expect(await post('https://evil.example')).toBe(403);
  expect(await ada.get('/api/me')).toEqual({ name: null, sigil: null });
  expect(await post(`http://127.0.0.1:${port}`)).toBe(200);
});

test('a session cannot be forged, nor taken to another server', async () => {
  const [{ port }, { port: elsewhere }] = [await freshServer(), await freshServer()];
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const foreign = await Person.arrive(elsewhere, 'Ada');
  const [id, device, epoch, made, signature] = ada.cookie.replace('orrery=', '').split('.');
  const later = (Number.parseInt(made!, 36) + 1).toString(36);
  const forged = [
    '',
    'orrery=',
    `orrery=${id}`,
    `orrery=${id}.`,
    `orrery=${id}.${signature}`,
    `orrery=${id}.${device}.${epoch}.${made}`,
    `orrery=${id}.${device}.${epoch}.${made}.`,
    `orrery=${id}.${device}.${epoch}.${made}.${bo.cookie.split('.')[4]}`,
    `orrery=${id}.${device}.${epoch}.${made}.${signature?.slice(0, -1)}`,
    `orrery=${id}.${device}.${epoch}.${made}.${signature}A`,
    `orrery=${id}.${device}.${epoch}.${made}.${signature}.${signature}`,
    `orrery=${id}.${device}.1.${made}.${signature}`,
    `orrery=${id}.${device}.${epoch}.${later}.${signature}`,
    `orrery=${'A'.repeat(22)}.${device}.${epoch}.${made}.${signature}`,
    `orrery=${id}.${'A'.repeat(22)}.${epoch}.${made}.${signature}`,
    `orrery=${id}.${epoch}.${made}.${signature}`,
    foreign.cookie,
  ];
  for (const cookie of forged) {
    const thief = Object.assign(new Person(port), { cookie });
    expect(await thief.trouble('GET', '/api/tables')).toEqual({ code: 'NO_SESSION' });
    const headers: Record<string, string> = cookie === '' ? {} : { cookie };
    expect(await turnedAway(port, headers)).toEqual({ status: 401, body: '{"code":"NO_SESSION"}' });
    expect(await thief.get('/api/me')).toEqual({ name: null, sigil: null });
  }
  expect(await ada.get('/api/me')).toEqual({ name: 'Ada', sigil: 'comet' });
});

test('the cookie is out of reach of scripts, and goes over https only where there is https', async () => {
  const { port } = await freshServer();
  const plain = (await new Person(port).ask('GET', '/api/me')).headers.get('set-cookie');
  expect(plain).toMatch(
    /^orrery=[\w-]{22}\.[\w-]{22}\.0\.[0-9a-z]+\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const proxied = await new Person(port).ask('GET', '/api/me', undefined, { 'x-forwarded-proto': 'https' });
  expect(proxied.headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('over HTTP, too, one address may ask only so often', async () => {
  const { port } = await freshServer({ requestsPerMinute: 5, around: still });
  const ada = await Person.arrive(port);
  const answers = await Promise.all(Array.from({ length: 6 }, () => ada.ask('GET', '/api/me')));
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
  const refused = answers.find((answer) => answer.status === 429);
  expect(await refused?.json()).toMatchObject({ code: 'TOO_FAST', after: expect.any(Number) });
  expect((await ada.ask('GET', '/healthz')).status).toBe(200);
});

test('one person cannot fill the house with tables', async () => {
  const { port } = await freshServer({ around: still });
  const ada = await Person.arrive(port);
  const lay = () => ada.ask('POST', '/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const laid = await Promise.all(Array.from({ length: 61 }, lay));
  expect(laid.filter((answer) => answer.status === 201)).toHaveLength(60);
  expect(laid.filter((answer) => answer.status === 429)).toHaveLength(1);
});

test('a person may belong to a hundred tables that are not over, however many are', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  let clock = 0;
  const tables = new Tables(store, await loadShelf(new URL('../shelf.ts', import.meta.url).href), () => clock++);
  const lay = () => tables.lay(layBidding([{ kind: 'me' }, { kind: 'open' }]), 'ada');
  const laid = await Promise.all(Array.from({ length: 100 }, lay));
  const [one] = laid.map((outcome) => (outcome.ok ? outcome.value : null));
  const over = Array.from({ length: 200 }, (_, i) => ({
    ...one!,
    id: `over ${i}`,
    code: null,
    version: 0,
    touched: 1e6,
  }));
  await Promise.all(over.map((table) => store.keepTable({ ...table, status: 'over' })));
  expect(await lay()).toEqual({ ok: false, trouble: { code: 'TOO_MANY_TABLES' } });
  await tables.leave(one!.id, 'ada');
  expect((await lay()).ok).toBe(true);
  await store.close();
});

test('a request that does not come to its end is not waited for', async () => {
  const { proxies, origins } = defaults;
  const app = await makeApp({
    banned: () => null,
    proxies,
    origins,
    perMinute: 1,
    refused: () => undefined,
    now: () => 0,
  });
  expect(app.server.requestTimeout).toBe(30_000);
  await app.close();
});

test('a bucket says how long it is empty', () => {
  let now = 0;
  const bucket = new Bucket({ burst: 1, perSecond: 4 }, () => now);
  bucket.take();
  expect(bucket.wait()).toBe(0.25);
  now = 200;
  expect(bucket.wait()).toBeCloseTo(0.05);
  now = 250;
  expect(bucket.wait()).toBe(0);
});

test('who has written too much is told when to go on, on a socket and over HTTP; nobody else is', async () => {
  const costs = { ...defaults.costs, person: { burst: 30_000, perSecond: 10 } };
  const { port } = await freshServer({ costs, around: still });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const refused = await ada.ask('POST', '/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  expect([refused.status, await refused.json()]).toEqual([429, { code: 'TOO_FAST', after: expect.any(Number) }]);
  const device = await ada.follow(table.id);
  await stepsOnce(device, 0);
  const text = 'x'.repeat(150);
  const say = (i: number) => device.say({ t: 'say', id: `s${i}`, seat: 0, to: [], text });
  for (let i = 0; i < 50; i++) say(i);
  await device.settle();
  const last = device.messages.findLast((message) => message.t === 'error');
  expect(last).toEqual({ t: 'error', code: 'TOO_FAST', after: expect.any(Number), id: 's49' });
  expect(device.messages.filter((message) => message.t === 'talk').length).toBeGreaterThan(5);
  const bos = await bo.follow(table.id);
  await stepsOnce(bos, 1);
  await bid(bos, 1);
  // With a report goes what was said: it costs as much as a table.
  const report = () => bo.ask('POST', `/api/tables/${table.id}/report`, { seat: 0, reason: 'spam' });
  expect([(await report()).status, (await report()).status]).toEqual([200, 429]);
  expect((await ada.ask('POST', `/api/tables/${table.id}/leave`, {})).status).toBe(200);
});

test('a crowd of people at one address has no more than the address', () => {
  const [small, large] = [
    { burst: 1000, perSecond: 1 },
    { burst: 1e9, perSecond: 1 },
  ];
  const spent = (limits: Omit<CostLimits, 'bots'>, who: (i: number) => [string, string]) => {
    const ledger = new Ledger({ ...defaults.costs, ...limits }, () => 0);
    return Array.from({ length: 100 }, (_, i) => ledger.spend(...who(i), 100)).filter((after) => after === 0).length;
  };
  expect(spent({ person: small, address: large, all: large }, () => ['ada', '192.0.2.1'])).toBe(10);
  expect(spent({ person: small, address: large, all: large }, (i) => [`p${i}`, '192.0.2.1'])).toBe(100);
  expect(spent({ person: small, address: small, all: large }, (i) => [`p${i}`, '192.0.2.1'])).toBe(10);
});

test('the ceiling for all holds new things back and no move; what was not written takes nothing of it', async () => {
  const costs = { ...defaults.costs, all: { burst: 50_000, perSecond: 1 } };
  const { port } = await freshServer({ costs, around: still });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const junk = { ...layBidding([{ kind: 'me' }]), name: 'x'.repeat(5000) };
  for (let i = 0; i < 6; i++) expect((await bo.ask('POST', '/api/tables', junk)).status).toBe(400);
  const table = await twoAtATable(ada, bo);
  const lay = () => bo.ask('POST', '/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  expect((await lay()).status).toBe(201);
  const refused = await lay();
  expect([refused.status, await refused.json()]).toEqual([429, { code: 'TOO_FAST', after: 600 }]);
  const bos = await bo.follow(table.id);
  await stepsOnce(bos, 1);
  await bid(bos, 1);
});

test('who is refused by one limit is charged by none', () => {
  let now = 0;
  const [tight, wide] = [
    { burst: 10, perSecond: 1 },
    { burst: 100, perSecond: 1 },
  ];
  const ledger = new Ledger({ ...defaults.costs, person: tight, address: wide, all: wide }, () => now);
  expect([ledger.spend('ada', 'home', 10), ledger.spend('ada', 'home', 10)]).toEqual([0, 10]);
  expect(Array.from({ length: 9 }, (_, i) => ledger.spend(`p${i}`, 'home', 10))).toEqual(Array(9).fill(0));
  expect(ledger.spend('last', 'home', 10)).toBe(10);
  now = 10_000;
  expect(ledger.spend('ada', 'home', 10)).toBe(0);
});

test('an emptied bucket is not forgotten, however many others come; memory has a bound all the same', () => {
  let now = 0;
  const buckets = new Buckets({ burst: 2, perSecond: 0.01 }, () => now, 3000);
  expect([buckets.of('eve').take(), buckets.of('eve').take(), buckets.of('eve').take()]).toEqual([true, true, false]);
  for (let i = 0; i < 20_000; i++) buckets.of(`passing ${i}`);
  expect(buckets.of('eve').take()).toBe(false);
  const taken = Array.from({ length: 10_000 }, (_, i) => buckets.of(`greedy ${i}`).take());
  expect(buckets.size).toBeLessThanOrEqual(3000);
  expect(buckets.of('eve').take()).toBe(false);
  expect(taken.filter(Boolean).length).toBeLessThan(3010);
  now = 300_000;
  for (let i = 0; i < 3000; i++) buckets.of(`later ${i}`);
  expect(buckets.of('eve').take()).toBe(true);
});

test('a bucket fills with time, up to its brim', () => {
  let now = 0;
  const bucket = new Bucket({ burst: 2, perSecond: 1 }, () => now);
  const takes = () => [bucket.take(), bucket.take(), bucket.take()];
  expect(takes()).toEqual([true, true, false]);
  now = 1000;
  expect(takes()).toEqual([true, false, false]);
  now = 60_000;
  expect(bucket.full).toBe(true);
  expect(bucket.wait()).toBe(0);
  expect(takes()).toEqual([true, true, false]);
});

test('a table has so many matches, one after the other, and no more: it is told to everybody with all of them', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const tables = new Tables(store, await loadShelf(new URL('../shelf.ts', import.meta.url).href), () => 1);
  const laid = await tables.lay(layBidding([{ kind: 'me' }, { kind: 'here', name: 'Bo' }]), 'ada');
  if (!laid.ok) throw new Error(laid.trouble.code);
  const { id } = laid.value;
  let last = await tables.start(id, 'ada', 'easy');
  while (last.ok) {
    await tables.abandon(id, lastMatch(last.value)!.id);
    last = await tables.again(id, 'ada', { people: ['ada'], seating: 'same' });
  }
  expect(last.trouble).toEqual({ code: 'TOO_MANY_MATCHES' });
  const full = (await store.table(id))!;
  expect(full.matches).toHaveLength(200);
  expect(JSON.stringify(full).length).toBeLessThan(40_000);
  await store.close();
});
