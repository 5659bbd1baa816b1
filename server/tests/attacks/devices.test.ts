// Another device becomes mine only by what I gave it, once, and knowing whom it becomes; and I can end it.
import { createECDH } from 'node:crypto';
import type { DeviceList, FoundPerson, MadeDeviceLink, MadeWords } from '@orrery/wire';
import { RecoveryWords } from '@orrery/wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { kindOf } from '../../src/devices/kind.ts';
import { drawWords } from '../../src/devices/recovery-words.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { defaults } from '../../src/settings.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';
import { turnedAway } from '../turned-away.ts';

const minute = 60_000;
const spent = { code: 'LINK_SPENT' };
const withCookie = (port: number, cookie: string): Person => Object.assign(new Person(port), { cookie });

async function house() {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const { port } = await freshServer({
    around: { ...realTimeAndLuck, now: () => clock.now },
    calls: { ...defaults.calls, privateNetworks: true },
  });
  return { port, clock, ada: await Person.arrive(port, 'Ada'), eve: await Person.arrive(port, 'Eve') };
}
const linkOf = (person: Person) => person.post<MadeDeviceLink>('/api/me/devices/link');
const find = (person: Person, shown: object) => person.post<FoundPerson>('/api/me/devices/find', shown);
const become = (person: Person, ticket: string) => person.ask('POST', '/api/me/devices/become', { ticket });
const devicesOf = (person: Person) => person.get<DeviceList>('/api/me/devices');

test('a second device becomes me by a link: it is told who that is, and shares my tables', async () => {
  const { port, ada } = await house();
  const { id } = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const phone = await Person.arrive(port);
  const { secret, until } = await linkOf(ada);
  expect(until).toBe(Date.UTC(2026, 0, 1) + 10 * minute);
  const found = await find(phone, { secret });
  expect(found).toMatchObject({ name: 'Ada', sigil: 'comet', yours: false });
  expect(found.now).toEqual({ name: null, tables: 0, words: false });
  const answer = await become(phone, found.ticket);
  expect([answer.status, await answer.json()]).toEqual([200, { name: 'Ada', sigil: 'comet' }]);
  expect((await phone.tables()).mine.map((each) => each.id)).toEqual([id]);
  expect(phone.cookie.split('.')[0]).toBe(ada.cookie.split('.')[0]);
  const { devices } = await devicesOf(ada);
  expect(devices.map(({ here }) => here)).toEqual([true, false]);
});

test('a link works once: whoever has it afterwards, or was shown whom it leads to before, is too late', async () => {
  const { port, ada, eve } = await house();
  const phone = await Person.arrive(port);
  const { secret } = await linkOf(ada);
  const [hers, mine] = [await find(eve, { secret }), await find(phone, { secret })];
  expect((await become(phone, mine.ticket)).status).toBe(200);
  expect(await (await become(eve, hers.ticket)).json()).toEqual(spent);
  expect(await eve.trouble('POST', '/api/me/devices/find', { secret })).toEqual(spent);
  expect(await eve.get('/api/me')).toMatchObject({ name: 'Eve' });
});

