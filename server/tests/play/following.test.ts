import { setTimeout as sleep } from 'node:timers/promises';
// Pages are told what happened and follow it; whole views come where following does not lead, and where it went wrong.
import { Dice, type Game, type Kind, type Observer } from '@orrery/kernel';
import type { StepsMessage, TableInfo } from '@orrery/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samples as burningPlanets } from '../../../games/burning-planets/tests/samples.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { type Device, Person } from '../client.ts';
import { FollowedPage } from '../followed-page.ts';
import { freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { shelf } from '../shelf.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
const limits = {
  perSocket: plenty,
  perAddress: plenty,
  socketsPerAddress: 999,
  socketsPerPerson: 999,
  sockets: 999,
  buffered: 1e7,
};
/** What would happen after a time happens at once: answers that are held wait for nobody. */
const after = (_ms: number, work: () => void | Promise<void>) => {
  const soon = setImmediate(() => void work());
  return () => clearImmediate(soon);
};
const around = { ...realTimeAndLuck, time: { now: () => performance.now(), after } };
const { port } = await freshServer({ socketLimits: limits, around });

const gameOf = async (id: string) => (await shelf.find((room) => room.id === id)!.rules()).game as Game<Kind>;
const bidding = await gameOf('bidding');

const complaints: string[] = [];
const pages: FollowedPage[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((text) => void complaints.push(String(text)));
});
afterEach(() => {
  for (const page of pages.splice(0)) page.feed.close();
  vi.restoreAllMocks();
  complaints.length = 0;
});
const openPage = (person: Person, table: string, game: Game<Kind>, link?: string) => {
  const page = new FollowedPage(person, table, { game, ...(link === undefined ? {} : { link }) });
  pages.push(page);
  return page;
};

interface Party {
  readonly table: TableInfo;
  readonly people: readonly Person[];
  /** Of each seat one that is sent whole views. */
  readonly devices: readonly Device[];
  readonly game: Game<Kind>;
}

async function party(id: string, options: object = {}): Promise<Party> {
  const people = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const [ada, bo] = people as [Person, Person];
  const laid = await ada.post('/api/tables', {
    ...{ game: id, options, listed: false, spectators: true },
    ...{ seats: [{ kind: 'me' }, { kind: 'open' }], pace: { tempo: 'off', fixedWindows: false } },
  });
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  const table = await ada.post(`/api/tables/${laid.id}/start`);
  const devices = [await ada.follow(table.id, { views: 'always' }), await bo.follow(table.id, { views: 'always' })];
  const game = await gameOf(id);
  for (const [seat, device] of devices.entries()) {
    await stepsOnce(device, seat);
    // They want to be asked everything.
    if (game.pacing?.answering !== undefined) device.say({ t: 'answering', seat, how: null });
    await device.settle();
  }
  return { table, people, devices, game };
}

/** So many moves at random, or to the end. */
async function playOn({ game, devices }: Party, most: number): Promise<void> {
  const dice = new Dice(game.id);
  for (let moves = 0; moves < most; moves++) {
    for (const device of devices) await device.settle();
    const seat = devices.findIndex((device, as) => device.steps(as)!.awaited.includes(as));
    if (seat < 0 || devices[seat]!.steps(seat)!.result !== null) return;
    const view = devices[seat]!.steps(seat)!.view;
    const answer = await devices[seat]!.play(seat, game.pick(game.imagine(view, seat, dice), seat, dice));
    if (answer.t !== 'ack') throw new Error(JSON.stringify(answer));
  }
}

/** Everything the page could show is what the server shows to who wants whole views. */
async function expectTruth(page: FollowedPage, as: Observer, truth: Device): Promise<void> {
  await truth.settle();
  await page.until(() => page.had(as) === truth.steps(as)!.had);
  const shown = truth.messages.filter((message): message is StepsMessage => message.t === 'steps' && message.as === as);
  let compared = 0;
  for (const { had, view } of shown) {
    const followed = page.views.get(`${as} ${had}`);
    if (followed === undefined) continue;
    compared++;
    expect({ ...followed, ...('options' in view! ? { options: null } : {}) }, `after ${had} tellings`).toEqual(view);
  }
  expect(compared).toBeGreaterThan(2);
}

const lay = (device: Device, seat: number, n: number) =>
  device.play(seat, { t: 'lay', card: [...new Set((device.steps(seat)!.view.mine as { hand: number[] }).hand)][n] });
const seal = (device: Device, seat: number) => device.play(seat, { t: 'seal' });
const open = (device: Device, seat: number) => device.play(seat, { t: 'open' });

