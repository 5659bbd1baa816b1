// What a host may do with others at the table, and what everybody may do for themselves.
import path from 'node:path';
import type { TableInfo, TalkLine } from '@orrery/wire';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { type Device, Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';

const data = freshFolder();
const { port } = await freshServer({ data, botPace: { min: 60_000, max: 60_000 } });

const heard = (device: Device): string[] =>
  device.messages.flatMap((each) => (each.t === 'talk' ? each.lines : [])).map(({ text }: TalkLine) => text);
const after = (device: Device, count: number) => device.texts.slice(count).join('\n');

/** Ada hosts, Bo and Cy sit; in a running match or before it. */
async function three(more: Parameters<typeof layBidding>[1] & { running?: boolean } = {}) {
  const { running = true, ...lay } = more;
  const [ada, bo, cy] = [
    await Person.arrive(port, 'Ada'),
    await Person.arrive(port, 'Bo'),
    await Person.arrive(port, 'Cy'),
  ];
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'open' }] as const;
  const laid = await ada.post('/api/tables', layBidding([...seats], { spectators: true, ...lay }));
  const at = (act: string) => `/api/tables/${laid.id}/${act}`;
  await bo.post(at('join'), { link: laid.seats[1]!.link });
  const full = await cy.post(at('join'), { link: laid.link });
  expect(full.seats.map(({ taken }) => taken)).toEqual([true, true, true]);
  if (running) await ada.post(at('start'));
  const table = () => ada.get<TableInfo>(`/api/tables/${laid.id}`);
  return { ada, bo, cy, laid, at, table };
}