test('of two devices that come at the same moment by one link, one becomes me', async () => {
  const { port, ada } = await house();
  const phones = [await Person.arrive(port), await Person.arrive(port), await Person.arrive(port)];
  const { secret } = await linkOf(ada);
  const found = await Promise.all(phones.map((phone) => find(phone, { secret })));
  const answers = await Promise.all(phones.map((phone, i) => become(phone, found[i]!.ticket)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
});

test('a link dies after ten minutes, by a later link, and when access is ended', async () => {
  const { ada, eve, clock } = await house();
  const first = await linkOf(ada);
  const second = await linkOf(ada);
  expect(await eve.trouble('POST', '/api/me/devices/find', { secret: first.secret })).toEqual(spent);
  const shown = await find(eve, { secret: second.secret });
  clock.now += 10 * minute;
  expect(await eve.trouble('POST', '/api/me/devices/find', { secret: second.secret })).toEqual(spent);
  expect(await (await become(eve, shown.ticket)).json()).toEqual(spent);
  const third = await linkOf(ada);
  await ada.post('/api/me/end-others');
  expect(await eve.trouble('POST', '/api/me/devices/find', { secret: third.secret })).toEqual(spent);
});

test('a ticket is of the device that was asked, and cannot be made, changed or passed on', async () => {
  const { port, ada, eve } = await house();
  const { secret } = await linkOf(ada);
  const phone = await Person.arrive(port);
  const { ticket } = await find(phone, { secret });
  const [by, hash, until, signature] = ticket.split('.');
  const forged = [`words.${hash}.${until}.${signature}`, `${by}.${hash}.zzzzzzzzz.${signature}`, '....', 'link', '.'];
  for (const each of [ticket, ...forged]) expect(await (await become(eve, each)).json()).toEqual(spent);
  for (const each of forged) expect(await (await become(phone, each)).json()).toEqual(spent);
  expect((await become(phone, ticket)).status).toBe(200);
});

test('nothing changes by looking: whom I would become is said first, and only `become` makes it so', async () => {
  const { ada, eve } = await house();
  const before = eve.cookie;
  const { secret } = await linkOf(ada);
  expect(await find(eve, { secret })).toMatchObject({ name: 'Ada', now: { name: 'Eve' } });
  expect(eve.cookie).toBe(before);
  expect(await eve.get('/api/me')).toMatchObject({ name: 'Eve' });
  const own = await linkOf(eve);
  const mine = await find(eve, { secret: own.secret });
  expect(mine.yours).toBe(true);
  expect(await (await become(eve, mine.ticket)).json()).toEqual({ code: 'ALREADY_YOU' });
});

test('no page of another site makes a link, words, or this device somebody else', async () => {
  const { ada, eve } = await house();
  const { secret } = await linkOf(eve);
  const { ticket } = await find(ada, { secret });
  const origin = { origin: 'https://evil.example' };
  for (const [path, body] of [
    ['link', {}],
    ['words', {}],
    ['find', { secret }],
    ['become', { ticket }],
    ['end', { device: secret }],
  ] as const)
    expect((await ada.ask('POST', `/api/me/devices/${path}`, body, origin)).status, path).toBe(403);
  expect(await ada.get('/api/me')).toMatchObject({ name: 'Ada' });
});

/** A guess of the same shape that is wrong for certain: the first sign differs, and another one at each try. */
function almost(secret: string, tries: number): string {
  const signs = [...'abcdefghijklmn'].filter((sign) => sign !== secret[0]);
  return `${signs[tries]!}${secret.slice(1)}`;
}

test('guessing links and words is slowed down, with codes, and the right one is then as far away as a wrong one', async () => {
  const { ada, eve } = await house();
  const { secret } = await linkOf(ada);
  const { words } = await ada.post<MadeWords>('/api/me/devices/words');
  const codes: string[] = [];
  for (let i = 0; i < 12; i++) {
    const shown = i % 3 === 0 ? { words: drawWords().join(' ') } : { secret: almost(secret, i) };
    codes.push((await eve.trouble('POST', '/api/me/devices/find', shown)).code);
  }
  expect(codes.slice(0, 10)).toEqual(codes.slice(0, 10).map((_, i) => (i % 3 === 0 ? 'WRONG_WORDS' : 'LINK_SPENT')));
  expect(codes.slice(10)).toEqual(['TOO_MANY_GUESSES', 'TOO_MANY_GUESSES']);
  for (const shown of [{ secret }, { words: words.join(' ') }])
    expect(await eve.trouble('POST', '/api/me/devices/find', shown)).toMatchObject({ code: 'TOO_MANY_GUESSES' });
  expect((await eve.trouble('GET', '/api/code/ABCDEFGH')).code).toBe('TOO_MANY_GUESSES');
});

test('by recovery words I come back, however I write them; new words end the old ones, and they are kept as a hash', async () => {
  const { port, ada } = await house();
  const first = await ada.post<MadeWords>('/api/me/devices/words');
  const { words } = await ada.post<MadeWords>('/api/me/devices/words');
  expect(words).toHaveLength(8);
  const phone = await Person.arrive(port);
  const old = { words: first.words.join(' ') };
  expect(await phone.trouble('POST', '/api/me/devices/find', old)).toEqual({ code: 'WRONG_WORDS' });
  const found = await find(phone, {
    words: ` ${words.slice(0, 4).join('  ').toUpperCase()},\n${words.slice(4).join('-')} `,
  });
  expect(found.name).toBe('Ada');
  expect((await become(phone, found.ticket)).status).toBe(200);
  expect(await phone.get('/api/me')).toMatchObject({ name: 'Ada' });
  // Unlike a link they work again.
  const tablet = await Person.arrive(port);
  expect((await become(tablet, (await find(tablet, { words: words.join(' ') })).ticket)).status).toBe(200);
  const mine = await ada.ask('GET', '/api/me/data');
  const text = await mine.text();
  expect(JSON.parse(text)).toMatchObject({ devices: [{}, {}, {}], recoveryWords: expect.any(Number) });
  // Two in a row: one alone may be a part of any text, as 'name' is.
  expect(text.toLowerCase().replace(/[^a-z]+/g, ' ')).not.toContain(words.slice(0, 2).join(' '));
});

test('whoever has tables of their own on a device does not lose them: words first, and by them one comes back', async () => {
  const { ada, eve } = await house();
  const { id } = await eve.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const { secret } = await linkOf(ada);
  const found = await find(eve, { secret });
  expect(found.now).toEqual({ name: 'Eve', tables: 1, words: false });
  expect(await (await become(eve, found.ticket)).json()).toEqual({ code: 'OWN_TABLES' });
  const { words } = await eve.post<MadeWords>('/api/me/devices/words');
  expect((await become(eve, found.ticket)).status).toBe(200);
  expect((await eve.tables()).mine).toEqual([]);
  const back = await find(eve, { words: words.join(' ') });
  expect(back).toMatchObject({ name: 'Eve', now: { name: 'Ada' } });
  // Ada has no tables: nothing is left behind.
  expect((await become(eve, back.ticket)).status).toBe(200);
  expect((await eve.tables()).mine.map((each) => each.id)).toEqual([id]);
});

test('a device that becomes somebody else is heard no more as who it was, in no other tab', async () => {
  const { port, ada, eve } = await house();
  const before = eve.cookie;
  const tab = await eve.device();
  const { secret } = await linkOf(ada);
  await become(eve, (await find(eve, { secret })).ticket);
  expect(await tab.untilClosed()).toBe(4003);
  expect(await withCookie(port, before).trouble('GET', '/api/tables')).toEqual({ code: 'NO_SESSION' });
});

test('I end one device: its cookie and its sockets die, the others go on', async () => {
  const { port, ada, eve } = await house();
  const phone = await Person.arrive(port);
  await become(phone, (await find(phone, { secret: (await linkOf(ada)).secret })).ticket);
  const [its, mine] = [await phone.device(), await ada.device()];
  const { devices } = await devicesOf(ada);
  const [own, other] = devices;
  expect(await eve.trouble('POST', '/api/me/devices/end', { device: other!.id })).toEqual({ code: 'NO_SUCH_DEVICE' });
  expect(await ada.trouble('POST', '/api/me/devices/end', { device: own!.id })).toEqual({ code: 'NOT_YOURSELF' });
  await ada.post('/api/me/devices/end', { device: other!.id });
  expect(await its.untilClosed()).toBe(4003);
  expect(await phone.trouble('GET', '/api/tables')).toEqual({ code: 'NO_SESSION' });
  expect(await turnedAway(port, { cookie: phone.cookie })).toEqual({ status: 401, body: '{"code":"NO_SESSION"}' });
  await mine.settle();
  expect((await devicesOf(ada)).devices.map(({ id }) => id)).toEqual([own!.id]);
  expect(await ada.trouble('POST', '/api/me/devices/end', { device: other!.id })).toEqual({ code: 'NO_SUCH_DEVICE' });
});

test('a device that is ended is not called any more, wherever its browser can be reached', async () => {
  const { port, ada } = await house();
  const phone = await Person.arrive(port);
  await become(phone, (await find(phone, { secret: (await linkOf(ada)).secret })).ticket);
  const keys = createECDH('prime256v1').generateKeys('base64url');
  const called = (person: Person, at: string) =>
    person.ask('POST', '/api/me/calls/devices', {
      endpoint: `https://93.184.215.14/${at}`,
      keys: { p256dh: keys, auth: 'A'.repeat(22) },
    });
  const calls = async () => (await ada.get<{ devices: unknown[] }>('/api/me/calls')).devices.length;
  expect([(await called(ada, 'mine')).status, (await called(phone, 'its')).status]).toEqual([200, 200]);
  expect(await calls()).toBe(2);
  const other = (await devicesOf(ada)).devices.find(({ here }) => !here)!;
  await ada.post('/api/me/devices/end', { device: other.id });
  expect(await calls()).toBe(1);
});

test('after so many devices no more are taken', async () => {
  const { port, ada } = await house();
  const { words } = await ada.post<MadeWords>('/api/me/devices/words');
  const statuses: number[] = [];
  const { ask } = Person.prototype;
  for (let i = 0; i < 20; i++) {
    const phone = await Person.arrive(port);
    // Each from an address of its own.
    phone.ask = (method, path, body, headers) =>
      ask.call(phone, method, path, body, { ...headers, 'x-forwarded-for': `198.51.100.${i}` });
    statuses.push((await become(phone, (await find(phone, { words: words.join(' ') })).ticket)).status);
  }
  expect(statuses).toEqual([...Array(19).fill(200), 409]);
  expect(await ada.trouble('POST', '/api/me/devices/link')).toEqual({ code: 'TOO_MANY_DEVICES' });
});

test('deleted, I leave no device and no way back', async () => {
  const { port, ada } = await house();
  const { words } = await ada.post<MadeWords>('/api/me/devices/words');
  const { secret } = await linkOf(ada);
  await ada.ask('DELETE', '/api/me');
  const phone = await Person.arrive(port);
  expect(await phone.trouble('POST', '/api/me/devices/find', { secret })).toEqual(spent);
  expect(await phone.trouble('POST', '/api/me/devices/find', { words: words.join(' ') })).toEqual({
    code: 'WRONG_WORDS',
  });
});

test('who only looks in is not noted down; of a device that is, its kind is kept and nothing else it says', async () => {
  const { port, ada } = await house();
  const agent = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 Chrome/129.0.0.0 Mobile Safari/537.36';
  expect(kindOf(agent)).toEqual({ browser: 'Chrome', system: 'Android' });
  expect(
    kindOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Safari/604.1'),
  ).toEqual({
    browser: 'Safari',
    system: 'iPhone',
  });
  expect([kindOf(undefined), kindOf('curl/8')]).toEqual(Array(2).fill({ browser: null, system: null }));
  await Person.arrive(port);
  const text = await (await ada.ask('GET', '/api/me/data', undefined, { 'user-agent': agent })).text();
  expect(JSON.parse(text).devices).toHaveLength(1);
  expect(text).not.toContain('SM-S911B');
});

test('words are drawn from more than 80 bits, and read the same in any hand', () => {
  const drawn = Array.from({ length: 200 }, drawWords);
  for (const words of drawn) expect(v.parse(RecoveryWords, words.join('\n'))).toBe(words.join(' '));
  expect(new Set(drawn.flat()).size).toBeGreaterThan(1200);
  for (const wrong of ['', 'luna', `${drawn[0]!.join(' ')} luna`, drawn[0]!.join(''), 'x'.repeat(300)])
    expect(v.is(RecoveryWords, wrong)).toBe(false);
});

test('nobody is given words that they would rather not read aloud, in Italian or in English', () => {
  const drawn = new Set(Array.from({ length: 5000 }, drawWords).flat());
  for (const word of ['figa', 'sega', 'nazi', 'rape', 'nude', 'pedo', 'niga'])
    expect(drawn.has(word), word).toBe(false);
});

test.each(['one', 'all'] as const)(
  'who had a device that is ended (%s) has kept no way back, and is told nothing',
  async (how) => {
    const { port, ada, eve } = await house();
    const { secret } = await linkOf(ada);
    const thief = await Person.arrive(port);
    await become(thief, (await find(thief, { secret })).ticket);
    const theirs = await linkOf(thief);
    const { words } = await thief.post<MadeWords>('/api/me/devices/words');
    expect((await thief.ask('POST', '/api/me/calls', { webhook: 'http://127.0.0.1:9/mine' })).status).toBe(200);
    const shown = await find(eve, { words: words.join(' ') });

    const { devices } = await devicesOf(ada);
    const stolen = devices.find(({ here }) => !here)!.id;
    if (how === 'all') await ada.post('/api/me/end-others');
    else await ada.post('/api/me/devices/end', { device: stolen });
    expect(await eve.trouble('POST', '/api/me/devices/find', { secret: theirs.secret })).toEqual(spent);
    expect(await eve.trouble('POST', '/api/me/devices/find', { words: words.join(' ') })).toEqual({
      code: 'WRONG_WORDS',
    });
    expect(await (await become(eve, shown.ticket)).json()).toEqual({ code: 'WRONG_WORDS' });
    expect(await ada.get('/api/me/calls')).toMatchObject({ webhook: null });
    expect((await devicesOf(ada)).words).toBeNull();
  },
);