test.each([
  ['bidding', { rounds: 4 }],
  ['shooting-star', {}],
  ['planet-x', { mulligan: false }],
  ['sky-of-stars', {}],
  ['burning-planets', burningPlanets[0]!],
])('%s: a page follows seat and table to the same views, and is sent few of them', async (id, options) => {
  const at = await party(id, options);
  const eve = await Person.arrive(port);
  const { table, people, devices, game } = at;
  const watcher = await eve.follow(table.id, { link: table.link!, views: 'always' });
  await stepsOnce(watcher, 'table');
  const [adas, bos] = people.map((person) => openPage(person, table.id, game));
  const eves = openPage(eve, table.id, game, table.link!);
  for (const [page, as] of [[adas!, 0] as const, [bos!, 1] as const, [eves, 'table'] as const])
    await page.until(() => page.view(as) !== undefined);
  await playOn(at, 90);
  await expectTruth(adas!, 0, devices[0]!);
  await expectTruth(bos!, 1, devices[1]!);
  await expectTruth(eves, 'table', watcher);
  for (const page of [adas!, bos!, eves]) {
    const told = page.steps.filter((steps) => steps.told.length > 0).slice(1);
    for (const { view, hash, had, result, told: some } of told) {
      const whole = result !== null || some.some(({ undone }) => undone !== undefined);
      expect(view !== undefined).toBe(whole);
      expect(hash !== undefined).toBe(!whole && had % 16 === 0);
    }
    expect(page.said('resync')).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('what was taken back comes with the whole view, to whom it was told', async () => {
  const at = await party('bidding');
  const [ada, bo] = at.devices as [Device, Device];
  const [adas, bos] = at.people.map((person) => openPage(person, at.table.id, bidding));
  await adas!.until(() => adas!.view(0) !== undefined);
  await bos!.until(() => bos!.view(1) !== undefined);
  const before = bos!.steps.length;
  await lay(ada, 0, 0);
  await ada.undo(0);
  await lay(ada, 0, 1);
  await expectTruth(adas!, 0, ada);
  expect(adas!.steps.slice(1).map(({ view }) => view !== undefined)).toEqual([false, true, false]);
  await bo.settle();
  expect(bos!.steps).toHaveLength(before);
});

test('who comes late, comes back with what it had, or takes a seat over begins with the whole view', async () => {
  const at = await party('bidding', { rounds: 4 });
  const [ada, bo] = at.devices as [Device, Device];
  const adas = openPage(at.people[0]!, at.table.id, bidding);
  await adas.until(() => adas.view(0) !== undefined);
  await lay(ada, 0, 0);
  await lay(bo, 1, 0);
  await seal(bo, 1);
  await adas.until(() => adas.had(0) === ada.steps(0)!.had);
  const had = adas.had(0);
  await adas.breakLine(async () => {
    await open(bo, 1);
    await seal(bo, 1);
  });
  await adas.until(() => adas.said('hello').length === 2 && adas.had(0) === had + 2);
  expect(adas.said('hello')[1]).toMatchObject({ had: { 0: had } });
  expect(adas.steps.at(-1)).toMatchObject({ told: [{ no: had }, { no: had + 1 }], view: {} });
  await open(bo, 1);
  await expectTruth(adas, 0, ada);
  expect(adas.steps.at(-1)!.view).toBeUndefined();

  const eve = await Person.arrive(port);
  const late = openPage(eve, at.table.id, bidding, at.table.link!);
  await late.until(() => late.view('table') !== undefined);
  await seal(bo, 1);
  await late.until(() => late.steps.length === 2);
  expect(late.steps.map(({ view }) => view !== undefined)).toEqual([true, false]);
});

test('a seat taken over from a bot is shown whole, then followed', async () => {
  const { port: slow } = await freshServer({ botPace: { min: 60_000, max: 60_000 } });
  const [ada, bo] = [await Person.arrive(slow, 'Ada'), await Person.arrive(slow, 'Bo')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }] as const;
  const laid = await ada.post('/api/tables', layBidding(seats, { takeover: 'anyone', spectators: true }));
  await ada.post(`/api/tables/${laid.id}/start`);
  const device = await ada.follow(laid.id, { views: 'always' });
  await stepsOnce(device, 0);
  const page = openPage(bo, laid.id, bidding, laid.link!);
  await page.until(() => page.view('table') !== undefined);
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link, seat: 1 });
  await page.until(() => page.view(1) !== undefined);
  await lay(device, 0, 0);
  await seal(device, 0);
  await page.until(() => page.had(1) === device.steps(0)!.had - 1);
  const own = page.steps.filter(({ as }) => as === 1);
  expect(own.map(({ view }) => view !== undefined)).toEqual([true, false]);
  expect(page.view(1)).toMatchObject({ bidders: [{ sealed: true }, { sealed: false }, {}] });
});

const resyncs = async (game: string) => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^orrery_resyncs_total\\{game="${game}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
};

/** The game, but what a page follows is changed. */
const planted = (mistake: (follow: NonNullable<Game<Kind>['follow']>) => NonNullable<Game<Kind>['follow']>) => ({
  ...bidding,
  follow: mistake(bidding.follow!),
});

