// However many matches are opened at once, the event loop turns meanwhile: moves at other tables come in between.
import path from 'node:path';
import { type Entry, RecordingChance, SealedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { secretOf } from '../../../kernel/tests/secret.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { Matches } from '../../src/matches/matches.ts';
import { Slices } from '../../src/matches/slices.ts';
import { drawKey, drawSecret } from '../../src/secrets.ts';
import { loadShelf } from '../../src/shelf.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Store } from '../../src/stores/store.ts';
import { layTable } from '../../src/tables/lay.ts';
import { freshFolder } from '../house.ts';

const shelf = await loadShelf(new URL('../shelf.ts', import.meta.url).href);
const game = shelf.get('sky-of-stars')!;

/** A match under way in which seat 0 has changed its mind so often; its id. */
async function keepMatch(store: Store, changes: number): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const laid = layTable(game, { game: game.id, seats, listed: false, spectators: false }, 'ada', 0);
  if (!laid.ok) throw new Error(laid.trouble.code);
  const [id, key] = [drawSecret(), drawKey()];
  const head = { id, game: game.id, rules: game.rules, seats: 2, options: laid.value.options as object };
  const matches = [{ id, game: 1, places: null, seal: '0'.repeat(64) }];
  await store.keepTable({ ...laid.value, status: 'playing', matches }, { head, table: laid.value.id, key });
  const luck = new RecordingChance(new SealedChance(key, id, 0));
  game.setup(head.options, 2, luck, null);
  const setup: Entry = { seq: 0, at: 0, t: 'setup', draws: luck.draws };
  const changed = Array.from({ length: changes }, (_, i): Entry => {
    const move = { t: 'start', star: i % 2 === 0 ? 'S001' : 'S002' };
    return { seq: i + 1, at: 0, t: 'move', by: 0, id: `a${i}`, move, draws: [] };
  });
  await Promise.all([setup, ...changed].map((entry) => store.append(id, entry)));
  return id;
}

/** The store and the shelf, and the most that was read of the one and folded by the other in one turn of the event loop. */
function watched(store: Store) {
  const most = { matches: 0, moves: 0, snapshots: 0 };
  let now = { ...most };
  let turning = true;
  const turn = () => {
    now = { matches: 0, moves: 0, snapshots: 0 };
    if (turning) setImmediate(turn);
  };
  turn();
  const count = (what: keyof typeof most, more: number) => {
    now[what] += more;
    most[what] = Math.max(most[what], now[what]);
  };
  const seen: Store = {
    ...store,
    match: (id) => {
      count('matches', 1);
      return store.match(id);
    },
    snapshot: (id) => {
      count('snapshots', 1);
      return store.snapshot(id);
    },
  };
  const counted: typeof game = {
    ...game,
    apply: (...given) => {
      count('moves', 1);
      game.apply(...given);
    },
  };
  const stop = () => {
    turning = false;
  };
  return { store: seen, shelf: { ...shelf, edition: async () => counted }, most, stop };
}

const matchesOn = (store: Store, slices: Slices, games: typeof shelf = shelf) =>
  new Matches({
    store,
    shelf: games,
    house: { think: () => new Promise<never>(() => {}), pace: { min: 0, max: 0 } },
    around: realTimeAndLuck,
    secret: secretOf('own'),
    room: 99,
    uptime: () => 0,
    slices,
    followed: () => true,
    present: () => true,
    settle: () => undefined,
    heard: () => {},
  });

test('forty matches that are opened at once, one of them long: where a page takes long, one is folded in a turn', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const ids = [await keepMatch(store, 400)];
  for (let i = 1; i < 40; i++) ids.push(await keepMatch(store, 14));
  const { store: seen, shelf: counted, most, stop } = watched(store);
  let now = 0;
  const slow = () => {
    now += 10;
    return now;
  };
  const matches = matchesOn(seen, new Slices(slow), counted);
  const opened = await Promise.all(ids.map((id) => matches.live(id)));
  stop();
  expect(opened.map((live) => live!.host.seq)).toEqual([400, ...Array(39).fill(14)]);
  // Two turns of this counter may fall together with one slice.
  expect(most.matches).toBeLessThanOrEqual(2);
  expect(most.snapshots).toBeLessThanOrEqual(2);
  expect(most.moves).toBeGreaterThan(0);
  expect(most.moves).toBeLessThanOrEqual(2 * 16);
  await matches.close();
  await store.close();
});

/** The store as if it were on another machine, and how often its answers were waited for: what is asked together is one wait. */
function elsewhere(store: Store) {
  const seen = { waits: 0 };
  let asked: (() => void)[] = [];
  const answer = () =>
    new Promise<void>((done) => {
      if (asked.push(done) > 1) return;
      seen.waits++;
      setTimeout(() => {
        const all = asked;
        asked = [];
        for (const each of all) each();
      }, 1);
    });
  const far = new Proxy(store, {
    get: (near, method: keyof Store) =>
      typeof near[method] !== 'function'
        ? near[method]
        : async (...given: never[]) => {
            await answer();
            return (near[method] as (...given: never[]) => unknown)(...given);
          },
  });
  return { store: far, seen };
}

test('a match is opened after three waits for a database elsewhere: what is beside the log, the table, the log', async () => {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const id = await keepMatch(store, 40);
  const here = matchesOn(store, new Slices());
  const before = await here.live(id);
  before!.host.putAway();
  await here.close();
  await expect.poll(async () => (await store.snapshot(id))?.seq).toBe(40);

  const { store: far, seen } = elsewhere(store);
  const matches = matchesOn(far, new Slices());
  const opened = await matches.live(id);
  expect(opened!.host.seq).toBe(40);
  expect(seen.waits).toBe(3);
  await matches.close();
  await store.close();
});
