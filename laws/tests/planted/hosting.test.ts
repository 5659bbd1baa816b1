import type { Game, Pacing, SeriesRules } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type Bidding, bidding } from '../../../kernel/tests/bidding/index.ts';
import { allCaught, lawNamed } from './planted.ts';

const pacing: Pacing<Bidding> = {
  longest: () => 30_000,
  timing: ({ round, rounds }, tempo) =>
    round > rounds
      ? null
      : { question: `${round}`, limit: tempo === 'off' ? null : 30_000, waits: ['seal'], least: 1000 },
  answering: {
    isPreference: (how) => how === 'ask' || how === 'lowest',
    usual: 'ask',
    lasting: (how) => how,
    answer: () => null,
  },
};
const series: SeriesRules<Bidding> = {
  swaps: false,
  sides: () => [0, 1],
  opening: (options) => options,
  next: (options) => options,
};
const paced = (other: Partial<Pacing<Bidding>>): Partial<Game<Bidding>> => ({ pacing: { ...pacing, ...other } });
const timed = (other: object): Partial<Game<Bidding>> =>
  paced({ timing: (table, tempo) => ({ ...pacing.timing(table, 'off')!, ...(tempo === 'live' ? other : {}) }) });
const answered = (other: object) => paced({ answering: { ...pacing.answering!, ...other } });
const inSeries = (other: object): Partial<Game<Bidding>> => ({
  seats: { min: 2, max: 2 },
  series: { ...series, ...other },
});

allCaught('what a host is told of time', {
  'a question of a match that is over': {
    law: 'time is sound',
    says: /a question of a match that is over/,
    game: paced({ timing: () => ({ question: 'on', limit: null, waits: [], least: 0 }) }),
  },
  'a question without a key': { law: 'time is sound', says: /a question without a key/, game: timed({ question: '' }) },
  'a limit that is none': { law: 'time is sound', says: /no such limit/, game: timed({ limit: 0 }) },
  'a limit where nobody is hurried': {
    law: 'time is sound',
    says: /nobody is hurried, and time runs out/,
    game: paced({ timing: (table) => pacing.timing(table, 'live') }),
  },
  'a question longer than the longest': {
    law: 'time is sound',
    says: /longer than the longest, 30000/,
    game: timed({ limit: 30_001 }),
  },
  'an answer that waits for longer than there is time': {
    law: 'time is sound',
    says: /answers wait for longer than it lasts/,
    game: timed({ limit: 500 }),
  },
  'a move to wait for that nobody makes': {
    law: 'time is sound',
    says: /no move is of type "pass"/,
    game: timed({ waits: ['pass'] }),
  },
  'one question with a key for each tempo': {
    law: 'time is sound',
    says: /one question with several keys/,
    game: timed({ question: 'live' }),
  },
  'a usual preference that is none': {
    law: 'time is sound',
    says: /"asks" is no preference/,
    game: answered({ usual: 'asks' }),
  },
  'a preference of which nothing lasts': {
    law: 'time is sound',
    says: /what lasts of "ask" is no preference/,
    game: answered({ lasting: () => '' }),
  },
  'a preference that takes any text': {
    law: 'time is sound',
    says: /and no preference" is taken for one/,
    game: answered({ isPreference: (how: string) => how.startsWith('ask') || how.endsWith('and no preference') }),
  },
  'an answer by preference that is refused': {
    law: 'time is sound',
    says: /by "lowest" seat \d answers .*, which is refused: NOTHING_LAID/,
    game: answered({
      answer: (_table: unknown, _by: number, how: string) => (how === 'lowest' ? { t: 'seal' } : null),
    }),
    trial: { preferences: ['lowest'] },
  },
});

allCaught('series', {
  'a next game whose options cannot be read': {
    law: 'a series goes on',
    says: /the next game .*is refused: BAD_ROUNDS at rounds/,
    game: inSeries({ next: () => ({ rounds: 7 }) }),
  },
  'a first game whose options read as others': {
    law: 'a series goes on',
    says: /the first game .*: options, once read, differs: starter/,
    game: inSeries({ opening: (options: object) => ({ ...options, starter: 1 }) }),
  },
  'a seat without a side': {
    law: 'a series goes on',
    says: /1 sides/,
    game: inSeries({ sides: () => [0] }),
  },
  'sides that change from game to game': {
    law: 'a series goes on',
    says: /the sides differs/,
    game: inSeries({ next: () => ({ rounds: 1 }), sides: ({ rounds }: { rounds: number }) => [0, rounds] }),
  },
  'a swap in a game that has nothing to swap': {
    law: 'a series goes on',
    says: /a series without anything to swap.*: options differs: rounds/,
    game: inSeries({ next: (_o: object, _e: object, _r: object, swap: boolean) => ({ rounds: swap ? 1 : 3 }) }),
  },
});

allCaught('why a match is over', {
  'a seat that does not exist gave up': {
    law: 'why it ended is told to all alike',
    says: /why it ended, after .*: no such seats/,
    game: { ending: () => ({ t: 'gaveUp', seats: [9] }) },
  },
  'an end of which the table is told less': {
    law: 'why it ended is told to all alike',
    says: /why it ended, after .* differs/,
    game: {
      tell: (event, who) => (who === 'table' ? null : bidding.tell(event, who)),
      ending: (last) => (last.length > 0 ? { t: 'agreed' } : null),
    },
  },
});

allCaught('who has given up, and who may talk', {
  'a seat that gave up and does not exist': {
    law: 'who gave up stays away',
    says: /no such seats have given up: 9/,
    game: { abandoned: () => [9] },
  },
  'a seat that gave up before anything was done': {
    law: 'who gave up stays away',
    says: /have given up before anything was done/,
    game: { abandoned: () => [0] },
  },
  'a seat that gave up and comes back': {
    law: 'who gave up stays away',
    says: /seats \d had given up, and then/,
    game: { abandoned: ({ bidders }) => bidders.flatMap(({ sealed }, seat) => (sealed ? [seat] : [])) },
  },
  'an answer to who may talk that is neither yes nor no': {
    law: 'who may talk is sound',
    says: /may seat 0 talk\?/,
    game: { mayTalk: () => undefined as unknown as boolean },
  },
  'a seat that may whisper to several and to none of them alone': {
    law: 'who may talk is sound',
    says: /may speak to .* together, and not to each of them/,
    game: { mayTalk: (_table, _from, to) => to.length !== 1 || _from === 0 },
    trial: { game: { ...bidding, seats: { min: 3, max: 3 } } },
  },
});

test.each([
  ['time is sound', { pacing }],
  ['a series goes on', inSeries({})],
  ['who gave up stays away', { abandoned: () => [] }],
  ['who may talk is sound', { mayTalk: () => true }],
] as [string, Partial<Game<Bidding>>][])('%s, where it is', (law, game) => {
  expect(lawNamed(law, { game }).check).not.toThrow();
});
