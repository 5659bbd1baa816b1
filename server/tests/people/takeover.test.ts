// Who may take over from a bot while a match is played.
import type { TableInfo, Takeover } from '@orrery/wire';
import { expect, test } from 'vitest';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';

const slow = { botPace: { min: 60_000, max: 60_000 } };
const { port } = await freshServer(slow);

async function running(more: Parameters<typeof layBidding>[1] = {}, at = port) {
  const ada = await Person.arrive(at, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'open' }] as const;
  const laid = await ada.post('/api/tables', layBidding([...seats], { spectators: true, ...more }));
  await ada.post(`/api/tables/${laid.id}/start`);
  const path = (act: string) => `/api/tables/${laid.id}/${act}`;
  return { ada, laid, link: laid.link!, path };
}

test('by default the host is asked, and says yes: who asked joins again and sits', async () => {
  const { ada, laid, link, path } = await running();
  expect(laid.takeover).toBe('ask');
  const bo = await Person.arrive(port, 'Bo');
  const [adas, bos] = [await ada.follow(laid.id), await bo.follow(laid.id, { link })];
  const asked = await bo.post(path('join'), { link, seat: 1 });
  expect(asked).toMatchObject({ request: 'waits', askers: [] });
  expect(asked.seats.some(({ mine }) => mine)).toBe(false);
  await adas.until(() => adas.table()?.askers.length === 1);
  const [asker] = adas.table()!.askers;
  expect(asker).toMatchObject({ name: 'Bo', sigil: 'comet', seat: 1 });
  expect(JSON.stringify(bos.texts)).not.toContain(asker!.id);
  // Asking twice is asking once, and nobody but the host may answer.
  await bo.post(path('join'), { link, seat: 1 });
  expect(await bo.trouble('POST', path('answer'), { asker: asker!.id, yes: true })).toEqual({ code: 'NO_SUCH_TABLE' });
  await ada.post(path('answer'), { asker: asker!.id, yes: true });
  await bos.until(() => bos.table()?.request === 'yes');
  // Nobody sits before they are there: until they come the bot plays on.
  expect(bos.table()?.seats[1]).toMatchObject({ taken: false, level: 'normal' });
  const sat = await bo.post(path('join'));
  expect(sat).toMatchObject({ request: null });
  expect(sat.seats[1]).toMatchObject({ mine: true, level: null });
  await stepsOnce(bos, 1);
  expect(await ada.trouble('POST', path('answer'), { asker: asker!.id, yes: true })).toEqual({
    code: 'NO_SUCH_REQUEST',
  });
});

test('the host reads the new name of who asks', async () => {
  const { ada, laid, link, path } = await running();
  const bo = await Person.arrive(port, 'Bo');
  const adas = await ada.follow(laid.id);
  await bo.post(path('join'), { link, seat: 1 });
  await adas.until(() => adas.table()?.askers[0]?.name === 'Bo');
  await bo.post('/api/me', { name: 'Bruno', sigil: 'gate' });
  await adas.until(() => adas.table()?.askers[0]?.name === 'Bruno');
  expect(adas.table()!.askers).toMatchObject([{ name: 'Bruno', sigil: 'gate', seat: 1 }]);
});

test('a yes to one seat is no yes to another, nor to what was asked while the host was answering', async () => {
  const { ada, laid, link, path } = await running();
  const bo = await Person.arrive(port, 'Bo');
  const adas = await ada.follow(laid.id);
  await bo.post(path('join'), { link, seat: 1 });
  await adas.until(() => adas.table()?.askers.length === 1);
  const [first] = adas.table()!.askers;
  await bo.post(path('join'), { link, seat: 2 });
  const late = await ada.trouble('POST', path('answer'), { asker: first!.id, yes: true });
  expect(late).toEqual({ code: 'NO_SUCH_REQUEST' });
  await adas.until(() => adas.table()?.askers[0]?.seat === 2);
  await ada.post(path('answer'), { asker: adas.table()!.askers[0]!.id, yes: true });
  const sat = await bo.post(path('join'), { link, seat: 1 });
  expect(sat.seats.map(({ mine }) => mine)).toEqual([false, false, true]);
});

