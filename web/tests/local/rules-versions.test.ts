import type { Game } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type Bidding, bidding } from '../../../kernel/tests/bidding/index.ts';
import { secondBidding } from '../../../words/tests/bidding-rooms.ts';
import { checkMatch } from '../../src/ending/verify.ts';
import { newKey } from '../../src/ids.ts';
import { LocalFeed } from '../../src/local/feed.ts';
import { memoryEntries } from '../../src/local/journal.ts';
import type { LocalTable } from '../../src/local/tables.ts';
import { turnOf } from '../../src/play/turn.ts';

/** A table of this device, and the page of one day: which rules it knows as the newest. */
function device() {
  const entries = memoryEntries();
  const seat = { sigil: null, level: null };
  let table: LocalTable = {
    id: 'table',
    game: bidding.id,
    rules: 1,
    options: { rounds: 3 },
    chosen: { rounds: 3 },
    series: { bestOf: 3, swap: false },
    seats: [
      { kind: 'me', name: null, ...seat },
      { kind: 'here', name: 'Ada', ...seat },
    ],
    matches: [{ id: 'match', key: newKey(), game: 1, places: null }],
    laid: 0,
    glance: null,
  };
  const page = (game: Game<Bidding>, newest: Game<Bidding>) =>
    LocalFeed.open(game, table, {
      newest: async () => newest,
      entries,
      think: async () => null,
      keep: async (change) => {
        table = { ...table, ...change };
      },
      kept: () => undefined,
    });
  return { page, table: () => table };
}

async function playOne(game: Game<Bidding>, feed: LocalFeed<Bidding>): Promise<void> {
  const { standings } = feed.now();
  const seat = standings.get('table')!.awaited[0]!;
  const turn = turnOf(game, standings.get(seat)!, seat, (move) => feed.play(seat, move));
  expect(await turn?.play(turn.moves.at(-1)!)).toMatchObject({ ok: true });
}

test('a match of this device is played on by its own rules after an upgrade; the next one is of the new rules', async () => {
  const { page, table } = device();
  const before = await page(bidding, bidding);
  for (let i = 0; i < 3; i++) await playOne(bidding, before);
  before.close();

  const after = await page(bidding, secondBidding);
  expect([...after.now().standings]).toEqual([...before.now().standings]);
  while (after.now().table?.status === 'playing') await playOne(bidding, after);
  expect(checkMatch(bidding, (await after.file())!)).toMatchObject({ ok: true });
  expect(after.now().table).toMatchObject({ rules: 1 });

  expect(await after.rematch()).toBe(null);
  expect(table()).toMatchObject({ rules: 2, options: { rounds: 3 } });
  expect(table().matches.map(({ game }) => game)).toEqual([1, 2]);
  expect(after.now().table).toMatchObject({ rules: 2 });
  expect(after.now().standings.get('table')?.view.discard).toHaveLength(1);
  while (after.now().table?.status === 'playing') await playOne(secondBidding, after);
  expect(checkMatch(secondBidding, (await after.file())!)).toMatchObject({ ok: true });
  after.close();
});

test('a series whose next game the new rules cannot read begins anew', async () => {
  const { page, table } = device();
  const stern: Game<Bidding> = {
    ...secondBidding,
    readOptions: (raw, seats) =>
      raw === undefined || Object.hasOwn(raw as object, 'old')
        ? { ok: false, problem: 'BAD_ROUNDS', where: '' }
        : bidding.readOptions(raw, seats),
  };
  const old: Game<Bidding> = {
    ...bidding,
    series: {
      swaps: false,
      sides: () => [0, 1],
      opening: (options) => options,
      next: (options) => ({ ...options, old: true }),
    },
  };
  const feed = await page(old, stern);
  while (feed.now().table?.status === 'playing') await playOne(bidding, feed);
  expect(await feed.rematch()).toBe(null);
  expect(table().matches.map(({ game }) => game)).toEqual([1, 1]);
  expect(table().rules).toBe(2);
  feed.close();
});
