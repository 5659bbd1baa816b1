// For whom bots play: before somebody who belongs to the table, by correspondence until a person is awaited, else for nobody.
import path from 'node:path';
import type { Question } from '@orrery/bots';
import { Dice, type Entry, type Pace } from '@orrery/kernel';
import type { LayTable } from '@orrery/wire';
import { expect, test } from 'vitest';
import { FakeTime } from '../../../clock/tests/fake-time.ts';
import { type Bidding, bidding } from '../../../kernel/tests/bidding/index.ts';
import { secretOf } from '../../../kernel/tests/secret.ts';
import type { BotAsker } from '../../src/matches/bots.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { Matches } from '../../src/matches/matches.ts';
import { Slices } from '../../src/matches/slices.ts';
import { Whereabouts } from '../../src/sessions/whereabouts.ts';
import { loadShelf } from '../../src/shelf.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Store } from '../../src/stores/store.ts';
import { layTable } from '../../src/tables/lay.ts';
import type { Table } from '../../src/tables/table.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';

const shelf = await loadShelf(new URL('../shelf.ts', import.meta.url).href);
const match = { id: 'm'.repeat(22), game: 1, places: null, seal: '0'.repeat(64) };
const bot = { kind: 'bot', level: 'hard' } as const;
const live: Pace = { tempo: 'live', fixedWindows: false };
const days: Pace = { tempo: 'days', fixedWindows: false };

/** One table in play, whose bots think when they are told to. */
async function playing(seats: LayTable['seats'], pace: Pace) {
  const laid = layTable(shelf.get('bidding')!, layBidding(seats, { pace }), 'ada', 0);
  if (!laid.ok) throw new Error(laid.trouble.code);
  const table: Table = { ...laid.value, status: 'playing', matches: [match], version: 2 };
  const head = { id: match.id, game: table.game, rules: table.rules, seats: seats.length, options: table.options };
  const entries: Entry[] = [];
  const store: Store = {
    ...openSqlite(path.join(freshFolder(), 'orrery.sqlite')),
    match: async () => ({ head, table: table.id, key: new Uint8Array(32) }),
    table: async () => table,
    read: async (_match, from) => entries.slice(from),
    append: async (_match, entry) => {
      entries.push(entry);
      return 'kept';
    },
  };
  const time = new FakeTime();
  const asked: { question: Question; asker: BotAsker; signal: AbortSignal; answer: () => void }[] = [];
  const company = { here: false };
  const matches = new Matches({
    store,
    shelf,
    house: {
      pace: { min: 0, max: 0 },
      think: (question, asker, signal) =>
        new Promise((done) => {
          const { me, view, seed } = question;
          const dice = new Dice(seed);
          const state = bidding.imagine(view as Bidding['view'], me, dice);
          const answer = () => done(bidding.awaited(state).includes(me) ? bidding.pick(state, me, dice) : null);
          asked.push({ question, asker, signal: signal!, answer });
        }),
    },
    around: { ...realTimeAndLuck, time },
    secret: secretOf('own'),
    room: 9,
    uptime: () => 0,
    slices: new Slices(),
    followed: () => company.here,
    present: () => company.here,
    settle: () => undefined,
    heard: () => undefined,
  });
  await matches.attend(table);
  const { host } = (await matches.live(match.id))!;
  /** Lets the bots answer all they are asked, until nothing more is asked. */
  const think = async () => {
    for (let each = asked.shift(); each !== undefined; each = asked.shift()) {
      if (!each.signal.aborted) each.answer();
      await new Promise((done) => setImmediate(done));
    }
  };
  const come = (here: boolean) => {
    company.here = here;
    matches.attendance(table.id);
  };
  return { table, host, time, asked, matches, think, come };
}

