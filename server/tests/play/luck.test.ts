// The luck of a match is made by the server and the browsers of its people together.
import fs from 'node:fs';
import path from 'node:path';
import { type LuckRecord, luckKey, type MatchFile, SealedChance, sealNonce, verifyMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { FakeTime } from '../../../clock/tests/fake-time.ts';
import { bidding } from '../../../kernel/tests/bidding/index.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { defaults } from '../../src/settings.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { playAgain } from '../again.ts';
import { bidToTheEnd } from '../bidders.ts';
import { Browser, type Meddling, stages } from '../browser.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';

const { luckWait } = defaults;
const hex = (byte: number) => byte.toString(16).padStart(2, '0').repeat(32);

/** Ada and Bo in the waiting room, with time that the test moves; nobody has started yet. */
async function twoWaiting(ada: Meddling = {}, bo: Meddling = {}) {
  const time = new FakeTime();
  const data = freshFolder();
  const around = { ...realTimeAndLuck, time };
  const open = () => freshServer({ data, around, luckWait });
  const server = await open();
  const people = [await Person.arrive(server.port, 'Ada'), await Person.arrive(server.port, 'Bo')] as const;
  const laid = await people[0].post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  await people[1].post(`/api/tables/${laid.id}/join`, { link: laid.link });
  const [a, b] = people.map((person) => new Browser(person, laid.id)) as [Browser, Browser];
  await a.come(ada);
  await b.come(bo);
  const start = async () => (await people[0].post(`/api/tables/${laid.id}/start`)).matches[0]!.id;
  return { time, data, open, server, people, a, b, start, table: laid.id };
}

async function playedOut(a: Browser, b: Browser): Promise<void> {
  await Promise.all([bidToTheEnd(a.device, 0), bidToTheEnd(b.device, 1)]);
  await a.device.until(() => a.device.table()?.status === 'over');
}

/** The first thing that the database knows of the luck of a match. */
async function kept(data: string, match: string) {
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const record = await store.match(match);
  const begun = (await store.read(match, 0)).length > 0;
  await store.close();
  return { ...record!, begun };
}

test('both browsers seal and open, the match begins without any wait, and every draw is made again', async () => {
  const { a, b, start } = await twoWaiting();
  const match = await start();
  await stepsOnce(a.device, 0);
  expect(stages(a.device)).toEqual(['seal', 'open', 'set']);
  await playedOut(a, b);
  for (const browser of [a, b]) {
    const file = await browser.file(match);
    expect(file.luck).toMatchObject({ seals: [{ seats: [0] }, { seats: [1] }], absent: [] });
    expect(file.witness).toMatchObject({ early: true, record: file.luck, opened: expect.any(String) });
    const verdict = verifyMatch(bidding, file);
    expect(verdict).toMatchObject({ ok: true, leftOut: [] });
    expect(verdict.ok && verdict.derived).toBe(verdict.ok && verdict.draws);
  }
  const again = await playAgain(a.table, a.person, b.person);
  await a.device.until(() => a.device.steps(0)?.match === again.matches[1]!.id);
  expect(stages(a.device)).toHaveLength(6);
});

test('nothing is drawn and no nonce is in the data before the list is kept, and none of it gives the first draw away', async () => {
  const { a, data, start } = await twoWaiting({}, { out: (message) => (message.t === 'open' ? null : message) });
  const match = await start();
  await a.device.until(() => stages(a.device).includes('open'));
  await a.device.settle();
  const { key, luck, begun } = await kept(data, match);
  expect(begun).toBe(false);
  if (luck?.stage !== 'open') throw new Error(`the luck is in stage ${luck?.stage}`);
  const bytes = fs.readdirSync(data).map((name) => fs.readFileSync(path.join(data, name)).toString('latin1'));
  const { nonce } = (a.drawer.read(`orrery.luck.${a.table}`) as Record<string, { nonce: string }>)[match]!;
  for (const text of bytes) expect(text).not.toContain(nonce);
  // Whoever has key and seals can try nonces: each gives another first draw, and only the sealed ones count.
  const drawWith = (record: LuckRecord) => new SealedChance(luckKey(key, match, record), match, 0).int(2 ** 40);
  const sealed = (byte: number) => ({ seats: [0], seal: sealNonce(match, hex(byte)) });
  const firsts = Array.from({ length: 200 }, (_, i) =>
    drawWith({ ...luck.list, seals: [sealed(i), luck.list.seals[1]!], nonces: [hex(i), null] }),
  );
  expect(new Set(firsts).size).toBe(200);
});

test('a browser that seals nothing is waited for a few seconds, named and left out', async () => {
  const { a, b, time, start } = await twoWaiting({}, { out: () => null });
  const match = await start();
  await a.device.until(() => stages(a.device).includes('seal'));
  await time.pass(3999);
  await a.device.settle();
  expect(stages(a.device)).toEqual(['seal']);
  await time.pass(1);
  await stepsOnce(a.device, 0);
  await stepsOnce(b.device, 1);
  await playedOut(a, b);
  const leftOut = [{ seats: [1], why: 'absent' }];
  for (const browser of [a, b])
    expect(verifyMatch(bidding, await browser.file(match))).toMatchObject({ ok: true, leftOut });
});

test('a browser that does not open its nonce in time is named and left out; what comes later changes nothing', async () => {
  const late: { t: 'open'; match: string; nonce: string }[] = [];
  const holdBack: Meddling = {
    out: (message) => {
      if (message.t !== 'open') return message;
      late.push(message);
      return null;
    },
  };
  const { a, b, time, start } = await twoWaiting({}, holdBack);
  const match = await start();
  await a.device.until(() => a.device.messages.some(({ t }) => t === 'opened'));
  await time.pass(4000);
  await stepsOnce(b.device, 1);
  b.device.say(late[0]!);
  await b.device.settle();
  await playedOut(a, b);
  const file = await b.file(match);
  expect(file.luck?.nonces).toEqual([expect.any(String), null]);
  expect(file.witness?.opened).toBeNull();
  expect(verifyMatch(bidding, file)).toMatchObject({ ok: true, leftOut: [{ seats: [1], why: 'silent' }] });
});

test('a seat that opens another nonce than it sealed is named, and what it opened does not count', async () => {
  const other: Meddling = { out: (message) => (message.t === 'open' ? { ...message, nonce: hex(7) } : message) };
  const { a, b, start } = await twoWaiting({}, other);
  const match = await start();
  await stepsOnce(a.device, 0);
  await stepsOnce(b.device, 1);
  await playedOut(a, b);
  const file = await a.file(match);
  expect(file.luck?.nonces[1]).toBe(hex(7));
  expect(verifyMatch(bidding, file)).toMatchObject({ ok: true, leftOut: [{ seats: [1], why: 'other' }] });
});

test('a reload while seals are asked for, or nonces, seals and opens the same', async () => {
  const { a, b, start } = await twoWaiting({}, { out: () => null });
  const match = await start();
  await a.device.until(() => stages(a.device).includes('seal'));
  b.leave();
  await b.come({ out: (message) => (message.t === 'open' ? null : message) });
  await a.device.until(() => stages(a.device).includes('open'));
  b.leave();
  await b.come();
  await stepsOnce(b.device, 1);
  await stepsOnce(a.device, 0);
  await playedOut(a, b);
  const file = await b.file(match);
  expect(file.luck?.nonces).toEqual([expect.any(String), file.witness?.opened]);
  expect(verifyMatch(bidding, file)).toMatchObject({ ok: true, leftOut: [] });
});

test.each(['seal', 'open'] as const)(
  'a server that stops while it asks to %s goes on when it is back',
  async (stage) => {
    const silent: Meddling = { out: (message) => (message.t === stage ? null : message) };
    const { a, b, data, server, open, start } = await twoWaiting(silent, silent);
    const match = await start();
    await a.device.until(() => stages(a.device).includes(stage));
    const before = (await kept(data, match)).luck;
    expect(before?.stage).toBe(stage);
    await server.close();
    const { port } = await open();
    await Promise.all([a.come({}, port), b.come({}, port)]);
    await stepsOnce(a.device, 0);
    await stepsOnce(b.device, 1);
    await playedOut(a, b);
    const file = await a.file(match, port);
    if (before?.stage === 'open') expect(file.luck).toMatchObject(before.list);
    expect(verifyMatch(bidding, file)).toMatchObject({ ok: true, leftOut: [] });
  },
);

test('clients that take no part are not waited for, and people who are not there are named', async () => {
  const { port } = await freshServer({ luckWait });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await ada.post(
    '/api/tables',
    layBidding([{ kind: 'me' }, { kind: 'open' }, { kind: 'here', name: 'Cy' }]),
  );
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  await ada.post(`/api/tables/${laid.id}/start`);
  const device = await ada.follow(laid.id);
  await stepsOnce(device, 0);
  expect(stages(device).at(-1)).toBe('set');
  const set = device.messages.find((message) => message.t === 'luck' && message.stage === 'set');
  expect(set).toMatchObject({ list: { seals: [], absent: [0, 1, 2] }, nonces: [] });
});

test('who takes the seat of a bot before the luck is set has no part in it: a bot sat there when the match began', async () => {
  const time = new FakeTime();
  const { port } = await freshServer({ around: { ...realTimeAndLuck, time }, luckWait });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
  const laid = await ada.post('/api/tables', layBidding(seats, { takeover: 'anyone' }));
  const silent = new Browser(ada, laid.id);
  await silent.come({ out: () => null });
  await ada.post(`/api/tables/${laid.id}/start`);
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  await silent.device.until(() => stages(silent.device).includes('seal'));
  await time.pass(4000);
  await stepsOnce(silent.device, 0);
  const set = silent.device.messages.find((message) => message.t === 'luck' && message.stage === 'set');
  expect(set).toMatchObject({ list: { seals: [], absent: [0] } });
});

test('one person on two devices gives one nonce; who watches gives none, and sees all of it', async () => {
  const { a, b, people, start, table } = await twoWaiting();
  const second = new Browser(people[1], table);
  await second.come();
  const link = a.device.table()!.link!;
  const eve = await Person.arrive(people[0].port);
  const watcher = await eve.follow(table, { link, luck: true });
  const match = await start();
  await stepsOnce(a.device, 0);
  await stepsOnce(b.device, 1);
  watcher.say({ t: 'seal', match, seal: hex(1) });
  await watcher.settle();
  expect(watcher.messages.some(({ t }) => t === 'sealed')).toBe(false);
  await playedOut(a, b);
  const [one, other] = [await b.file(match), await second.file(match)];
  expect(one.luck?.seals).toHaveLength(2);
  expect([one.witness?.opened, other.witness?.opened].filter((nonce) => nonce !== null)).toHaveLength(1);
  for (const file of [one, other]) expect(verifyMatch(bidding, file)).toMatchObject({ ok: true, leftOut: [] });
});

/** A server that cheats, as the browser of seat 1 sees it: honest until then, with another file at the end. */
async function cheatedOf(change: (file: MatchFile) => MatchFile, meddling: Meddling = {}) {
  const { a, b, start } = await twoWaiting({}, meddling);
  const match = await start();
  await stepsOnce(a.device, 0);
  await stepsOnce(b.device, 1);
  await playedOut(a, b);
  const file = await b.file(match);
  expect(verifyMatch(bidding, file)).toMatchObject({ ok: true });
  return verifyMatch(bidding, change(file));
}

test.each<[fault: string, what: string, change: (file: MatchFile) => MatchFile]>([
  ['KEY', 'a key chosen after the nonces', (file) => ({ ...file, key: hex(3) })],
  ['NO_KEY', 'a key that it holds back', ({ key: _, ...file }) => file],
  ['MATCH', 'another name for the match', (file) => ({ ...file, head: { ...file.head, id: 'chosen-later' } })],
  [
    'NONCE',
    'a nonce that was dropped',
    (file) => ({ ...file, luck: { ...file.luck!, nonces: [file.luck!.nonces[0]!, null] } }),
  ],
  [
    'SEALS',
    'a list without this device',
    (file) => {
      const { seals, nonces } = file.luck!;
      return { ...file, luck: { seals: [seals[0]!], nonces: [nonces[0]!], absent: [1] } };
    },
  ],
  ['TAKEN_OVER', 'draws that it calls another match’s', (file) => ({ ...file, takenOver: file.entries.length - 1 })],
  [
    'DRAW',
    'a draw that was swapped',
    (file) => {
      const [setup, ...rest] = file.entries;
      if (setup?.t !== 'setup') throw new Error('no setup');
      const draws = setup.draws.map((draw, i) => (i === 6 ? { ...draw, value: (draw.value + 1) % draw.of } : draw));
      return { ...file, entries: rest.length > 0 ? [{ ...setup, draws }] : [] };
    },
  ],
])('%s: the check on the device names a server with %s', async (fault, _what, change) => {
  expect(await cheatedOf(change)).toMatchObject({ ok: false, fault });
});

test('a browser that is shown another list than before does not open, and says so at the end', async () => {
  const { a, b, time, start } = await twoWaiting(
    {},
    {
      in: (message) => {
        if (message.t !== 'luck' || message.list === null) return message;
        const seals = message.list.seals.map((each) => (each.seats[0] === 1 ? { ...each, seal: hex(5) } : each));
        return { ...message, list: { ...message.list, seals } };
      },
    },
  );
  const match = await start();
  await a.device.until(() => stages(a.device).includes('open'));
  await time.pass(4000);
  await stepsOnce(a.device, 0);
  await stepsOnce(b.device, 1);
  expect(b.witness(match).opened).toBeNull();
  await playedOut(a, b);
  expect(verifyMatch(bidding, await b.file(match))).toMatchObject({ ok: false, fault: 'SEALS' });
});
