import { expect, test } from 'vitest';
import { strengths } from '../src/simulate/pairs.ts';
import { type Plan, seating, tableSeed } from '../src/simulate/plan.ts';
import { type Played, winnersOf } from '../src/simulate/play.ts';
import { report } from '../src/simulate/report.ts';
import { csvOf } from '../src/simulate/rows.ts';
import { run } from '../src/simulate/run.ts';

const plan: Plan = {
  game: 'shooting-star',
  seats: 3,
  bots: ['easy', 'random', 'random'],
  games: 6,
  seed: 'lab',
  options: undefined,
};
const progress = () => {};
const timeless = (played: readonly Played[]) => played.map(({ ms, byMove, ...rest }) => rest);

test('the same seed gives the same games on one core and on several', async () => {
  const [one, three] = await Promise.all([run(plan, { cores: 1, progress }), run(plan, { cores: 3, progress })]);
  expect(timeless(three)).toEqual(timeless(one));
  const other = await run({ ...plan, seed: 'another' }, { cores: 2, progress });
  expect(timeless(other)).not.toEqual(timeless(one));
});

test('a thread that ends in the middle is an error, not a simulation without end', async () => {
  const ends = new URL('data:text/javascript,process.exit(3)');
  await expect(run(plan, { cores: 1, progress, player: ends })).rejects.toThrow(
    'ended with code 3 in the middle of game 0',
  );
});

test('every bot sits once in every seat on the same deal', () => {
  for (let turn = 0; turn < 4; turn++) {
    const games = [0, 1, 2].map((i) => 3 * turn + i);
    expect(new Set(games.map((g) => tableSeed(plan, g))).size).toBe(1);
    for (let seat = 0; seat < 3; seat++)
      expect(games.map((g) => seating(plan, g)[seat]).sort()).toEqual(['easy', 'random', 'random']);
  }
  expect(tableSeed(plan, 2)).not.toBe(tableSeed(plan, 3));
});

test('where seatings do not differ no deal is played twice', () => {
  const alike: Plan = { ...plan, bots: ['easy', 'easy', 'easy'] };
  expect(new Set([0, 1, 2, 3].map((g) => tableSeed(alike, g))).size).toBe(4);
  const pairs: Plan = { ...plan, seats: 4, bots: ['easy', 'random', 'easy', 'random'] };
  expect(new Set([0, 1, 2, 3].map((g) => tableSeed(pairs, g))).size).toBe(2);
});

/** A game that ended so; null: it did not. */
function game(g: number, places: number[] | null): Played {
  const scores = places === null ? null : places.map((place) => 10 - place);
  const winners = places === null ? [] : winnersOf(places, [...places.keys()]);
  const each = (places ?? [1, 2, 3]).map(() => 7);
  return { g, places, scores, winners, decisions: 21, rounds: 7, ms: each, moves: each, byMove: {}, tally: {} };
}

test('a shared victory is a draw, an unfinished game is neither', () => {
  const played = [game(0, [1, 2, 3]), game(1, [1, 1, 3]), game(2, [2, 1, 3]), game(3, null)];
  expect(report({ ...plan, games: 4 }, played)).toEqual({
    game: 'shooting-star',
    seats: 3,
    games: 4,
    finished: 3,
    wins: [0.3333, 0.3333, 0],
    draws: 1,
    byBot: {
      easy: { games: 3, wins: 2, share: 0.6667, give: 1, margin: 0, better: 1, worse: 0 },
      random: { games: 6, wins: 0, share: 0.3333, give: 1, margin: 0, better: 0, worse: 1 },
    },
    meanDecisions: 21,
    meanRounds: 7,
    scores: [8.67, 8.67, 7],
    msPerDecision: 1,
  });
});

test('two bots are compared deal by deal, with the doubt that is between deals', () => {
  const duel: Plan = { ...plan, seats: 2, bots: ['hard', 'normal'], games: 8 };
  const [won, lost, drawn] = [
    [1, 2],
    [2, 1],
    [1, 1],
  ];
  // Both games of the first deal, one of each of the second, a shared and a won one, both; hard sits in seat 1 of odd games.
  const places = [won, lost, won, won, drawn, lost, won, lost] as number[][];
  const found = strengths(
    duel,
    places.map((each, g) => game(g, each)),
  );
  expect(found.get('hard')).toEqual({ share: 0.8125, give: 0.2346, margin: 0.625, better: 3, worse: 0 });
  expect(found.get('normal')).toEqual({ share: 0.1875, give: 0.2346, margin: -0.625, better: 0, worse: 3 });
  expect(csvOf(duel, [game(0, won!), game(1, null)])).toBe(
    [
      'game,deal,decisions,rounds,bot 0,place 0,score 0,ms 0,bot 1,place 1,score 1,ms 1',
      '0,0,21,7,hard,1,9,7,normal,2,8,7',
      '1,0,21,7,normal,,,7,hard,,,7',
      '',
    ].join('\n'),
  );
});

test('what a game counts is summed over its games, with the time of each kind of move', () => {
  const game = (g: number, right: number): Played => ({
    g,
    places: [1, 2, 3],
    scores: [3, 2, 1],
    winners: [0],
    decisions: 2,
    rounds: 1,
    ms: [3, 1, 0],
    moves: [1, 1, 0],
    byMove: { line: { ms: 3, most: 2 + g, count: 2 }, ...(g === 0 ? {} : { guess: { ms: 1, most: 1, count: 1 } }) },
    tally: { recognised: { right, of: 4 } },
  });
  expect(report({ ...plan, games: 2 }, [game(0, 1), game(1, 4)])).toMatchObject({
    shares: { recognised: 0.625 },
    msByMove: { guess: { mean: 1, most: 1 }, line: { mean: 1.5, most: 3 } },
  });
});

test("allies win together, and a victory shared by two sides is nobody's", () => {
  const teams = [0, 1, 0, 1];
  expect(winnersOf([1, 2, 1, 2], teams)).toEqual([0, 2]);
  expect(winnersOf([1, 1, 1, 1], teams)).toEqual([]);
});
