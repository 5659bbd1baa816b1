// People are called to tables that wait for them: whoever is not there, once for each question.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { bid, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { CalledBrowser, Receiver } from './push-service.ts';

const days = { pace: { tempo: 'days', fixedWindows: false } } as const;
const calls = { wait: 0, privateNetworks: true, patience: 2000 };

/** A house with Ada and Bo, who is called at once, each time, at a browser of his. */
async function house(more: Parameters<typeof freshServer>[0] = {}) {
  const { port, close } = await freshServer({ calls, ...more });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const browser = await CalledBrowser.open();
  await bo.post('/api/me/calls/devices', browser.subscription);
  await bo.post('/api/me/calls', { gather: 0 });
  return { port, close, ada, bo, browser };
}

/** Whoever is to be called has been by now: a call to somebody else, begun later, has arrived. */
async function laterCall(port: number, ada: Person): Promise<void> {
  const cy = await Person.arrive(port, 'Cy');
  const browser = await CalledBrowser.open();
  await cy.post('/api/me/calls/devices', browser.subscription);
  await twoAtATable(ada, cy, days);
  await browser.service.until(1);
}

test('a question comes, nobody is connected: the push says where, and nothing else', async () => {
  const { ada, bo, browser } = await house();
  const table = await twoAtATable(ada, bo, { ...days, name: 'Sunday evening' });
  await browser.service.until(1);
  expect(browser.calls).toEqual([
    {
      kind: 'turn',
      tables: [{ id: table.id, game: 'bidding', title: expect.any(String), name: 'Sunday evening' }],
      count: 1,
    },
  ]);
  const [{ headers }] = browser.service.received as [(typeof browser.service.received)[0]];
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200', urgency: 'normal' });
  const { key } = await bo.get<{ key: string }>('/api/me/calls');
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${key}$`));
});

test('by a webhook, too: once, signed by the secret that its person alone reads, and nothing that is hidden is in it', async () => {
  const { port, ada, bo } = await house();
  const hook = await Receiver.open();
  await bo.post('/api/me/calls', { webhook: `${hook.url}/bo` });
  const { webhook } = await bo.get<{ webhook: { secret: string } }>('/api/me/calls');
  const table = await twoAtATable(ada, bo, days);
  await hook.until(1);
  const [{ headers, body, path }] = hook.received as [(typeof hook.received)[0]];
  const key = Buffer.from(webhook.secret.slice('whsec_'.length), 'base64');
  const signed = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  expect([path, headers['webhook-signature']]).toEqual(['/bo', `v1,${signed.digest('base64')}`]);
  const { data } = JSON.parse(String(body)) as { data: object };
  const url = expect.stringMatching(new RegExp(`/t/${table.id}$`));
  expect(data).toEqual({
    ...{ count: 1, tables: [{ id: table.id, game: 'bidding', title: expect.any(String), name: null, url }] },
  });
  const adas = await ada.follow(table.id);
  await stepsOnce(adas, 0);
  await bid(adas, 0);
  await laterCall(port, ada);
  expect(hook.received).toHaveLength(1);
});

test('once for each question: what others do meanwhile calls nobody again, the next question does', async () => {
  const { port, ada, bo, browser } = await house();
  const table = await twoAtATable(ada, bo, days);
  await browser.service.until(1);
  const adas = await ada.follow(table.id);
  await stepsOnce(adas, 0);
  await bid(adas, 0);
  await laterCall(port, ada);
  expect(browser.calls).toHaveLength(1);
  const bos = await bo.follow(table.id);
  await stepsOnce(bos, 1);
  await bid(bos, 1);
  bos.close();
  await browser.service.until(2);
  expect(browser.calls).toHaveLength(2);
});

test('who looks is not called; who has the page open but does not look is, at a table of days', async () => {
  const { port, ada, bo, browser } = await house();
  const laid = await ada.post('/api/tables', {
    ...{ game: 'bidding', seats: [{ kind: 'me' }, { kind: 'open' }], listed: false, spectators: false },
    ...days,
  });
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  const bos = await bo.follow(laid.id);
  await ada.post(`/api/tables/${laid.id}/start`);
  await stepsOnce(bos, 1);
  await laterCall(port, ada);
  expect(browser.calls).toEqual([]);
  bos.say({ t: 'looking', looking: false });
  await browser.service.until(1);
  bos.say({ t: 'looking', looking: true });
  bos.say({ t: 'looking', looking: false });
  await bos.settle();
  await laterCall(port, ada);
  expect(browser.calls).toHaveLength(1);
});

test('at a table of today who has gone is called, and who has the page in the background is not', async () => {
  const { port, ada, bo, browser } = await house();
  const table = await twoAtATable(ada, bo);
  const bos = await bo.follow(table.id, { hidden: true });
  await stepsOnce(bos, 1);
  await laterCall(port, ada);
  expect(browser.calls).toEqual([]);
  bos.close();
  await browser.service.until(1);
});

test('who answers in time is not called', async () => {
  const { port, ada, bo, browser } = await house({ calls: { ...calls, wait: 1000 } });
  const table = await twoAtATable(ada, bo, days);
  const bos = await bo.follow(table.id);
  await stepsOnce(bos, 1);
  await bid(bos, 1);
  bos.close();
  await laterCall(port, ada);
  expect(browser.calls).toEqual([]);
});

test('nobody is called to a table that they have put aside, nor for a seat that a bot plays for them', async () => {
  const { port, ada, bo, browser } = await house({ calls: { ...calls, wait: 1000 } });
  const [muted, stoodIn] = [await twoAtATable(ada, bo, days), await twoAtATable(ada, bo, days)];
  await bo.post('/api/me/calls/tables', { table: muted.id, called: false });
  await bo.post(`/api/tables/${stoodIn.id}/bot`, { bot: true });
  expect(await bo.get('/api/me/calls')).toMatchObject({ uncalled: [muted.id] });
  await laterCall(port, ada);
  expect(browser.calls).toEqual([]);
  expect(await ada.trouble('POST', '/api/me/calls/tables', { table: 'x', called: false })).toEqual({
    code: 'NO_SUCH_TABLE',
  });
});

test('keys and devices outlive the server', async () => {
  const data = freshFolder();
  const first = await house({ data, calls: { ...calls, wait: 3_600_000 } });
  const { key } = await first.bo.get<{ key: string }>('/api/me/calls');
  await twoAtATable(first.ada, first.bo, days);
  await first.close();
  expect(first.browser.calls).toEqual([]);
  const second = await freshServer({ data, calls });
  const bo = Object.assign(new Person(second.port), { cookie: first.bo.cookie });
  expect(await bo.get('/api/me/calls')).toMatchObject({ key, devices: [{ service: '127.0.0.1' }] });
  await second.close();
});

test('who is deleted is called no more', async () => {
  const { port, ada, bo, browser } = await house({ calls: { ...calls, wait: 1000 } });
  await twoAtATable(ada, bo, days);
  await bo.ask('DELETE', '/api/me');
  await laterCall(port, ada);
  expect(browser.calls).toEqual([]);
});

test('what is kept of how I am called is mine to see', async () => {
  const { bo, browser } = await house();
  const { calls: mine } = await bo.get<{ calls: object }>('/api/me/data');
  const { endpoint, keys } = browser.subscription;
  expect(mine).toEqual({
    devices: [{ endpoint, ...keys, device: expect.any(String), origin: expect.any(String), since: expect.any(Number) }],
    wishes: { lang: 'en', quiet: null, gather: 0, webhook: null },
    uncalled: [],
    ready: [],
  });
});

test('devices are listed, and called no more when they are taken off', async () => {
  const { bo, browser } = await house();
  const { devices } = await bo.get<{ devices: { id: string }[] }>('/api/me/calls');
  expect(devices).toHaveLength(1);
  expect(JSON.stringify(devices)).not.toContain(browser.subscription.endpoint);
  await bo.post('/api/me/calls/devices/drop', { id: 'of another' });
  expect(await bo.get('/api/me/calls')).toMatchObject({ devices });
  await bo.post('/api/me/calls/devices/drop', { id: devices[0]!.id });
  expect(await bo.get('/api/me/calls')).toMatchObject({ devices: [] });
  const bad = { ...browser.subscription, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
  expect(await bo.trouble('POST', '/api/me/calls/devices', bad)).toEqual({ code: 'MALFORMED', where: 'keys' });
});

test('where the owner does not allow it nobody has a private address called, nor an unencrypted one', async () => {
  const { port } = await freshServer();
  const [bo, browser] = [await Person.arrive(port, 'Bo'), await CalledBrowser.open()];
  const refused = (path: string, body: object) => bo.trouble('POST', path, body);
  expect(await refused('/api/me/calls/devices', browser.subscription)).toEqual({ code: 'BAD_ADDRESS' });
  expect(await refused('/api/me/calls', { webhook: 'http://127.0.0.1/' })).toEqual({ code: 'BAD_ADDRESS' });
  for (const webhook of ['https://127.0.0.1/', 'https://[::1]:8443/x', 'https://169.254.169.254/latest'])
    expect(await refused('/api/me/calls', { webhook })).toEqual({ code: 'PRIVATE_ADDRESS' });
  expect(await refused('/api/me/calls/test', {})).toEqual({ code: 'BAD_ADDRESS' });
  expect(await bo.get('/api/me/calls')).toMatchObject({ webhook: null, devices: [] });
});

test('who is on vacation is not called; when they are back they are, to the same question', async () => {
  const { port, ada, bo, browser } = await house();
  const day = 24 * 3_600_000;
  await bo.post('/api/me/vacation', { until: Date.now() + day });
  await twoAtATable(ada, bo, days);
  await laterCall(port, ada);
  expect(browser.calls).toEqual([]);
  await bo.post('/api/me/vacation', { until: null });
  await browser.service.until(1);
  expect(browser.calls).toHaveLength(1);
});