test('bots at a table stop when everybody who belongs to it has gone, and go on when somebody is back', async () => {
  const at = await playing([bot, bot], live);
  expect(at.asked).toEqual([]);
  at.come(true);
  expect(at.asked).toHaveLength(2);
  expect(at.asked[0]?.asker).toEqual({ table: at.table.id, person: 'ada', unwatched: false });
  at.come(false);
  await at.time.pass(7999);
  expect(at.asked.every(({ signal }) => !signal.aborted)).toBe(true);
  await at.time.pass(1);
  expect(at.asked.every(({ signal }) => signal.aborted)).toBe(true);
  const stood = at.host.seq;
  await at.think();
  expect(at.host.seq).toBe(stood);
  at.come(true);
  await at.think();
  expect(at.host.result).not.toBeNull();
  await at.matches.close();
});

test('whoever reloads the page does not interrupt a thought', async () => {
  const at = await playing([bot, bot], live);
  at.come(true);
  at.come(false);
  await at.time.pass(5000);
  at.come(true);
  await at.time.pass(60_000);
  expect(at.asked).toHaveLength(2);
  expect(at.asked.every(({ signal }) => !signal.aborted)).toBe(true);
  await at.matches.close();
});

test('by correspondence bots play before nobody, until a person is awaited', async () => {
  const at = await playing([{ kind: 'me' }, bot], days);
  await at.think();
  expect(at.host.awaited).toEqual([0]);
  expect(at.host.seq).toBeGreaterThan(0);
  await at.matches.close();
});

test('by correspondence bots among themselves play before nobody no more than anywhere', async () => {
  const at = await playing([bot, bot], days);
  expect(at.asked).toEqual([]);
  await at.matches.close();
});

test('a match that nobody is at may be forgotten while it waits for a bot', async () => {
  const at = await playing([bot, bot], live);
  const { bots } = (await at.matches.live(match.id))!;
  expect(bots.busy).toBe(false);
  at.come(true);
  expect(bots.busy).toBe(true);
  await at.matches.close();
});

test('over the wire: a table of bots begins when its host looks on, not when somebody watches', async () => {
  const { port } = await freshServer();
  const [ada, bo] = [await Person.arrive(port), await Person.arrive(port)];
  const { id } = await ada.post('/api/tables', layBidding([bot, bot], { listed: true, spectators: true }));
  await ada.post(`/api/tables/${id}/start`);
  const watching = await bo.follow(id);
  await stepsOnce(watching, 'table');
  for (let look = 0; look < 20; look++) await watching.settle();
  expect(watching.told('table')).toHaveLength(watching.steps('table')!.had);
  const stood = watching.steps('table')!.had;
  const hosting = await ada.follow(id);
  await hosting.until(() => hosting.steps('table')?.result != null);
  expect(hosting.steps('table')!.had).toBeGreaterThan(stood);
});

test('of people whose address was seen long ago only the latest are known', () => {
  const whereabouts = new Whereabouts(2);
  whereabouts.saw('ada', '192.0.2.1');
  whereabouts.saw('bo', '192.0.2.2');
  whereabouts.saw('ada', '192.0.2.3');
  whereabouts.saw('cy', '192.0.2.4');
  expect(['ada', 'bo', 'cy', 'nobody'].map((person) => whereabouts.of(person))).toEqual([
    '192.0.2.3',
    'unknown',
    '192.0.2.4',
    'unknown',
  ]);
});

test('a crowd of free sessions at one address makes nobody else’s address unknown, and so share its part of the bots', () => {
  const whereabouts = new Whereabouts(100);
  for (let i = 0; i < 40; i++) whereabouts.saw(`guest ${i}`, `192.0.2.${i}`);
  for (let i = 0; i < 1000; i++) whereabouts.saw(`free session ${i}`, '198.51.100.1');
  for (let i = 0; i < 40; i++) expect(whereabouts.of(`guest ${i}`)).toBe(`192.0.2.${i}`);
  expect([0, 999].map((i) => whereabouts.of(`free session ${i}`))).toEqual(['unknown', '198.51.100.1']);
});
