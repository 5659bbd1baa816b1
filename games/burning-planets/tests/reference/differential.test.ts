import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { shipClasses, structures } from '../../src/data/index.ts';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { Cell, Target, UnitRef } from '../../src/rules/moves.ts';
import type { View } from '../../src/rules/seen.ts';
import type { State } from '../../src/rules/state.ts';
import { optionsOf } from '../fixtures/sky.ts';
import { neighbours } from './hexes.ts';
import { type Judged, refusalOf, yields } from './rules.ts';

/** The fast rules against a slow, obvious telling of the spec, at random positions of random games. */
const settings: readonly (readonly [number, object])[] = [
  [2, { preset: 'quick', roundLimit: 15 }],
  [2, { roundLimit: 15, incomeFactor: 3, startTurns: 30, startForce: 'outpost', hugeActions: '1or4', freshFire: 'on' }],
  [3, { preset: 'quick', roundLimit: 15, incomeFactor: 3, startTurns: 30 }],
  [4, { preset: 'quick', roundLimit: 15 }],
  [6, { preset: 'quick', roundLimit: 15, buildsPerPlanet: 3 }],
];
const GAMES = Number(process.env.REFERENCE_GAMES ?? 4);
/** One position in so many is asked about. */
const STRIDE = 7;
const TRIES = 6;

describe('the reference', () => {
  for (const [n, raw] of settings)
    test(`says the same of every try and yield: ${n} seats, ${JSON.stringify(raw)}`, () => {
      const answers = new Map<string, number>();
      for (let seed = 0; seed < GAMES; seed++) compare(n, raw, seed, answers);
      expect(answers.get('null')).toBeGreaterThan(20);
      expect(answers.size).toBeGreaterThan(12);
    });
});

function compare(n: number, raw: object, seed: number, answers: Map<string, number>): void {
  const dice = new Dice(`reference ${n} ${seed}`);
  const s = game.setup(optionsOf(n, raw), n, dice, null);
  for (let i = 0; s.stage !== 'over'; i++) {
    const by = s.toAct;
    const before = s.stage === 'play' ? game.view(s, by) : null;
    if (before !== null && i % STRIDE === 0)
      for (const move of triesIn(before, by, dice)) {
        const fast = game.gate(s, by, move.t) ?? game.refuse(s, by, move);
        if (fast !== refusalOf(before, by, move))
          expect({ move, by, answer: fast }).toEqual({ move, by, answer: refusalOf(before, by, move) });
        answers.set(String(fast), 1 + (answers.get(String(fast)) ?? 0));
      }
    const events: Event[] = [];
    game.apply(s, by, game.pick(s, by, dice), dice, (event) => events.push(event));
    mustYield(s, events);
  }
}

/** What a turn began with is what the board as all see it gives. */
function mustYield(s: State, events: readonly Event[]): void {
  const produced = events.find((event) => event.t === 'produced');
  if (produced?.t !== 'produced') return;
  expect(produced.bag).toEqual(yields(game.view(s, 'table'), produced.seat, s.roll));
}

/** Moves of all kinds near what is there, most of them not legal. */
function triesIn(v: View, me: number, dice: Dice): Judged[] {
  const one = <T>(among: readonly T[]): T => among[dice.int(among.length)]!;
  const mine = v.ships.filter(({ owner }) => owner === me);
  const nearby = (): Cell => {
    const things = [...v.ships, ...v.asteroids, ...v.planets.flatMap(({ slots }) => slots)];
    let { cell } = one(things);
    for (let steps = dice.int(4); steps > 0; steps--) cell = one(neighbours(cell));
    return cell;
  };
  const planet = () => one(v.planets);
  const ship = () => (mine.length > 0 && dice.int(8) > 0 ? one(mine).no : 1 + dice.int(v.shipsBuilt + 2));
  const unit = (): UnitRef => {
    const pool: UnitRef[] = [{ ship: ship() }, ...v.stations.map(({ cell }) => ({ station: cell }))];
    for (const { cell, on } of v.asteroids) if (on !== null) pool.push({ onAsteroid: cell });
    for (const { slots } of v.planets)
      for (const { cell, use } of slots) if (use !== null) pool.push({ defence: cell });
    return dice.int(2) === 0 ? pool[0]! : one(pool);
  };
  const target = (): Target => {
    const pool: Target[] = [unit(), { asteroid: nearby() }, ...v.ships.map(({ no }) => ({ ship: no }))];
    return one(pool);
  };
  const make: Record<string, () => Judged> = {
    build: () => {
      const { id, slots, centre } = planet();
      const start = slots.length > 0 && dice.int(2) === 0 ? one(slots).cell : centre;
      let cell = start;
      for (let steps = dice.int(4); steps > 0; steps--) cell = one(neighbours(cell));
      return { t: 'build', planet: id, kind: one(structures), cell };
    },
    buildShip: () => {
      const { id, centre } = planet();
      let cell = centre;
      for (let steps = 3 + dice.int(3), side = dice.int(6); steps > 0; steps--) cell = neighbours(cell)[side]!;
      const station = v.stations.length > 0 && dice.int(3) === 0 ? one(v.stations).cell : null;
      if (station !== null)
        return { t: 'buildShip', at: { station }, cls: one(shipClasses), cell: one(neighbours(station)) };
      return { t: 'buildShip', at: { planet: id }, cls: one(shipClasses), cell };
    },
    move: () => {
      const no = ship();
      const { cell: from } = v.ships.find((other) => other.no === no) ?? { cell: nearby() };
      let to = from;
      for (let steps = 1 + dice.int(6); steps > 0; steps--) to = one(neighbours(to));
      return { t: 'move', ship: no, to };
    },
    attack: () => ({ t: 'attack', unit: unit(), target: target() }),
    raze: () => {
      const { id, slots } = planet();
      return { t: 'raze', ship: ship(), planet: id, cell: slots.length > 0 ? one(slots).cell : nearby() };
    },
    conquer: () => ({ t: 'conquer', ship: ship(), planet: planet().id }),
  };
  const kinds = { structures: ['build'], ships: ['buildShip'], actions: ['move', 'attack', 'raze', 'conquer'] }[
    v.turn!.phase
  ];
  return Array.from({ length: TRIES }, () => make[dice.int(20) === 0 ? one(Object.keys(make)) : one(kinds)]!());
}
