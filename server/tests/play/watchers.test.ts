import { realTime } from '@orrery/clock';
import { expect, test } from 'vitest';
import type { Settling } from '../../src/luck/settling.ts';
import type { Matches } from '../../src/matches/matches.ts';
import type { Absences } from '../../src/polls/absences.ts';
import type { Polls } from '../../src/polls/polls.ts';
import { loadShelf } from '../../src/shelf.ts';
import type { Connection } from '../../src/sockets/connection.ts';
import { Hub } from '../../src/sockets/hub.ts';
import { LastSeen } from '../../src/sockets/last-seen.ts';
import type { Store } from '../../src/stores/store.ts';
import { layTable } from '../../src/tables/lay.ts';
import type { Table } from '../../src/tables/table.ts';
import { layBidding } from '../house.ts';

const shelf = await loadShelf(new URL('../shelf.ts', import.meta.url).href);
const laid = layTable(shelf.get('bidding')!, layBidding([{ kind: 'me' }, { kind: 'open' }]), 'ada', 0);
if (!laid.ok) throw new Error('the table was not laid');
const table: Table = { ...laid.value, listed: true, spectators: true };

function hubOf(now: () => Table): Hub {
  const store = {
    table: async () => now(),
    people: async () => new Map(),
    mutedBy: async () => [],
  } as unknown as Store;
  return new Hub(store, {
    lastSeen: new LastSeen(Date.now, realTime),
    matches: () => ({ attendance: () => undefined }) as unknown as Matches,
    settling: () => ({ look: () => undefined, at: () => null }) as unknown as Settling,
    polls: () => ({ describe: () => null, look: async () => undefined }) as unknown as Polls,
    absences: () => ({ look: async () => undefined }) as unknown as Absences,
  });
}

/** One change of the table before so many watchers: how often the hub asks a connection who it is, and what each is sent. */
async function oneChange(watchers: number) {
  let asked = 0;
  const texts: string[] = [];
  let now = table;
  const hub = hubOf(() => now);
  for (let i = 0; i < watchers; i++) {
    const connection = {
      get person() {
        asked++;
        return `watcher ${i}`;
      },
      open: true,
      following: null,
      send: (text: unknown) => texts.push(String(text)),
    };
    await hub.follow(connection as unknown as Connection, { t: 'hello', table: table.id, had: {} });
  }
  await turn();
  asked = 0;
  texts.length = 0;
  now = { ...table, version: table.version + 1, name: 'Orion' };
  hub.changed(now);
  await turn();
  return { asked, texts };
}

/** All that waits for the next turns of the event loop is done. */
async function turn(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise(setImmediate);
}

test('telling all watchers of a change costs a fixed number of looks at each', async () => {
  const [few, many] = [await oneChange(50), await oneChange(200)];
  expect(few.texts).toHaveLength(50);
  expect(many.texts).toHaveLength(200);
  expect(many.asked).toBe(4 * few.asked);
  expect(new Set(many.texts).size).toBe(1);
  expect(JSON.parse(many.texts[0]!).table).toMatchObject({ name: 'Orion', watching: 200 });
});

test('a large screen that came by the link is told to the others until it goes; one from the list silences nobody', async () => {
  const hub = hubOf(() => table);
  const texts: string[] = [];
  const come = async (person: string, more: object, send: (text: unknown) => void = () => undefined) => {
    const connection = { person, open: true, following: null, send } as unknown as Connection;
    await hub.follow(connection, { t: 'hello', table: table.id, had: {}, ...more });
    await turn();
    return connection;
  };
  const known = () => JSON.parse(texts.findLast((text) => text.includes('"t":"table"'))!).table.screen;
  await come('ada', {}, (text) => texts.push(String(text)));
  await come('a stranger', { screen: true });
  expect(known()).toBeUndefined();
  const screen = await come('a screen', { screen: true, link: table.link });
  expect(known()).toBe(true);
  hub.unfollow(screen);
  await turn();
  expect(known()).toBeUndefined();
});
