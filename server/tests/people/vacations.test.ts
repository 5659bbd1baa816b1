// Somebody is on vacation: their clocks of days stand still, everybody at the table knows, and nothing else stands still.
import path from 'node:path';
import type { Pace } from '@orrery/kernel';
import type { Vacation } from '@orrery/wire';
import { expect, test } from 'vitest';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { loadShelf } from '../../src/shelf.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Store } from '../../src/stores/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { Vacations } from '../../src/vacations/vacations.ts';
import { type AtTable, sitDown } from '../at-table.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';

const day = 24 * 3_600_000;
const byDays: Pace = { tempo: 'days', fixedWindows: false, days: 1 };
const options = { mulligan: false, firstPlayer: 0 };
const planetX = { game: 'planet-x', options } as const;

const idOf = ({ cookie }: Person): string => cookie.replace('orrery=', '').split('.')[0]!;
const take = (person: Person, until: number | null) => person.post<Vacation>('/api/me/vacation', { until });
const clockOf = (at: AtTable, seat: number) => at.sitters[seat]!.device.steps(seat)!.clock;

/** They say that they are away, and everybody at the table has heard of it. */
async function goAway(at: AtTable, seat: number, days: number): Promise<number> {
  const until = at.time.now() + days * day;
  expect(await take(at.sitters[seat]!.person, until)).toMatchObject({ until });
  for (const { device } of at.sitters) await device.until(() => device.table()?.seats[seat]?.vacation === until);
  return until;
}

/** What the store's own clock would do at that time: the job of this person's vacation is due. */
async function jobIsDue(data: string, person: string, at: AtTable): Promise<void> {
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  await store.keepJob({ key: `vacation ${person}`, kind: 'vacation', shard: null, person, body: {}, due: 0 });
  await store.close();
  await at.time.pass(5_000);
}

test('the clock of who is awaited and on vacation stands still, everybody reads it, and who comes back early plays on', async () => {
  const at = await sitDown(2, { ...planetX, pace: byDays });
  await at.passLong(day / 4);
  const until = await goAway(at, 0, 5);
  await at.pass(1);
  for (const seat of [0, 1]) expect(clockOf(at, seat)).toEqual({ left: (3 * day) / 4, of: day, stands: true });
  const [mine, theirs] = at.sitters.map(({ device }) => device.table()!.comings);
  expect(theirs).toMatchObject([{ t: 'vacation', seat: 0, name: 'Ada', until, mine: false }]);
  expect(mine).toMatchObject([{ t: 'vacation', until, mine: true }]);
  await at.passLong(4 * day);
  expect(at.sitters[1]!.device.steps(1)).toMatchObject({ view: { phase: 'main' } });
  expect(at.poll(1)).toBeNull();
  expect(await take(at.sitters[0]!.person, null)).toMatchObject({ until: null, left: 25, latest: null });
  const { device } = at.sitters[1]!;
  await device.until(() => device.table()?.comings.length === 2);
  expect(device.table()!.comings[1]).toMatchObject({ t: 'rested', seat: 0, name: 'Ada' });
  expect(device.table()!.seats[0]).not.toHaveProperty('vacation');
  await device.until(() => device.steps(1)?.clock?.stands === undefined);
  expect(clockOf(at, 1)).toEqual({ left: (3 * day) / 4, of: day });
  await at.passLong((3 * day) / 4 - 1);
  expect(device.steps(1)).toMatchObject({ view: { phase: 'main' } });
  await at.pass(1);
  expect(device.steps(1)!.view.phase).not.toBe('main');
});

test('it is over by itself at its time', async () => {
  const data = freshFolder();
  const at = await sitDown(2, { ...planetX, pace: byDays }, { data });
  await goAway(at, 0, 2);
  await at.passLong(2 * day);
  const { device } = at.sitters[1]!;
  await jobIsDue(data, idOf(at.sitters[0]!.person), at);
  await device.until(() => device.table()?.comings.at(-1)?.t === 'rested');
  await device.until(() => device.steps(1)?.clock?.stands === undefined);
  expect(clockOf(at, 1)!.of).toBe(day);
});

test('the clock of others goes on while somebody else is on vacation; live clocks know of no vacation', async () => {
  const at = await sitDown(2, { ...planetX, pace: byDays });
  await goAway(at, 1, 5);
  await at.passLong(day / 2);
  await at.comeBack(1);
  expect(clockOf(at, 1)).toEqual({ left: day / 2, of: day });
  const live = await sitDown(2, { ...planetX, pace: { tempo: 'live', fixedWindows: false } });
  await take(live.sitters[0]!.person, live.time.now() + day);
  await live.pass(10_000);
  await live.comeBack(1);
  expect(live.sitters[1]!.device.table()!.seats[0]).not.toHaveProperty('vacation');
  expect(clockOf(live, 1)).toEqual({ left: 50_000, of: 60_000 });
});

