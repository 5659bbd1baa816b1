// Who is away from their table of a tournament loses: by time that has passed before the eyes of this server, and by no other.
import { expect, test } from 'vitest';
import type { Moment } from '../../src/sockets/last-seen.ts';
import type { Table } from '../../src/tables/table.ts';
import type { Held } from '../../src/tournaments/keeper.ts';
import { Meetings, type MeetingsSettings } from '../../src/tournaments/meetings.ts';
import { foldTournament } from '../../src/tournaments/rules/tournament.ts';
import { made } from './play-through.ts';

const minute = 60_000;
const [patience, betweenGames] = [5 * minute, 10_000];
/** When the round began, as people write it. */
const began = 1_000_000_000;

/** Two matches of two people each, all of whom are playing. */
function aRound(table: Partial<Table> = {}, plan: Parameters<typeof made>[0] = {}) {
  const at = { wall: began, tick: 0 };
  const here = new Set<string>();
  const left = new Map<string, Moment>();
  const seatedAgain: string[] = [];
  const meetings = new Meetings({
    store: { table: async (id: string) => ({ id, status: 'playing', matches: [], ...table }) },
    tables: { seatAgain: async (id: string) => seatedAgain.push(id) },
    ...{ now: () => at.wall, tick: () => at.tick, patience, betweenGames },
    here: () => here,
    awaySince: (_table: string, person: string) => left.get(person) ?? null,
  } as unknown as MeetingsSettings);
  const pairs = [
    { first: 0, second: 1, table: 'one' },
    { first: 2, second: 3, table: 'two' },
  ];
  const events = [
    ...made(plan, 4),
    { t: 'begun', at: began, seeds: [0, 1, 2, 3] } as const,
    { t: 'paired', at: began, stage: 'main', meetings: pairs } as const,
  ];
  const people = new Map([0, 1, 2, 3].map((entrant) => [entrant, `person ${entrant}`]));
  const held: Held = { stored: { id: 'cup', host: 'h', key: '', events, people }, now: foldTournament(events) };
  return {
    ...{ at, here, left, meetings, seatedAgain },
    see: () => meetings.seeTo(held, held.now.rounds[0]!),
    pass: (ms: number) => {
      at.wall += ms;
      at.tick += ms;
    },
  };
}

test('who does not come in five minutes loses, and not before', async () => {
  const { see, pass, here } = aRound();
  for (const entrant of [0, 2, 3]) here.add(`person ${entrant}`);
  expect(await see()).toEqual({ events: [], again: patience });
  pass(patience - 1);
  expect(await see()).toEqual({ events: [], again: 1 });
  pass(1);
  expect((await see()).events).toEqual([{ t: 'forfeited', round: 0, meeting: 0, absent: [1] }]);
});

test('a clock that is put forward costs nobody their match', async () => {
  const { see, at } = aRound();
  await see();
  at.wall += 60 * minute;
  expect(await see()).toEqual({ events: [], again: patience });
});

test('a tournament that comes to a node in the middle of a round: people are on their way, and have not gone', async () => {
  const { see, pass, meetings } = aRound();
  // The node has run for an hour, and the round for as long; then it is given away and comes back.
  pass(60 * minute);
  expect(await see()).toEqual({ events: [], again: patience });
  meetings.release((id) => id === 'cup');
  pass(60 * minute);
  expect(await see()).toEqual({ events: [], again: patience });
});

test('who was seen to go is away since then', async () => {
  const { see, pass, here, left, at } = aRound();
  for (const entrant of [0, 1, 2, 3]) here.add(`person ${entrant}`);
  await see();
  pass(60 * minute);
  here.delete('person 3');
  left.set('person 3', { at: at.wall, tick: at.tick });
  expect(await see()).toEqual({ events: [], again: patience });
  pass(patience);
  expect((await see()).events).toEqual([{ t: 'forfeited', round: 0, meeting: 1, absent: [3] }]);
});

test('the next game begins after its rest, also where the clock was set back by a day', async () => {
  const match = { id: 'm', game: 1, places: [1, 1], seal: '' } as unknown as Table['matches'][number];
  const drawn: Partial<Table> = { status: 'over', matches: [match], series: null, touched: began };
  const { see, at, seatedAgain } = aRound(drawn, { kind: 'knock-out' });
  expect(await see()).toEqual({ events: [], again: betweenGames });
  at.wall -= 24 * 60 * minute;
  await see();
  expect(seatedAgain).toEqual(['one', 'two']);
});
