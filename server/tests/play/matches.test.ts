import path from 'node:path';
import { expect, test } from 'vitest';
import { secretOf } from '../../../kernel/tests/secret.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { Matches } from '../../src/matches/matches.ts';
import { Slices } from '../../src/matches/slices.ts';
import { loadShelf } from '../../src/shelf.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Store } from '../../src/stores/store.ts';
import { layTable } from '../../src/tables/lay.ts';
import type { Table } from '../../src/tables/table.ts';
import { freshFolder, layBidding } from '../house.ts';

const shelf = await loadShelf(new URL('../shelf.ts', import.meta.url).href);
const match = { id: 'm'.repeat(22), game: 1, places: null, seal: '0'.repeat(64) };

function playing(): Table {
  const laid = layTable(shelf.get('bidding')!, layBidding([{ kind: 'me' }, { kind: 'open' }]), 'ada', 0);
  if (!laid.ok) throw new Error(laid.trouble.code);
  return { ...laid.value, status: 'playing', matches: [match], version: 2 };
}

/** A store that answers for the table when it is told to, as one on another machine may. */
async function slowStore(table: Table) {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const head = { id: match.id, game: table.game, rules: table.rules, seats: 2, options: table.options };
  const kept = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  await kept.keepTable({ ...table, version: 0 }, { head, table: table.id, key: new Uint8Array(32) });
  const store: Store = { ...kept, table: () => released.then(() => table) };
  return { store, release };
}

const withBot = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((seat, at) => (at === 1 ? { ...seat, level: 'easy' } : seat)),
});

test.each([
  ['comes', playing(), withBot(playing()), false],
  ['goes', withBot(playing()), playing(), true],
])(
  'somebody %s while the match is being opened: the seat has a bot as the newer table says',
  async (_what, newer, older, busy) => {
    const { store, release } = await slowStore(older);
    const house = { think: () => new Promise<never>(() => {}), pace: { min: 0, max: 0 } };
    const around = realTimeAndLuck;
    const matches = new Matches({
      store,
      shelf,
      house,
      around,
      secret: secretOf('own'),
      room: 9,
      uptime: () => 0,
      slices: new Slices(),
      followed: () => true,
      present: () => true,
      settle: () => undefined,
      heard: () => {},
    });
    const opening = matches.live(match.id);
    const attending = matches.attend({ ...newer, version: 3 });
    release();
    await attending;
    const { bots } = (await opening)!;
    expect(bots.busy).toBe(busy);
    await matches.attend(older);
    expect(bots.busy).toBe(busy);
    await matches.close();
    await store.close();
  },
);
