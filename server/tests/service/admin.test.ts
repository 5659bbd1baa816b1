// What the owner of a server orders, beside the running server; and who may not.
import fs from 'node:fs';
import path from 'node:path';
import type { MatchFile } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { DeskPerson } from '../../src/admin/desk.ts';
import type { Carried } from '../../src/admin/orders.ts';
import { twoAtATable, viewOf } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { turnedAway } from '../turned-away.ts';

const data = freshFolder();
const { port } = await freshServer({ data });
const token = fs.readFileSync(path.join(data, 'admin-token'), 'utf8');
const idOf = ({ cookie }: Person): string => cookie.replace('orrery=', '').split('.')[0]!;

async function ask(body: unknown, headers: Record<string, string> = {}, url = '/admin', at = port): Promise<Response> {
  const json = { 'content-type': 'application/json' };
  return fetch(`http://127.0.0.1:${at}${url}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}
async function order<T = unknown>(body: object): Promise<T> {
  const answer = await ask(body, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const carried = (await answer.json()) as Carried;
  return (carried.ok ? carried.value : carried.problem) as T;
}

test('the token lies in the data folder, for its owner alone, and is the same after a restart', async () => {
  const file = path.join(data, 'admin-token');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const folder = freshFolder();
  const first = await freshServer({ data: folder });
  const made = fs.readFileSync(path.join(folder, 'admin-token'), 'utf8');
  await first.close();
  await freshServer({ data: folder });
  expect(fs.readFileSync(path.join(folder, 'admin-token'), 'utf8')).toBe(made);
});

test('without the token nothing is told: wrong, cut, longer, in the address, in a cookie, from a page', async () => {
  const { port: other } = await freshServer({ data: freshFolder() });
  const list = { do: 'people' };
  const refused = async (headers: Record<string, string>, url = '/admin', at = other) => {
    const answer = await ask(list, headers, url, at);
    const text = await answer.text();
    expect(text).not.toContain('value');
    return [answer.status, (JSON.parse(text) as { code: string }).code];
  };
  const wrong = [401, 'WRONG_TOKEN'];
  expect(await refused({})).toEqual(wrong);
  expect(await refused({ authorization: `Bearer ${'0'.repeat(64)}` })).toEqual(wrong);
  const mine = { 'x-forwarded-for': '192.0.2.20' };
  for (const authorization of [
    token.slice(0, -1),
    `${token}0`,
    `Basic ${token}`,
    token,
    'Bearer ',
    `Bearer ${token.slice(1)}`,
  ])
    expect(await refused({ ...mine, authorization }, '/admin', port)).toEqual(wrong);
  const others = { 'x-forwarded-for': '192.0.2.21' };
  expect(await refused(others, `/admin?token=${token}`, port)).toEqual(wrong);
  expect(await refused({ ...others, cookie: `token=${token}; orrery-status=${token}` }, '/admin', port)).toEqual(wrong);
  expect(await refused(others, '/%61dmin', port)).toEqual(wrong);
  const right = { authorization: `Bearer ${token}` };
  for (const origin of ['https://evil.example', `http://127.0.0.1:${port}`])
    expect(await refused({ ...others, ...right, origin }, '/admin', port)).toEqual([403, 'WRONG_ORIGIN']);
  for (const url of ['/admin/', '/admin/people', '/api/admin', '//admin', '/admin/..', '/ADMIN'])
    expect((await ask(list, right, url)).status).toBe(404);
  const asked = await fetch(`http://127.0.0.1:${port}/admin`, { headers: right });
  expect(await asked.text()).not.toContain('value');
});

test('who guesses is not listened to for a while, and nobody else is kept out by it', async () => {
  const guess = (n: number, from: string) =>
    ask({ do: 'bans' }, { 'x-forwarded-for': from, authorization: `Bearer ${String(n).padStart(64, '0')}` });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await guess(n, '192.0.2.77')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
  const right = { authorization: `Bearer ${token}` };
  expect((await ask({ do: 'bans' }, { ...right, 'x-forwarded-for': '192.0.2.77' })).status).toBe(429);
  expect((await ask({ do: 'bans' }, { ...right, 'x-forwarded-for': '192.0.2.78' })).status).toBe(200);
});

test.each([
  [{}],
  [{ do: 'rm' }],
  [{ do: 'tables', limit: -1 }],
  [{ do: 'ban', whom: '', until: null }],
  [{ do: 'ban', whom: 'x', until: 'soon' }],
  [{ do: 'announce', text: 'a\u0000b', at: null }],
  [{ do: 'announce', text: '\u202Egnihton', at: null }],
  [{ do: 'table', table: 'x', more: 1 }],
])('an order that is none is MALFORMED: %j', async (body) => {
  const answer = await ask(body, { authorization: `Bearer ${token}` });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'MALFORMED']);
});