test.each([
  { ban: false, told: 'REMOVED' },
  { ban: true, told: 'BANNED_HERE' },
])('who is removed hears $told and nothing more, and no old link leads back (ban: $ban)', async ({ ban, told }) => {
  const { ada, bo, cy, laid, at, table } = await three();
  const devices = [await bo.follow(laid.id), await bo.follow(laid.id, { link: laid.link! })];
  const cys = await cy.follow(laid.id);
  for (const device of devices) {
    await device.until(() => device.steps(1) !== undefined && device.table()?.seats[2]?.online === true);
    await device.settle();
  }
  const counts = devices.map((device) => device.texts.length);
  await ada.post(at('remove'), { seat: 1, ban });
  for (const device of devices) await device.next('error');
  await cys.until(() => cys.table()?.seats[1]?.taken === false);
  cys.say({ t: 'say', seat: 2, id: 'w1', to: [], text: 'he is gone' });
  await cys.until(() => heard(cys).length === 1);
  for (const [i, device] of devices.entries()) {
    await device.settle();
    const texts = after(device, counts[i]!).split('\n');
    expect(texts).toEqual([JSON.stringify({ t: 'error', code: told }), JSON.stringify({ t: 'pong' })]);
    device.say({ t: 'play', seat: 1, id: 'x', decision: '1', move: { t: 'seal' } });
    expect(await device.answer('x')).toEqual({ t: 'error', code: 'NO_HELLO', id: 'x' });
  }
  // The old links and the code are dead for everybody; the new ones are others.
  const now = await table();
  const old = [laid.link!, laid.seats[1]!.link!, laid.seats[2]!.link!];
  expect([now.link, ...now.seats.map(({ link }) => link)].some((link) => old.includes(link!))).toBe(false);
  expect(now.code).not.toBe(laid.code);
  const stranger = await Person.arrive(port);
  for (const link of old) {
    expect(await bo.trouble('POST', at('join'), { link })).toEqual({ code: 'NO_SUCH_TABLE' });
    const hello = await bo.device();
    hello.say({ t: 'hello', table: laid.id, had: {}, link });
    expect(await hello.next('error')).toEqual({ t: 'error', code: 'NO_SUCH_TABLE' });
    expect(await stranger.trouble('POST', at('join'), { link })).toEqual({ code: 'NO_SUCH_TABLE' });
    expect(await stranger.trouble('GET', `/api/tables/${laid.id}?link=${link}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  }
  expect(await stranger.trouble('GET', `/api/code/${laid.code}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  // With a new link who was removed may ask for their own seat; who was banned may not even look.
  const { link } = now;
  if (ban) {
    for (const act of ['join', 'mute-for-me'])
      expect(await bo.trouble('POST', at(act), { link, seat: 1, ...(act === 'join' ? {} : { muted: true }) })).toEqual({
        code: 'BANNED_HERE',
      });
    expect(await bo.trouble('GET', `/api/tables/${laid.id}?link=${link}`)).toEqual({ code: 'BANNED_HERE' });
    const device = await bo.device();
    device.say({ t: 'hello', table: laid.id, had: {}, link: link! });
    expect(await device.next('error')).toEqual({ t: 'error', code: 'BANNED_HERE' });
    expect((await table()).banned).toMatchObject([{ name: 'Bo' }]);
    await ada.post(at('unban'), { banned: (await table()).banned[0]!.id });
    expect((await table()).banned).toEqual([]);
    // Let in again is not back in the seat: who was shown out asks.
    expect(await bo.post(at('join'), { link })).toMatchObject({ request: 'waits' });
  } else {
    expect(await bo.trouble('POST', at('join'), { link, seat: 2 })).toEqual({ code: 'SEEN_ANOTHER_SEAT' });
    expect(await bo.post(at('join'), { link })).toMatchObject({ request: 'waits' });
    await ada.post(at('answer'), { asker: (await table()).askers[0]!.id, yes: true });
    expect((await bo.post(at('join'))).seats[1]).toMatchObject({ mine: true });
  }
});

test('who is removed before the match asks, too, also at a listed table that anybody may join', async () => {
  const { ada, bo, laid, at, table } = await three({ running: false, listed: true });
  await ada.post(at('remove'), { seat: 1, ban: false });
  expect(await bo.post(at('join'), { link: (await table()).link })).toMatchObject({ request: 'waits' });
  const other = await Person.arrive(port, 'Di');
  expect((await other.post(at('join'), { link: (await table()).link })).seats[1]).toMatchObject({ mine: true });
  expect(await ada.trouble('POST', at('answer'), { asker: (await table()).askers[0]!.id, yes: true })).toEqual({
    code: 'NO_FREE_SEAT',
  });
  expect(laid.status).toBe('waiting');
});

test('a banned person with the table’s id and a listed table is turned away by name', async () => {
  const { ada, cy, laid, at } = await three({ running: false, listed: true });
  await ada.post(at('remove'), { seat: 2, ban: true });
  expect(await cy.trouble('POST', at('join'), {})).toEqual({ code: 'BANNED_HERE' });
  expect(await cy.trouble('GET', `/api/tables/${laid.id}`)).toEqual({ code: 'BANNED_HERE' });
});

test('nobody but the host moderates, and not themselves, nor an empty seat', async () => {
  const { ada, bo, at } = await three();
  const eve = await Person.arrive(port);
  const acts: [string, object][] = [
    ['remove', { seat: 2, ban: true }],
    ['mute', { seat: 2, muted: true }],
    ['host', { seat: 2 }],
    ['lock', { locked: true }],
    ['unban', { banned: 'A'.repeat(22) }],
    ['answer', { asker: 'A'.repeat(22), yes: true }],
  ];
  for (const [act, body] of acts) {
    expect(await bo.trouble('POST', at(act), body)).toEqual({ code: 'NOT_HOST' });
    expect(await eve.trouble('POST', at(act), body)).toEqual({ code: 'NO_SUCH_TABLE' });
  }
  for (const [act, body] of acts.slice(0, 3)) {
    expect(await ada.trouble('POST', at(act), { ...body, seat: 0 })).toEqual({ code: 'NOT_YOURSELF' });
    expect(await ada.trouble('POST', at(act), { ...body, seat: 9 })).toEqual({ code: 'NOBODY_THERE' });
  }
});

test('whom the host mutes nobody hears; whom I mute I do not hear, on all my devices, at all tables', async () => {
  const { ada, bo, cy, laid, at } = await three();
  const [adas, bos, cys] = [await ada.follow(laid.id), await bo.follow(laid.id), await cy.follow(laid.id)];
  const say = (id: string, to: number[] = []) => bos.say({ t: 'say', seat: 1, id, to, text: `Bo says ${id}` });
  say('w1');
  await cys.until(() => heard(cys).length === 1);
  const muted = await cy.post(at('mute-for-me'), { seat: 1, muted: true });
  expect(muted.seats[1]).toMatchObject({ mutedForYou: true, muted: false });
  await cys.until(() => cys.messages.filter((each) => each.t === 'talk' && each.whole).length === 2);
  say('w2');
  say('w3', [2]);
  await adas.until(() => heard(adas).includes('Bo says w2'));
  await cys.settle();
  expect(heard(cys)).toEqual(['Bo says w1']);
  const phone = await cy.follow(laid.id);
  await phone.until(() => phone.messages.some(({ t }) => t === 'talk'));
  expect(heard(phone)).toEqual([]);
  expect(phone.table()?.seats[1]).toMatchObject({ mutedForYou: true });
  // Nobody else learns of it.
  for (const device of [adas, bos]) expect(device.texts.join()).not.toContain('"mutedForYou":true');
  await cy.post(at('mute-for-me'), { seat: 1, muted: false });
  await phone.until(() => heard(phone).length === 3);
  expect(heard(phone)).toEqual(['Bo says w1', 'Bo says w2', 'Bo says w3']);

  await ada.post(at('mute'), { seat: 1, muted: true });
  await bos.until(() => bos.table()?.seats[1]?.muted === true);
  say('w4');
  expect(await bos.answer('w4')).toEqual({ t: 'error', code: 'MUTED', id: 'w4' });
  await ada.post(at('mute'), { seat: 1, muted: false });
  say('w5');
  await adas.until(() => heard(adas).includes('Bo says w5'));
  expect(heard(adas)).not.toContain('Bo says w4');
});

test('at a locked table nobody new comes in; who was there stays, also after a dropped line', async () => {
  const { ada, bo, laid, at, table } = await three({ listed: true });
  const link = laid.link!;
  const [early, late] = [await Person.arrive(port), await Person.arrive(port)];
  const watching = await early.follow(laid.id, { link });
  await watching.until(() => watching.steps('table') !== undefined);
  await ada.post(at('lock'), { locked: true });
  await bo.post(at('leave'));
  expect(await table()).toMatchObject({ locked: true, code: null });
  const device = await late.device();
  device.say({ t: 'hello', table: laid.id, had: {}, link });
  expect(await device.next('error')).toEqual({ t: 'error', code: 'LOCKED' });
  expect(await late.trouble('POST', at('join'), { link })).toEqual({ code: 'LOCKED' });
  // Only who was there may watch, and is told so before the door.
  const mayWatch = async (person: Person) =>
    (await person.get<TableInfo>(`/api/tables/${laid.id}?link=${link}`)).spectators;
  expect([await mayWatch(late), await mayWatch(early), await mayWatch(ada)]).toEqual([false, true, true]);
  const again = await early.follow(laid.id, { link });
  await again.until(() => again.table()?.locked === true);
  expect((await bo.post(at('join'))).seats[1]).toMatchObject({ mine: true });
  await ada.post(at('lock'), { locked: false });
  await late.follow(laid.id, { link });
});

test('the host’s part can be handed over, with all that waits for the host', async () => {
  const { ada, bo, laid, at } = await three();
  const bos = await bo.follow(laid.id);
  await ada.post(at('host'), { seat: 1 });
  await bos.until(() => bos.table()?.youHost === true);
  expect(await ada.trouble('POST', at('lock'), { locked: true })).toEqual({ code: 'NOT_HOST' });
  expect((await bo.post(at('remove'), { seat: 0, ban: false })).seats[0]).toMatchObject({
    taken: false,
    level: 'normal',
  });
});

test('becoming host lifts the mute of an earlier host, handed over or inherited', async () => {
  const { ada, bo, cy, laid, at } = await three();
  const [adas, cys] = [await ada.follow(laid.id), await cy.follow(laid.id)];
  await ada.post(at('host'), { seat: 1 });
  expect((await bo.post(at('mute'), { seat: 0, muted: true })).seats[0]).toMatchObject({ muted: true });
  await bo.post(at('mute'), { seat: 2, muted: true });
  expect((await bo.post(at('host'), { seat: 0 })).seats).toMatchObject([{ muted: false }, {}, { muted: true }]);
  adas.say({ t: 'say', seat: 0, id: 'w1', to: [], text: 'I am heard' });
  await cys.until(() => heard(cys).includes('I am heard'));
  for (const gone of [bo, ada]) await gone.post(at('leave'));
  await cys.until(() => cys.table()?.youHost === true);
  expect(cys.table()?.seats[2]).toMatchObject({ mine: true, muted: false });
});

test('a report keeps the reason, the names and the last lines that were heard, and stays with whoever runs the server', async () => {
  const { ada, bo, cy, laid, at } = await three();
  const [adas, bos, cys] = [await ada.follow(laid.id), await bo.follow(laid.id), await cy.follow(laid.id)];
  bos.say({ t: 'say', seat: 1, id: 'w1', to: [], text: '<script>alert(1)</script>' });
  bos.say({ t: 'say', seat: 1, id: 'w2', to: [0], text: 'to Ada alone' });
  await cys.until(() => heard(cys).length === 1);
  await adas.until(() => heard(adas).length === 2);
  cys.say({ t: 'say', seat: 2, id: 'w3', to: [], text: 'stop it' });
  adas.say({ t: 'say', seat: 0, id: 'w4', to: [], text: 'please' });
  await adas.until(() => heard(adas).length === 4);
  await bo.post(at('leave'));
  const told = await ada.post(at('report'), { seat: 1, reason: 'insults', text: '  he   shouts ' });
  expect(JSON.stringify(told)).not.toContain('shouts');
  expect(await ada.trouble('POST', at('report'), { seat: 0, reason: 'spam' })).toEqual({ code: 'NOT_YOURSELF' });
  expect(await ada.trouble('POST', at('report'), { seat: 1, reason: 'ugly' })).toMatchObject({ code: 'MALFORMED' });
  const stranger = await Person.arrive(port);
  expect(await stranger.trouble('POST', at('report'), { seat: 1, reason: 'spam' })).toEqual({ code: 'NO_SUCH_TABLE' });
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const [report] = await store.reports(10);
  await store.close();
  expect(report).toMatchObject({
    reason: 'insults',
    text: 'he shouts',
    byName: 'Ada',
    aboutName: 'Bo',
    table: laid.id,
  });
  // Of the two whom it is about, under the names they had then. Cy has no part in it: who deletes their words finds them nowhere.
  expect(report!.said.map(({ name, text, accused }) => [name, text, accused])).toEqual([
    ['Bo', '<script>alert(1)</script>', true],
    ['Bo', 'to Ada alone', true],
    ['Ada', 'please', false],
  ]);
  for (let i = 0; i < 9; i++) await ada.post(at('report'), { seat: 2, reason: 'other' });
  expect(await ada.trouble('POST', at('report'), { seat: 2, reason: 'other' })).toEqual({ code: 'TOO_MANY_REPORTS' });
});

test('the host alone sees who watches, and shows somebody out; the others watch on', async () => {
  const { port: at } = await freshServer();
  const [ada, eve, finn] = await Promise.all(['Ada', 'Eve', 'Finn'].map((name) => Person.arrive(at, name)));
  const laid = await ada!.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }], { spectators: true }));
  const link = laid.link!;
  const adas = await ada!.follow(laid.id);
  const [eves, finns] = [await eve!.follow(laid.id, { link }), await finn!.follow(laid.id, { link })];
  await adas.until(() => adas.table()?.watchers.length === 2);
  expect(
    adas
      .table()!
      .watchers.map(({ name }) => name)
      .sort(),
  ).toEqual(['Eve', 'Finn']);
  await eves.settle();
  expect(eves.table()).toMatchObject({ watchers: [], watching: 2 });
  const { id } = adas.table()!.watchers.find(({ name }) => name === 'Eve')!;
  const path = `/api/tables/${laid.id}/remove-watcher`;
  expect(await finn!.trouble('POST', path, { watcher: id })).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(await ada!.post(path, { watcher: id })).toMatchObject({ banned: [{ name: 'Eve' }] });
  await eves.until(() => eves.messages.some((message) => message.t === 'error' && message.code === 'BANNED_HERE'));
  await adas.until(() => adas.table()?.watching === 1);
  await finns.settle();
  expect(finns.messages.some(({ t }) => t === 'error')).toBe(false);
  expect(await ada!.trouble('POST', path, { watcher: id })).toEqual({ code: 'NOBODY_THERE' });
});