test.each([
  ['a mistake is found by the hash within 16 tellings', () => ({ prize: 99 })],
  [
    'an event that cannot be followed is found at once',
    () => {
      throw new Error('planted');
    },
  ],
])('%s, and healed by one resync', async (_what, wrong) => {
  const at = await party('bidding', { rounds: 4 });
  const [ada, bo] = at.devices as [Device, Device];
  const counted = await resyncs('bidding');
  let mistakes = 0;
  const game = planted((follow) => (view, seen, me) => {
    const right = follow(view, seen, me);
    return seen.t === 'sealed' && mistakes++ === 0 ? { ...right, ...wrong() } : right;
  });
  const page = openPage(at.people[0]!, at.table.id, game);
  await page.until(() => page.view(0) !== undefined);
  await lay(bo, 1, 0);
  const had = page.had(0);
  for (let i = 0; i < 20; i++) await (i % 2 === 0 ? seal(bo, 1) : open(bo, 1));
  await ada.settle();
  await page.until(() => page.had(0) === ada.steps(0)!.had);
  expect(mistakes).toBeGreaterThan(1);
  expect(page.said('resync')).toEqual([{ t: 'resync', as: 0 }]);
  expect(await resyncs('bidding')).toBe(counted + 1);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(/telling \d+ was not followed/);
  const found = Number(/telling (\d+)/.exec(complaints[0]!)![1]);
  expect(found).toBeGreaterThanOrEqual(had);
  expect(found - had).toBeLessThan(16);
  expect(page.view(0)).toEqual(ada.steps(0)!.view);
  expect(page.said('hello')).toHaveLength(1);
});

test('a page that goes astray again and again follows no more, and is right from then on', async () => {
  const at = await party('bidding', { rounds: 4 });
  const [ada, bo] = at.devices as [Device, Device];
  const game = planted((follow) => (view, seen, me) => ({ ...follow(view, seen, me), prize: 99 }));
  const page = openPage(at.people[0]!, at.table.id, game);
  await page.until(() => page.view(0) !== undefined);
  await lay(bo, 1, 0);
  for (let i = 0; page.said('hello').length < 2; i++) {
    await (i % 2 === 0 ? seal(bo, 1) : open(bo, 1));
    // The whole view is shown again once a second, and three mistakes are needed.
    await sleep(20);
    if (i > 400) throw new Error('it follows on');
  }
  expect(page.said('hello')[1]).toMatchObject({ views: 'always' });
  await ada.settle();
  await page.until(() => page.had(0) === ada.steps(0)!.had);
  const from = page.steps.length;
  await lay(ada, 0, 1);
  await lay(ada, 0, 0);
  await page.until(() => page.had(0) === ada.steps(0)!.had);
  expect(page.steps.slice(from).every(({ view }) => view !== undefined)).toBe(true);
  expect(page.view(0)).toEqual(ada.steps(0)!.view);
});

test('a flood of resyncs is answered once a second, and refused by its name', async () => {
  const at = await party('bidding');
  const [ada] = at.devices as [Device];
  const began = Date.now();
  const before = ada.messages.length;
  for (let i = 0; i < 50; i++) ada.say({ t: 'resync', as: 0 });
  await ada.settle();
  const answers = ada.messages.slice(before);
  const seconds = (Date.now() - began) / 1000;
  const shown = answers.filter((message) => message.t === 'steps');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThanOrEqual(1 + Math.floor(seconds));
  expect(shown[0]).toMatchObject({ as: 0, told: [], had: ada.steps(0)!.had, view: { mine: {} } });
  const refused = answers.filter((message) => message.t === 'error');
  expect(refused).toHaveLength(50 - shown.length);
  for (const each of refused) expect(each).toEqual({ t: 'error', code: 'TOO_FAST', after: expect.any(Number) });
});

test('a resync is for who looks through these eyes, at a match that has begun', async () => {
  const ada = await Person.arrive(port, 'Ada');
  const nobody = await ada.device();
  nobody.say({ t: 'resync', as: 0 });
  expect(await nobody.next('error')).toEqual({ t: 'error', code: 'NO_HELLO' });
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const waiting = await ada.follow(laid.id);
  waiting.say({ t: 'resync', as: 0 });
  expect(await waiting.next('error')).toEqual({ t: 'error', code: 'NOT_STARTED' });
  const at = await party('bidding');
  for (const as of [1, 'table', 9] as const) {
    at.devices[0]!.say({ t: 'resync', as });
    expect(await at.devices[0]!.next('error')).toEqual({ t: 'error', code: 'NOT_YOUR_SEAT' });
  }
});

test('views: always means always, and a preference brings none to who follows', async () => {
  const at = await party('planet-x', { mulligan: false });
  const follower = await at.people[0]!.follow(at.table.id);
  await stepsOnce(follower, 0);
  at.devices[0]!.say({ t: 'answering', seat: 0, how: 'ask' });
  await follower.until(() => follower.steps(0)!.answering === 'ask');
  await playOn(at, 20);
  await at.devices[0]!.settle();
  const [told, always] = [follower, at.devices[0]!].map((device) =>
    device.messages.filter((message): message is StepsMessage => message.t === 'steps'),
  );
  expect(told!.filter(({ view }) => view !== undefined)).toHaveLength(1);
  expect(told!.some(({ hash }) => hash !== undefined)).toBe(true);
  expect(always!.length).toBeGreaterThanOrEqual(told!.length);
  for (const { view, hash } of always!) expect([view === undefined, hash]).toEqual([false, undefined]);
});