test('tables and people are listed with what the owner needs, and no hand, link or key', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Listed Ada'), await Person.arrive(port, 'Listed Bo')];
  const table = await twoAtATable(ada, bo, { name: 'Listed' });
  const device = await ada.follow(table.id);
  const tables = await order<{ id: string }[]>({ do: 'tables', status: 'playing' });
  expect(tables.find(({ id }) => id === table.id)).toMatchObject({
    ...{ game: 'bidding', name: 'Listed', status: 'playing', people: ['Listed Ada', 'Listed Bo'], bots: 0 },
  });
  const whole = await order<object>({ do: 'table', table: table.id.slice(0, 8) });
  expect(whole).toMatchObject({ id: table.id, host: idOf(ada), seats: [{ person: idOf(ada) }, { name: 'Listed Bo' }] });
  expect(JSON.stringify(whole)).not.toContain(table.link);
  const people = await order<DeskPerson[]>({ do: 'people' });
  const found = people.find(({ id }) => id === idOf(ada));
  expect(found).toMatchObject({ name: 'Listed Ada', tables: 1, connected: true, from: ['127.0.0.1'], banned: null });
  device.close();
  expect(await order({ do: 'table', table: 'A'.repeat(22) })).toBe('NO_SUCH_TABLE');
});

test('an ended table is over for all who sit there; a deleted one is gone with its log and its talk', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const adas = await ada.follow(table.id);
  adas.say({ t: 'say', seat: 0, id: 'w', to: [], text: 'erase these words' });
  await adas.until(() => adas.texts.some((text) => text.includes('erase these')));
  expect(await order({ do: 'end', table: table.id })).toEqual({ id: table.id });
  await adas.until(() => adas.table()?.status === 'over');
  expect(adas.table()?.matches[0]).toMatchObject({ places: null });
  expect(await order({ do: 'delete', table: table.id })).toEqual({ id: table.id });
  await adas.until(() => adas.messages.some((message) => message.t === 'error' && message.code === 'NO_SUCH_TABLE'));
  expect(await bo.trouble('GET', `/api/tables/${table.id}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  expect((await ada.tables()).mine).toEqual([]);
  expect(await order({ do: 'delete', table: table.id })).toBe('NO_SUCH_TABLE');
});

test('at an ended table nobody plays on with the key in hand: what is in the log is acknowledged, and nothing else taken', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const adas = await ada.follow(table.id);
  await adas.until(() => adas.steps(0) !== undefined);
  const [card, other] = viewOf(adas, 0).mine!.hand as [number, number];
  expect(await adas.play(0, { t: 'lay', card }, 'first')).toMatchObject({ t: 'ack' });
  await order({ do: 'end', table: table.id });
  const file = await ada.get<MatchFile>(`/api/tables/${table.id}/file`);
  expect(file.key).toMatch(/^[0-9a-f]+$/);
  const over = { t: 'error', code: 'MATCH_OVER' };
  expect(await adas.play(0, { t: 'lay', card: other }, 'second')).toEqual({ ...over, id: 'second' });
  expect(await adas.undo(0, 'third')).toEqual({ ...over, id: 'third' });
  const acks = () => adas.messages.filter((message) => message.t === 'ack' && message.id === 'first').length;
  adas.say({ t: 'play', seat: 0, id: 'first', decision: '', move: { t: 'lay', card } });
  await adas.until(() => acks() === 2);
  expect(await ada.get(`/api/tables/${table.id}/file`)).toEqual(file);
});

test.each(['waiting', 'playing', 'over'])(
  'a table that its owner ended while it was %s stays ended',
  async (status) => {
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Person.arrive(port, name)));
    const laid = await ada!.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]));
    await bo!.post(`/api/tables/${laid.id}/join`, { link: laid.link });
    if (status !== 'waiting') await ada!.post(`/api/tables/${laid.id}/start`);
    if (status === 'over') for (const person of [ada, bo]) await person!.post(`/api/tables/${laid.id}/leave`);
    if (status === 'over') await ada!.post(`/api/tables/${laid.id}/join`, { link: laid.link });
    expect((await ada!.get<{ status: string }>(`/api/tables/${laid.id}`)).status).toBe(status);
    await order({ do: 'end', table: laid.id });
    const closed = { code: 'TABLE_CLOSED' };
    expect(await ada!.trouble('POST', `/api/tables/${laid.id}/again`, {})).toEqual(closed);
    expect(await cy!.trouble('POST', `/api/tables/${laid.id}/join`, { link: laid.link })).toEqual(closed);
    expect(await ada!.get(`/api/tables/${laid.id}`)).toMatchObject({ status: 'over', closed: true });
  },
);

test('a ban ends sockets and seats at once; the banned come back neither by the old cookie nor by the old socket', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Badly behaved')];
  const table = await twoAtATable(ada, bo);
  const [adas, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
  expect(await order({ do: 'ban', whom: 'Badly behaved', until: null })).toMatchObject({
    id: idOf(bo),
    banned: { until: null },
  });
  expect(await bos.untilClosed()).toBe(4004);
  expect(bos.messages.at(-1)).toEqual({ t: 'error', code: 'BANNED', until: null });
  await adas.until(() => adas.table()?.seats[1]?.level === 'normal');
  expect(await bo.trouble('GET', '/api/me')).toEqual({ code: 'BANNED', until: null });
  expect(await bo.trouble('POST', `/api/tables/${table.id}/join`, { link: table.link })).toMatchObject({
    code: 'BANNED',
  });
  expect(await turnedAway(port, { cookie: bo.cookie })).toMatchObject({ status: 403 });
  // Who is banned may still see and delete what is kept of them; the ban stays.
  expect((await bo.ask('GET', '/api/me/data')).status).toBe(200);
  const { cookie } = bo;
  expect((await bo.ask('DELETE', '/api/me')).status).toBe(200);
  expect(await order({ do: 'unban', whom: idOf(ada) })).toBe('NOT_BANNED');
  expect(await Object.assign(new Person(port), { cookie }).trouble('GET', '/api/tables')).toEqual({
    code: 'NO_SESSION',
  });
});

test('unbanned, a person is let in again with the cookie they have', async () => {
  const eve = await Person.arrive(port, 'Eve');
  await order({ do: 'ban', whom: idOf(eve), until: Date.now() + 1e9 });
  expect(await eve.trouble('GET', '/api/tables')).toMatchObject({ code: 'BANNED', until: expect.any(Number) });
  await order({ do: 'unban', whom: idOf(eve) });
  expect(await eve.get('/api/me')).toMatchObject({ name: 'Eve' });
});

test('a banned network is out at once, and in again when the ban is lifted', async () => {
  const eve = await Person.arrive(port, 'Eve');
  const device = await eve.device({ 'x-forwarded-for': '203.0.113.9' });
  const home = await eve.device();
  expect(await order({ do: 'ban', whom: '203.0.113.0/24', until: null })).toEqual({ network: '203.0.113.0/24' });
  expect(await device.untilClosed()).toBe(4004);
  await home.settle();
  expect(await order({ do: 'bans' })).toEqual({ networks: [{ network: '203.0.113.0/24', until: null }] });
  const from = { 'x-forwarded-for': '203.0.113.9' };
  expect((await eve.ask('GET', '/api/me', undefined, from)).status).toBe(403);
  await order({ do: 'unban', whom: '203.0.113.0/24' });
  expect((await eve.ask('GET', '/api/me', undefined, from)).status).toBe(200);
  for (const whom of ['0.0.0.0/0', '10.0.0.0/99', '::/0', 'a/b'])
    expect(await order({ do: 'ban', whom, until: null })).toBe('BAD_NETWORK');
});

test('of people with the same name the owner is asked which one', async () => {
  const twins = [await Person.arrive(port, 'Twin'), await Person.arrive(port, 'Twin')];
  const answer = await ask({ do: 'silence', person: 'Twin', until: null }, { authorization: `Bearer ${token}` });
  const carried = (await answer.json()) as { problem: string; found: string[] };
  expect(carried.problem).toBe('SEVERAL');
  expect(new Set(carried.found)).toEqual(new Set(twins.map(idOf)));
  expect(await order({ do: 'silence', person: 'Nobody at all', until: null })).toBe('NO_SUCH_PERSON');
});

test('a silenced person is silent on the devices they have open, until they may speak again', async () => {
  const ada = await Person.arrive(port, 'Loud');
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const [phone, tablet] = [await ada.follow(laid.id), await ada.follow(laid.id)];
  await order({ do: 'silence', person: idOf(ada), until: null });
  for (const device of [phone, tablet]) {
    device.say({ t: 'say', seat: 0, id: 'w', to: [], text: 'hear me' });
    expect(await device.answer('w')).toMatchObject({ t: 'error', code: 'SILENCED' });
  }
  await order({ do: 'unsilence', person: idOf(ada) });
  tablet.say({ t: 'say', seat: 0, id: 'v', to: [], text: 'hear me now' });
  await phone.until(() => phone.texts.some((text) => text.includes('hear me now')));
});

test('an announcement reaches every open page, whoever comes later, and goes when it is taken back', async () => {
  const ada = await Person.arrive(port, 'Ada');
  const device = await ada.device();
  const at = Date.now() + 600_000;
  await order({ do: 'announce', text: 'Back in five minutes', at });
  const { notice, now } = await device.next('notice');
  expect(notice).toMatchObject({ text: 'Back in five minutes', at });
  expect(now).toBeLessThan(at);
  expect((await ada.tables()).notice).toEqual(notice);
  const late = await ada.device();
  expect((await late.next('notice')).notice).toEqual(notice);
  await order({ do: 'announce', text: null, at: null });
  expect((await late.next('notice')).notice).toBeNull();
  expect(await ada.tables()).not.toHaveProperty('notice');
});
