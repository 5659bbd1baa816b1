import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/rules/cards.ts';
import { game } from '../../src/rules/index.ts';
import type { Event, Options } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { samples } from '../samples.ts';
import { checksum, factsOf, refFactsOf, refGame } from './compare.ts';
import { refPlay, refRefusal } from './play.ts';

/**
 * The fast rules against a slow, obvious telling of the spec: the same random games, the same ends. 25,000 games in all, split
 * over all seat counts and kinds of options, a built sector counting a quarter of a laid one, since it takes four times as long.
 * REFERENCE_GAMES=100000 plays the long form, for whoever changes rules; the quick part of the tests plays 10,000.
 */
const GAMES = Number(process.env.REFERENCE_GAMES ?? (process.env.QUICK ? 10_000 : 25_000));
const settings = samples.flatMap((raw) =>
  [2, 3, 4, 5].map((seats) => {
    const read = game.readOptions(raw, seats);
    if (!read.ok) throw new Error(read.problem);
    return { seats, options: read.value, name: JSON.stringify({ ...raw, ...('data' in raw ? { data: 'odd' } : {}) }) };
  }),
);
const weightOf = (options: Options) => (options.sector === 'custom' ? 1 : 4);
const share = GAMES / settings.reduce((sum, { options }) => sum + weightOf(options), 0);
const gamesOf = (options: Options) => Math.ceil(share * weightOf(options));

describe(`${GAMES} random games give the same end as the reference`, () => {
  for (const { seats, options, name } of settings)
    test(`${seats} seats, ${name}`, () => {
      let fast = 0;
      let slow = 0;
      for (let seed = 0; seed < gamesOf(options); seed++) {
        const [end, refEnd] = playBoth(options, seats, seed);
        fast = checksum(end, fast);
        slow = checksum(refEnd, slow);
        if (fast !== slow) expect(end).toBe(refEnd);
      }
      expect(fast).toBe(slow);
    });
});

function playBoth(options: Options, seats: number, seed: number): [string, string] {
  const dice = new Dice(seed);
  const s = game.setup(options, seats, dice, null);
  const g = refGame(s);
  while (s.phase !== 'over') {
    const by = s.toAct;
    const move = game.pick(s, by, dice);
    game.apply(s, by, move, dice, null);
    refPlay(g, by, move, missionsOf(s), () => {});
  }
  return [factsOf(s), refFactsOf(g)];
}

describe('step by step', () => {
  for (const { seats, options, name } of settings)
    test(`every position, refusal and event is the same: ${seats} seats, ${name}`, () => {
      for (let seed = 0; seed < 6; seed++) compareSteps(options, seats, seed);
    });
});

function compareSteps(options: Options, seats: number, seed: number): void {
  const dice = new Dice(`steps ${seed}`);
  const s = game.setup(options, seats, dice, null);
  const g = refGame(s);
  expect(factsOf(s)).toBe(refFactsOf(g));
  while (s.phase !== 'over') {
    const by = s.toAct;
    for (const { seat, move } of triesIn(s, dice)) {
      const refused = game.gate(s, seat, move.t) ?? game.refuse(s, seat, move);
      const there = refRefusal(g, seat, move);
      if (refused !== there) expect({ seat, move, refused }).toEqual({ seat, move, refused: there });
    }
    const move = game.pick(s, by, dice);
    const events: Event[] = [];
    const told: Event[] = [];
    game.apply(s, by, move, dice, (event) => events.push(event));
    refPlay(g, by, move, missionsOf(s), (event) => told.push(event));
    expect(events.filter((event) => event.t !== 'missionsRevealed' && event.t !== 'gameEnded')).toEqual(told);
    expect(factsOf(s)).toBe(refFactsOf(g));
  }
}

/** Moves of all kinds, most of them not legal. */
function triesIn(s: State, dice: Dice) {
  const { weapons, planets } = cardsOf(s.options).set;
  return Array.from({ length: 12 }, () => {
    const seat = dice.int(4) === 0 ? dice.int(s.n) : s.toAct;
    const at = { x: dice.int(9) - 1, y: dice.int(8) - 1 };
    const arrow = dice.int(4) as 0 | 1 | 2 | 3;
    const planet = planets[dice.int(planets.length)]!.id;
    return dice.int(8) === 0 || s.phase === 'build'
      ? { seat, move: { t: 'placePlanet' as const, planet, at, high: dice.int(2) === 0 } }
      : { seat, move: { t: 'placeWeapon' as const, weapon: weapons[dice.int(9)]!.id, at, arrow } };
  });
}

function missionsOf(s: State) {
  const { missions } = cardsOf(s.options).set;
  return Array.from({ length: s.n }, (_, seat) => [0, 1, 2].map((k) => missions[s.missions[3 * seat + k]!]!));
}
