import { rateMatch, unknown } from '@orrery/ratings';
import { expect, test } from 'vitest';
import type { RecordedMatch, RecordedSeat } from '../../src/record/matches.ts';
import { practiceRatings } from '../../src/record/practice.ts';
import { companyOf, isPractice, longestStreak, tallyOf, timesOf, wilson } from '../../src/record/tally.ts';

const seat = (side: number, place: number | null, more: Partial<RecordedSeat> = {}): RecordedSeat => ({
  ...{ mine: false, who: null, name: null, sigil: null, level: null, side, place, left: false },
  ...more,
});
const own = (place: number | null, more: Partial<RecordedSeat> = {}) => seat(0, place, { mine: true, ...more });
const bo = (place: number | null, more: Partial<RecordedSeat> = {}) =>
  seat(1, place, { who: 'bo', name: 'Bo', ...more });
const bot = (place: number) => seat(1, place, { level: 'normal' });
const match = (at: number, ...seats: RecordedSeat[]): RecordedMatch => ({
  ...{ id: `${at}`, game: 'shooting-star', rules: 1, table: null, at, lasted: at, counts: false },
  ...{ seats, read: null, review: null },
});

test('wins, by chance one in so many sides; allies are one side', () => {
  const team = match(3, own(1), seat(1, 2, { who: 'x' }), seat(0, 1, { who: 'y' }), seat(1, 2, { who: 'z' }));
  const three = match(2, own(2), bo(1), seat(2, 3, { who: 'cy' }));
  const tally = tallyOf([team, three, match(1, own(null), bo(null))]);
  expect(tally).toEqual({
    ...{ played: 2, won: 1, shared: 0, share: 1 / 2, byChance: (1 / 2 + 1 / 3) / 2, results: ['lost', 'won'] },
  });
});

test('a first place with others is shared: half a win, whatever the game; allies share nothing, they win together', () => {
  const tied = match(3, own(1), bo(1), seat(2, 3, { who: 'cy' }));
  const allies = match(2, own(1), seat(0, 1, { who: 'y' }), seat(1, 2, { who: 'x' }));
  const all = match(1, own(1), bo(1), seat(2, 1, { who: 'cy' }));
  expect(tallyOf([tied, allies, all])).toMatchObject({
    ...{ played: 3, won: 1, shared: 2, share: 2 / 3, results: ['shared', 'won', 'shared'] },
  });
  // Who left has lost to whoever stayed; where the other left, the place is one's own.
  expect(tallyOf([match(1, own(1), bo(1, { left: true }))])).toMatchObject({ won: 1, shared: 0 });
  expect(tallyOf([match(1, own(1, { left: true }), bo(1))])).toMatchObject({ won: 0, shared: 0 });
});

test('who left has not won, though a bot has for them', () => {
  expect(tallyOf([match(1, own(1, { left: true }), bo(2))])).toMatchObject({ played: 1, won: 0 });
  expect(tallyOf([match(1, own(null, { left: true }), bo(null))])).toMatchObject({ played: 1, won: 0 });
});

test('the band of Wilson, by worked values', () => {
  const [low, high] = wilson(0.87, 100);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.790', '0.922']);
  expect(wilson(0, 5)[0]).toBe(0);
  expect(wilson(1, 5)[1]).toBe(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('the longest streak', () => {
  expect(longestStreak([])).toBe(0);
  expect(longestStreak(['won', 'lost', 'won', 'won', 'lost', 'won'])).toBe(2);
  // Shared is not won: it ends a streak and adds nothing to it.
  expect(longestStreak(['won', 'won', 'shared', 'won', 'shared'])).toBe(2);
});

test('above and below whom; who left is below who stayed, equal places are apart, allies are no rivals', () => {
  const met = [
    match(5, own(1), bo(2)),
    match(4, own(2), bo(1)),
    match(3, own(1), bo(1)),
    match(2, own(2), bo(1, { left: true })),
    match(1, own(1), seat(0, 1, { who: 'ally' })),
  ];
  expect(companyOf(met)).toEqual([{ who: 'bo', name: 'Bo', sigil: null, above: 2, level: 1, below: 1 }]);
  // Of somebody with whom one has only ever tied that is told, too.
  expect(companyOf([match(1, own(1), bo(1))])).toMatchObject([{ above: 0, level: 1, below: 0 }]);
});

test('times: all together, and the match in the middle', () => {
  expect(timesOf([match(10, own(1)), match(90, own(1)), match(20, own(1))])).toEqual({ all: 120, usual: 20 });
  expect(timesOf([])).toBeNull();
});

test('practice is with bots alone, and rated by what the laboratory knows of them', () => {
  const practice = [match(2, own(1), bot(2)), match(1, own(2), bot(1))];
  expect(practice.every(isPractice)).toBe(true);
  expect(isPractice(match(1, own(1), bot(2), bo(3)))).toBe(false);
  const rated = practiceRatings([...practice, match(0, own(1), bo(2))]);
  expect(rated.map(({ at }) => at)).toEqual([1, 2]);
  expect(rated[0]!.mu).toBeLessThan(unknown.mu);
  expect(rated[1]!.mu).toBeGreaterThan(rated[0]!.mu);
  const [first] = rateMatch([
    { rating: unknown, side: 0, place: 2, left: null },
    { rating: { mu: 25, sigma: 2 }, side: 1, place: 1, left: null },
  ]);
  expect(Math.abs(rated[0]!.mu - first!.mu)).toBeLessThan(0.5);
});

test('at a game whose bots were never measured practice is not rated', () => {
  expect(practiceRatings([{ ...match(1, own(1), bot(2)), game: 'bidding' }])).toEqual([]);
});
