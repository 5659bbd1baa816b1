// Matches are opened when they are due: nothing else is opened at a start, and nothing is forgotten.
import path from 'node:path';
import type { Level } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { FakeTime } from '../../../clock/tests/fake-time.ts';
import { secretOf } from '../../../kernel/tests/secret.ts';
import { DueQueue } from '../../src/matches/due.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { Matches } from '../../src/matches/matches.ts';
import { Slices } from '../../src/matches/slices.ts';
import { Uptime } from '../../src/matches/uptime.ts';
import { drawKey, drawSecret } from '../../src/secrets.ts';
import { loadShelf } from '../../src/shelf.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Store } from '../../src/stores/store.ts';
import { layTable } from '../../src/tables/lay.ts';
import { freshFolder } from '../house.ts';

const shelf = await loadShelf(new URL('../shelf.ts', import.meta.url).href);
const freshStore = () => openSqlite(path.join(freshFolder(), 'orrery.sqlite'));

/** A server without its doors, on this store. */
async function wakeUp(store: Store, time: FakeTime, room = 9) {
  const around = { ...realTimeAndLuck, now: () => time.now(), time };
  const uptime = await Uptime.open(store, time);
  const slices = new Slices();
  let thoughts = 0;
  const think = async () => {
    thoughts++;
    return new Promise<never>(() => {});
  };
  const matches = new Matches({
    store,
    shelf,
    house: { think, pace: { min: 0, max: 0 } },
    around,
    secret: secretOf('own'),
    room,
    uptime: () => uptime.now(),
    slices,
    followed: () => false,
    present: () => false,
    settle: () => undefined,
    heard: () => {},
  });
  return {
    matches,
    uptime,
    queue: new DueQueue({ store, matches, uptime, slices, shards: () => null }),
    thoughts: () => thoughts,
  };
}

/** A table at which Ada, or a bot for which she looks on, plays Planet X against Bo, or a bot. */
async function seated(
  store: Store,
  tempo: 'days' | 'live',
  bot: Level | null,
  ada: 'me' | 'bot' = 'me',
): Promise<string> {
  const game = shelf.get('planet-x')!;
  const seats = [
    ada === 'me' ? { kind: ada } : { kind: ada, level: 'easy' as const },
    bot === null ? { kind: 'open' as const } : { kind: 'bot' as const, level: bot },
  ];
  const pace = { tempo, fixedWindows: false };
  const options = { mulligan: false, firstPlayer: bot === null ? 0 : 1 };
  const asked = { game: game.id, options, seats, listed: false, spectators: false, pace };
  const laid = layTable(game, asked, 'ada', 0);
  if (!laid.ok) throw new Error(laid.trouble.code);
  const id = drawSecret();
  const matches = [{ id, game: 1, places: null, seal: '0'.repeat(64) }];
  const table = { ...laid.value, status: 'playing' as const, matches };
  const head = { id, game: game.id, rules: game.rules, seats: 2, options: table.options };
  await store.keepTable(table, { head, table: table.id, key: drawKey() });
  return id;
}

test('after a start only what is due is opened, and a bot that is awaited thinks on', async () => {
  const store = freshStore();
  const live = await seated(store, 'live', 'easy');
  const between = await seated(store, 'days', null);
  const awaited = await seated(store, 'days', 'easy');
  const before = await wakeUp(store, new FakeTime());
  await before.queue.run();
  // Whoever has hours to answer was looked at once, to note until when, and takes up no room meanwhile.
  expect([live, between, awaited].map((match) => before.matches.has(match))).toEqual([false, false, true]);
  await expect.poll(() => store.due(before.uptime.now() + 3_600_000)).toEqual([awaited]);
  expect(await store.due(before.uptime.now() + 30 * 24 * 3_600_000)).toContain(between);
  // Killed in the middle of a thought, and started again: whoever has hours to answer is left alone until then.
  const after = await wakeUp(store, new FakeTime());
  await after.queue.run();
  expect([live, between, awaited].map((match) => after.matches.has(match))).toEqual([false, false, true]);
  await expect.poll(() => after.thoughts()).toBe(1);
  for (const { queue, matches } of [before, after]) {
    await queue.close();
    await matches.close();
  }
  await store.close();
});