test('a no stands for a while; a request can be taken back', async () => {
  const { ada, laid, link, path } = await running();
  const [bo, cy] = [await Person.arrive(port, 'Bo'), await Person.arrive(port, 'Cy')];
  const adas = await ada.follow(laid.id);
  await bo.post(path('join'), { link });
  await cy.post(path('join'), { link: laid.seats[1]!.link });
  await adas.until(() => adas.table()?.askers.length === 2);
  expect(adas.table()!.askers.map(({ name, seat }) => [name, seat])).toEqual([
    ['Bo', null],
    ['Cy', 1],
  ]);
  expect(await cy.post(path('unask'))).toMatchObject({ request: null });
  await adas.until(() => adas.table()?.askers.length === 1);
  await ada.post(path('answer'), { asker: adas.table()!.askers[0]!.id, yes: false });
  expect(await bo.get<TableInfo>(`/api/tables/${laid.id}?link=${link}`)).toMatchObject({ request: 'no' });
  expect(await bo.trouble('POST', path('join'), { link })).toEqual({ code: 'ASKED_NO', after: expect.any(Number) });
  const stranger = await Person.arrive(port);
  expect(await stranger.trouble('POST', path('unask'), {})).toEqual({ code: 'NO_SUCH_TABLE' });
});

test('who was told no may ask again after a few minutes', async () => {
  let now = Date.now();
  const house = await freshServer({ ...slow, around: { ...realTimeAndLuck, now: () => now } });
  const { ada, laid, link, path } = await running({}, house.port);
  const adas = await ada.follow(laid.id);
  const bo = await Person.arrive(house.port, 'Bo');
  await bo.post(path('join'), { link });
  await adas.until(() => adas.table()?.askers.length === 1);
  const [first] = adas.table()!.askers;
  await ada.post(path('answer'), { asker: first!.id, yes: false });
  expect(await bo.trouble('POST', path('join'), { link })).toEqual({ code: 'ASKED_NO', after: 300 });
  now += 299_000;
  expect(await bo.trouble('POST', path('join'), { link })).toEqual({ code: 'ASKED_NO', after: 1 });
  now += 1000;
  expect(await bo.post(path('join'), { link })).toMatchObject({ request: 'waits' });
  await adas.until(() => adas.table()?.askers.length === 1);
  expect(adas.table()!.askers[0]!.id).not.toBe(first!.id);
});

test('a request waits for a host who is away, over a restart, and for whoever is host then', async () => {
  const data = freshFolder();
  const first = await freshServer({ ...slow, data });
  const { ada, laid, link, path } = await running({}, first.port);
  const bo = await Person.arrive(first.port, 'Bo');
  await bo.post(path('join'), { link, seat: 2 });
  const [asker] = (await ada.get<TableInfo>(path('').slice(0, -1))).askers;
  await ada.post(path('answer'), { asker: asker!.id, yes: true });
  await bo.post(path('join'));
  const cy = await Person.arrive(first.port, 'Cy');
  await cy.post(path('join'), { link });
  await first.close();
  const second = await freshServer({ ...slow, data });
  const [adaAgain, boAgain, cyAgain] = [ada, bo, cy].map((old) =>
    Object.assign(new Person(second.port), { cookie: old.cookie }),
  );
  expect(await cyAgain!.get<TableInfo>(`/api/tables/${laid.id}`)).toMatchObject({ request: 'waits' });
  await adaAgain!.post(path('leave'));
  const hosted = await boAgain!.get<TableInfo>(`/api/tables/${laid.id}`);
  expect(hosted).toMatchObject({ youHost: true, askers: [{ name: 'Cy' }] });
  await boAgain!.post(path('answer'), { asker: hosted.askers[0]!.id, yes: true });
  expect((await cyAgain!.post(path('join'))).seats.some(({ mine }) => mine)).toBe(true);
});

test.each<{ takeover: Takeover; byLink: unknown; fromTheList: unknown }>([
  { takeover: 'ask', byLink: 'waits', fromTheList: 'waits' },
  { takeover: 'anyone', byLink: 'sits', fromTheList: 'waits' },
  { takeover: 'nobody', byLink: 'NO_TAKEOVER', fromTheList: 'NO_TAKEOVER' },
])('takeover $takeover: by link $byLink, from the list $fromTheList', async ({ takeover, byLink, fromTheList }) => {
  const { laid, link, path } = await running({ takeover, listed: true });
  const outcome = async (asked: object) => {
    const somebody = await Person.arrive(port);
    const answer = (await (await somebody.ask('POST', path('join'), asked)).json()) as TableInfo & { code: string };
    return answer.request ?? (answer.seats?.some(({ mine }) => mine) ? 'sits' : answer.code);
  };
  expect(laid.takeover).toBe(takeover);
  expect(await outcome({})).toBe(fromTheList);
  expect(await outcome({ link })).toBe(byLink);
});

