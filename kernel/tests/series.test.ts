import { describe, expect, test } from 'vitest';
import { Dice, gamesOfSeries, openingOptions, seriesScore, upcomingOptions } from '../src/index.ts';
import { bidding } from './bidding/index.ts';

const three = { bestOf: 3 };
const [a, b, shared] = [
  [1, 2],
  [2, 1],
  [1, 1],
];

test.each([
  ['begins level', [], [0, 0], null],
  ['one win decides nothing', [a], [1, 0], null],
  ['two wins take it', [a, a], [2, 0], [1, 2]],
  ['the third game decides', [a, b, b], [1, 2], [2, 1]],
  ['a shared game counts for nobody', [a, shared], [1, 0], null],
  ['after three games the side that leads takes it', [a, shared, shared], [1, 0], [1, 2]],
  ['if equal, games are added', [a, b, shared], [1, 1], null],
  ['until one leads', [a, b, shared, b], [1, 2], [2, 1]],
  ['five games at most, then it is shared', [a, b, shared, shared, shared], [1, 1], [1, 1]],
])('PX-E7: a series %s', (_what, games, wins, places) => {
  expect(seriesScore(three, games as number[][], [0, 1])).toEqual({ played: games.length, wins, places });
});

test('allies win together, and every seat of a side counts its wins', () => {
  const teams = [0, 1, 0, 1];
  const won = [1, 3, 1, 3];
  expect(seriesScore(three, [won], teams)).toEqual({ played: 1, wins: [1, 0, 1, 0], places: null });
  expect(seriesScore(three, [won, won], teams)).toEqual({ played: 2, wins: [2, 0, 2, 0], places: [1, 3, 1, 3] });
});

test('with many sides the first to win more than half takes it; else who leads after the last game', () => {
  const each = [0, 1, 2];
  const wonBy = (seat: number) => each.map((other) => (other === seat ? 1 : 2));
  expect(seriesScore(three, [wonBy(0), wonBy(1), wonBy(2)], each).places).toBeNull();
  expect(seriesScore(three, [wonBy(0), wonBy(1), wonBy(2), wonBy(2)], each).places).toEqual([2, 2, 1]);
});

describe('the next game of a series', () => {
  const options = { rounds: 3 };
  const view = bidding.view(bidding.setup(options, 2, new Dice(1), null), 'table');
  const turning = {
    ...bidding,
    series: {
      ...{ swaps: true, sides: () => [0, 1], opening: () => ({ rounds: 1 }) },
      next: (_: object, __: object, ___: object, swap: boolean) => ({ rounds: swap ? 2 : 9 }),
    },
  };
  const upcoming = (game: typeof bidding, games: readonly (readonly number[])[], swap = true) => {
    const played = games.map((places, i) => ({ game: i + 1, places }));
    const end = { view, result: { places: games.at(-1)!, scores: null } };
    return upcomingOptions(game, { ...three, swap }, options, played, end);
  };

  test('is played with what the game says, or with the same again', () => {
    expect(upcoming(bidding, [a!])).toBe(options);
    expect(upcoming(turning, [a!, b!])).toEqual({ rounds: 2 });
    expect(upcoming(turning, [a!, b!], false)).toEqual({ rounds: 9 });
    expect(openingOptions(turning, { ...three, swap: true }, options)).toEqual({ rounds: 1 });
    expect(openingOptions(turning, null, options)).toBe(options);
    expect(openingOptions(bidding, { ...three, swap: true }, options)).toBe(options);
  });

  test('is none where the series is decided, or where there is none', () => {
    expect(upcoming(bidding, [a!, a!])).toBeNull();
    expect(upcoming(turning, [b!, b!])).toBeNull();
    expect(upcomingOptions(turning, null, options, [], { view, result: { places: a!, scores: null } })).toBeNull();
  });

  test('counts from the last first game: an earlier series is over', () => {
    const matches = [a!, a!, b!].map((places, i) => ({ game: [1, 2, 1][i]!, places }));
    expect(gamesOfSeries(matches)).toEqual([b]);
    expect(gamesOfSeries([...matches, { game: 2, places: null }])).toEqual([b]);
    expect(gamesOfSeries([{ game: 3, places: a! }])).toEqual([a]);
  });
});