test('a match that cannot be opened is not forgotten: it is tried again, each time later, at last once a day', async () => {
  const store = freshStore();
  const match = await seated(store, 'days', null);
  let tries = 0;
  let broken = true;
  const faulty: Store = {
    ...store,
    match: (id) => {
      tries++;
      return broken ? Promise.reject(new Error('the disk')) : store.match(id);
    },
  };
  const time = new FakeTime();
  const { queue, matches, uptime } = await wakeUp(faulty, time);
  const minute = 60_000;
  const waits: number[] = [];
  for (let round = 0; round < 10; round++) {
    await queue.run();
    expect(tries).toBe(round + 1);
    const at = async (minutes: number) => (await store.due(uptime.now() + minutes * minute)).includes(match);
    let wait = 10;
    while (!(await at(wait))) wait += 10;
    waits.push(wait);
    await time.pass(wait * minute);
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
  broken = false;
  await queue.run();
  expect(tries).toBe(11);
  await expect.poll(() => store.due(uptime.now() + 3_600_000)).toEqual([]);
  expect(await matches.live(match)).not.toBeNull();
  await queue.close();
  await matches.close();
  await store.close();
});

test('by correspondence the clock of a match of bots alone stands while they rest', async () => {
  const store = freshStore();
  const match = await seated(store, 'days', 'easy', 'bot');
  const time = new FakeTime();
  const { matches, queue, thoughts } = await wakeUp(store, time);
  await queue.run();
  const { clock, host } = (await matches.live(match))!;
  expect(clock.left).not.toBeNull();
  expect([clock.dueIn, thoughts()]).toEqual([null, 0]);
  await time.pass(10 * clock.left!.of);
  expect(host.seq).toBe(0);
  await expect.poll(() => store.due(Number.MAX_SAFE_INTEGER)).toEqual([]);
  await queue.close();
  await matches.close();
  await store.close();
});

test('what a seat wants to have answered for it may change when its match is due: that is written down', async () => {
  const store = freshStore();
  const match = await seated(store, 'days', null);
  const { matches, queue } = await wakeUp(store, new FakeTime());
  const live = (await matches.live(match))!;
  await store.keepDue(match, null);
  expect(matches.prefer(live, 0, 'nonsense')).toBe(false);
  expect(await store.due(Number.MAX_SAFE_INTEGER)).toEqual([]);
  expect(matches.prefer(live, 0, live.host.game.pacing!.answering!.usual)).toBe(true);
  await expect.poll(() => store.due(Number.MAX_SAFE_INTEGER)).toEqual([match]);
  await queue.close();
  await matches.close();
  await store.close();
});

test('by correspondence the time of a match that is put away goes on, and stands still while there is no server', async () => {
  const store = freshStore();
  const match = await seated(store, 'days', null);
  const time = new FakeTime();
  const one = await wakeUp(store, time, 0);
  const limit = (await one.matches.live(match))!.clock.left!.of;
  const awayFor = async (matches: Matches) => {
    const other = await seated(store, 'live', null);
    await matches.live(other);
    expect(matches.has(match)).toBe(false);
  };
  await awayFor(one.matches);
  await time.pass(limit / 4);
  expect((await one.matches.live(match))!.clock.left).toEqual({ left: (limit * 3) / 4, of: limit });
  await one.queue.close();
  await one.matches.close();
  // An outage of any length.
  const two = await wakeUp(store, new FakeTime(), 0);
  const { clock, host } = (await two.matches.live(match))!;
  expect(clock.left).toEqual({ left: (limit * 3) / 4, of: limit });
  expect(await store.due(two.uptime.now() + limit / 2)).toEqual([]);
  expect(await store.due(two.uptime.now() + limit)).toEqual([match]);
  expect(host.seq).toBe(0);
  await two.queue.close();
  await two.matches.close();
  await store.close();
});