test('who left their seat to a bot comes back to it without asking, unless somebody else has it', async () => {
  const { ada, laid, link, path } = await running();
  const [bo, cy] = [await Person.arrive(port, 'Bo'), await Person.arrive(port, 'Cy')];
  const answerFirst = async () => {
    const { askers } = await ada.get<TableInfo>(`/api/tables/${laid.id}`);
    await ada.post(path('answer'), { asker: askers[0]!.id, yes: true });
  };
  await bo.post(path('join'), { link, seat: 1 });
  await answerFirst();
  await bo.post(path('join'));
  await bo.post(path('leave'));
  // No link needed: they belong to this match.
  expect((await bo.post(path('join'))).seats[1]).toMatchObject({ mine: true });
  await bo.post(path('leave'));
  await cy.post(path('join'), { link, seat: 1 });
  await answerFirst();
  await cy.post(path('join'));
  expect(await bo.trouble('POST', path('join'), {})).toEqual({ code: 'SEEN_ANOTHER_SEAT' });
});

test('a host who only looks on sits down without asking themselves', async () => {
  const ada = await Person.arrive(port, 'Ada');
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'open' }, { kind: 'bot', level: 'easy' }]));
  await ada.post(`/api/tables/${laid.id}/start`);
  expect((await ada.post(`/api/tables/${laid.id}/join`)).seats[0]).toMatchObject({ mine: true });
});

test('only so many can ask at once, and the next match begins with nobody asking', async () => {
  const { ada, laid, link, path } = await running();
  const crowd = await Promise.all(Array.from({ length: 13 }, () => Person.arrive(port)));
  const answers = await Promise.all(crowd.map((each) => each.ask('POST', path('join'), { link })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  await ada.post(path('leave'));
  await ada.post(path('join'), { link });
  const again = await ada.post(path('again'));
  expect(again).toMatchObject({ status: 'playing', youHost: true, askers: [] });
  expect(laid.id).toBe(again.id);
});

test('the code lives exactly while a seat can be taken, and is a new one when one is free again', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }], { takeover: 'ask' }));
  const path = (act: string) => `/api/tables/${laid.id}/${act}`;
  const codeNow = async () => (await ada.get<TableInfo>(`/api/tables/${laid.id}`)).code;
  expect(laid.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const grouped = `${laid.code!.slice(0, 4)}-${laid.code!.slice(4)}`.toLowerCase();
  expect(await bo.get(`/api/code/${grouped}`)).toEqual({ table: laid.id, link: laid.link });
  await bo.post(path('join'), { link: laid.link });
  expect(await codeNow()).toBeNull();
  expect(await bo.trouble('GET', `/api/code/${laid.code}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  await ada.post(path('start'));
  expect(await codeNow()).toBeNull();
  await bo.post(path('leave'));
  const fresh = await codeNow();
  expect(fresh).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(fresh).not.toBe(laid.code);
  const closed = await running({ takeover: 'nobody' });
  expect((await closed.ada.get<TableInfo>(`/api/tables/${closed.laid.id}`)).code).toBeNull();
});

test('a bot that the host put there gives its seat away as any other does, once the match runs', async () => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'hard' }, { kind: 'bot', level: 'easy' }] as const;
  const begun = async (takeover: Takeover) => {
    const ada = await Person.arrive(port, 'Ada');
    const laid = await ada.post('/api/tables', layBidding([...seats], { spectators: true, takeover }));
    const path = (act: string) => `/api/tables/${laid.id}/${act}`;
    return { ada, laid, link: laid.link!, path };
  };
  const { ada, laid, link, path } = await begun('anyone');
  const bo = await Person.arrive(port, 'Bo');
  // Before that it is the host's bot, and there is no seat for anybody.
  expect(laid.code).toBeNull();
  expect(await bo.trouble('POST', path('join'), { link, seat: 1 })).toEqual({ code: 'SEAT_TAKEN' });
  const running = await ada.post(path('start'));
  expect(running.code).not.toBeNull();
  expect(await bo.trouble('POST', path('join'))).toEqual({ code: 'NO_SUCH_TABLE' });
  const sat = await bo.post(path('join'), { link, seat: 1 });
  expect(sat.seats[1]).toMatchObject({ mine: true, taken: true, kind: 'link', level: null, began: { level: 'hard' } });
  expect(sat.seats[2]).toMatchObject({ taken: false, kind: 'bot', level: 'easy' });
  // Who leaves it may come back to it.
  await bo.post(path('leave'));
  expect(await bo.post(path('join'))).toMatchObject({ seats: [{}, { mine: true }, {}] });

  const asks = await begun('ask');
  await asks.ada.post(asks.path('start'));
  expect(await bo.post(asks.path('join'), { link: asks.link })).toMatchObject({ request: 'waits' });
  const never = await begun('nobody');
  expect(await never.ada.post(never.path('start'))).toMatchObject({ code: null });
  expect(await bo.trouble('POST', never.path('join'), { link: never.link })).toEqual({ code: 'NO_TAKEOVER' });
});