test('whoever sits down while on vacation is on vacation there, too; who leaves takes it along', async () => {
  const at = await sitDown(2, { ...planetX, pace: byDays });
  const { person } = at.sitters[1]!;
  const until = at.time.now() + day;
  await take(person, until);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const laid = await at.sitters[0]!.person.post('/api/tables', {
    ...{ ...planetX, seats, listed: false, spectators: true, pace: byDays },
  });
  const joined = await person.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  expect(joined.seats[1]).toMatchObject({ taken: true, vacation: until });
  await person.post(`/api/tables/${laid.id}/leave`);
  const left = await at.sitters[0]!.person.get<typeof laid>(`/api/tables/${laid.id}`);
  expect(left.seats[1]).not.toHaveProperty('vacation');
});

test('a bot that plays for them does not wait for the end of their vacation', async () => {
  const at = await sitDown(2, { ...planetX, pace: byDays });
  await goAway(at, 0, 5);
  await at.pass(1);
  expect(clockOf(at, 1)).toMatchObject({ stands: true });
  await at.sitters[0]!.person.post(at.at('bot'), { bot: true });
  const { device } = at.sitters[1]!;
  await device.until(() => device.steps(1)?.clock?.stands === undefined);
});

test('it survives a restart, and the match though put away and nobody there', async () => {
  const data = freshFolder();
  const at = await sitDown(2, { ...planetX, pace: byDays }, { data });
  await at.passLong(day / 4);
  const until = await goAway(at, 0, 5);
  await at.restart();
  for (const seat of [0, 1]) expect(clockOf(at, seat)).toEqual({ left: (3 * day) / 4, of: day, stands: true });
  await at.passLong(3 * day);
  expect(at.sitters[1]!.device.table()!.seats[0]!.vacation).toBe(until);
  expect(clockOf(at, 1)).toEqual({ left: (3 * day) / 4, of: day, stands: true });
  expect(await at.sitters[0]!.person.get('/api/me/vacation')).toMatchObject({ until, left: 25 });
});

test('the days are of the person, whatever device they come by', async () => {
  const { port } = await freshServer({ around: { ...realTimeAndLuck, now: () => 1_000 * day } });
  const ada = await Person.arrive(port, 'Ada');
  await take(ada, 1_010 * day);
  const { secret } = await ada.post<{ secret: string }>('/api/me/devices/link', {});
  const phone = await Person.arrive(port);
  const { ticket } = await phone.post<{ ticket: string }>('/api/me/devices/find', { secret });
  await phone.post('/api/me/devices/become', { ticket });
  expect(await phone.get('/api/me/vacation')).toEqual({ until: 1_010 * day, left: 20, latest: 1_014 * day });
  expect(await phone.trouble('POST', '/api/me/vacation', { until: 1_015 * day })).toEqual({
    code: 'VACATION_TOO_LONG',
  });
  expect(await phone.trouble('POST', '/api/me/vacation', { until: 3 })).toMatchObject({ code: 'MALFORMED' });
  await take(phone, null);
  expect(await ada.trouble('POST', '/api/me/vacation', { until: 1_001 * day })).toMatchObject({
    code: 'VACATION_TOO_SOON',
  });
  expect(await ada.get('/api/me/data')).toMatchObject({ vacations: [{ from: 1_000 * day, until: 1_000 * day }] });
});

test('of two devices that go at once one is told how it stands', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const ends = [1, 2, 3, 4, 5].map((days) => Date.now() + days * day);
  await Promise.all(ends.map((until) => take(ada, until)));
  const { until, left } = await ada.get<Vacation>('/api/me/vacation');
  expect(ends).toContain(until);
  expect(left).toBe(30 - (ends.indexOf(until!) + 1));
});

test('who goes on vacation in the moment in which they sit down is on vacation there, too', async () => {
  const kept = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const now = 1_000 * day;
  let meanwhile: () => Promise<unknown> = async () => undefined;
  // Between what the table has read of them and the moment in which they are seated.
  const store: Store = {
    ...kept,
    vacationsOf: async (person) => {
      const read = await kept.vacationsOf(person);
      const go = meanwhile;
      meanwhile = async () => undefined;
      await go();
      return read;
    },
  };
  const tables = new Tables(store, await loadShelf(new URL('../shelf.ts', import.meta.url).href), () => now);
  const look = (table: string, person: string) => tables.lookForVacation(table, person);
  const vacations = new Vacations({ store: kept, now: () => now, look, soon: () => undefined });
  const laid = await tables.lay(layBidding([{ kind: 'me' }, { kind: 'open' }], { pace: byDays }), 'ada');
  if (!laid.ok) throw new Error(laid.trouble.code);
  const until = now + 5 * day;
  meanwhile = async () => {
    await vacations.take('bo', until);
    const [job] = await kept.claimJobs({ kinds: ['vacation'], shards: null, limit: 1, lease: 60_000 });
    await vacations.kinds.vacation!.run(job!, new AbortController().signal);
  };
  expect(await tables.join(laid.value.id, 'bo', { link: laid.value.link! })).toMatchObject({ ok: true });
  expect((await kept.table(laid.value.id))?.vacations).toEqual([{ person: 'bo', until }]);
  await kept.close();
});
