import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { ours1 } from '../../src/data/index.ts';
import { distance } from '../../src/rules/board.ts';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import { makePlanet } from '../../src/rules/planet-making.ts';
import type { State } from '../../src/rules/state.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { falls, play, refusal, view } from '../fixtures/play.ts';
import { at, duel, type Letter, optionsOf, sky, stockOf } from '../fixtures/sky.ts';

function dealt(n: number, given: object = {}, seed: number | string = 1): [State, Event[]] {
  const events: Event[] = [];
  return [game.setup(optionsOf(n, given), n, new Dice(seed), (event) => events.push(event)), events];
}
function begun(n: number, given: object, seed: number | string = 1): State {
  const [s] = dealt(n, given, seed);
  const dice = new Dice(seed);
  while (s.stage !== 'play') game.apply(s, s.toAct, game.fallback(s, s.toAct, dice), dice, null);
  return s;
}
const made = (events: readonly Event[]) => events.flatMap((event) => (event.t === 'planetMade' ? [event] : []));
const draws = Array.from({ length: 40 }, (_, seed) => dealt(3, {}, seed));

describe('setup', () => {
  test('BP-S1 2 to 6 seats, each with a faction, the same one allowed', () => {
    expect(game.seats).toEqual({ min: 2, max: 6 });
    expect(optionsOf(3, { factions: ['xenos', 'xenos', 'xenos'] }).factions).toEqual(['xenos', 'xenos', 'xenos']);
    expect(game.readOptions({ factions: ['xenos'] }, 2)).toMatchObject({ ok: false, where: 'factions' });
  });

  test('BP-S2 BP-S3 chance names the first player; start planets come first, in turn order', () => {
    expect(new Set(draws.map(([s]) => s.first))).toEqual(new Set([0, 1, 2]));
    for (const [s, events] of draws) {
      const order = [0, 1, 2].map((k) => (s.first + k) % 3);
      expect(made(events).map(({ owner }) => owner)).toEqual([...order, null, null, null]);
      expect(s.toAct).toBe(s.first);
    }
  });

  test('BP-S4 each planet in a panel of its own, at its centre', () => {
    for (const [s, events] of draws) {
      expect(new Set(s.panel).size).toBe(6);
      for (const one of made(events)) expect(one.draws.at(-1)).toBe(s.panel[one.planet]! + 1);
    }
  });

  test('BP-S5 BP-S6 sizes are rolled, start biomes belong to the faction, others are rolled', () => {
    const sizes = { 1: 'small', 2: 'small', 3: 'medium', 4: 'large' } as Record<number, string>;
    const biomes = ['fair', 'fair', 'harsh', 'harsh', 'water', 'water'];
    for (const [s, events] of draws)
      for (const one of made(events)) {
        expect(one.size).toBe(sizes[one.sizeRoll!]);
        const own = one.owner === null ? null : s.options.factions[one.owner];
        expect(one.biome).toBe(
          own ? { humans: 'fair', digitals: 'harsh', xenos: 'water' }[own] : biomes[one.biomeRoll! - 1],
        );
      }
  });

  test('BP-S7 BP-S8 five resources on a start planet, two dice on others', () => {
    const die = { small: 4, medium: 6, large: 8 };
    for (const [, events] of draws)
      for (const { owner, biome, size, rolls, nature } of made(events)) {
        const forests = nature.filter(({ kind }) => kind === 'forest').length;
        expect(biome === 'harsh' ? forests : biome === 'water' ? nature.length - forests : 0).toBe(0);
        if (owner !== null) {
          expect(nature).toHaveLength(5);
          expect(rolls).toEqual(biome === 'fair' ? [forests] : []);
        } else {
          expect(nature).toHaveLength(rolls[0]! + rolls[1]!);
          expect(Math.max(...rolls)).toBeLessThanOrEqual(die[size]);
          if (biome === 'fair') expect(forests).toBe(rolls[0]);
        }
      }
  });

  test('BP-S9 on inner cells while there are any', () => {
    for (const [s, events] of draws)
      for (const { size, nature, centre } of made(events)) {
        const radius = { small: 2, medium: 3, large: 4 }[size];
        const far = nature.map(({ cell }) => {
          const [dq, dr] = [cell.q - centre.q, cell.r - centre.r];
          return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
        });
        expect(far.filter((one) => one === radius)).toHaveLength(
          Math.max(0, nature.length - 3 * radius * (radius - 1)),
        );
        expect(Math.min(...far)).toBeGreaterThan(0);
        expect(s.stage).toBe('asteroids');
      }
    const tight = sky(2, {
      data: { ...ours1, sizes: { ...ours1.sizes, small: { rolls: [1, 2], radius: 2, die: 20 } } },
    });
    // 10 and 9 do not fit on 18 cells: rolled again.
    makePlanet(tight, boardOf(tight), null, falls(1, 1, 3, 10, 9, 1, 1, 1, 1), null);
    expect(tight.tally[4]).toBe(2);
  });

  test('BP-S10 second planets are uninhabited', () => {
    for (const [s] of draws)
      expect(view(s, 'table').planets.map(({ owner }) => owner === null)).toEqual([
        ...Array(3).fill(false),
        ...Array(3).fill(true),
      ]);
  });

  test('BP-S11 panels plus the die, one at a time in turn order; a full panel is drawn again', () => {
    const [s, events] = dealt(3, { asteroidDie: 'd20' });
    const count = events.find(({ t }) => t === 'asteroidCount')!;
    expect(count).toMatchObject({ total: 10 + (count as { roll: number }).roll });
    const drawn = s.drawnPanel;
    const cell = game.fallback(s, s.toAct, new Dice(0));
    const next = play(s, 'ABC'[s.first] as Letter, cell, 3).s;
    expect(next.toAct).toBe((s.first + 1) % 3);
    expect(next.asteroidsLeft).toBe(s.asteroidsLeft - 1);
    expect([drawn >= 0, next.drawnPanel]).toEqual([true, 2]);
    expect(dealt(2, { asteroidDie: 'none' })[0].asteroidsLeft).toBe(7);
    const random = dealt(2, { asteroidDie: 'none', asteroidPlacement: 'random' })[0];
    expect([random.stage, view(random, 'table').asteroids.length]).toEqual(['cannons', 7]);
  });

  test('BP-S12 every asteroid can be reached from all six sides', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [s] = dealt(4, { asteroidDie: 'd20', asteroidPlacement: 'random' }, seed);
      const b = boardOf(s);
      const rocks = [...s.at.keys()].filter((cell) => s.at[cell] === 3);
      for (const cell of rocks)
        for (const near of b.near.slice(6 * cell, 6 * cell + 6)) expect(near >= 0 && s.at[near] === 0).toBe(true);
    }
  });

  test('BP-S13 each puts a cannon on a border cell of the start planet', () => {
    const s = { ...duel(), stage: 'cannons' as const };
    expect(refusal(s, 'A', { t: 'placeCannon', cell: at(0, 0) })).toBe('E_CELL');
    expect(refusal(s, 'A', { t: 'placeCannon', cell: at(13, -3) })).toBe('E_CELL');
    expect(refusal(s, 'A', { t: 'placeCannon', cell: at(1, -1) })).toBe('E_BORDER');
    expect(refusal(s, 'A', { t: 'placeCannon', cell: at(2, 0) })).toBe('E_OCCUPIED');
    expect(refusal(s, 'B', { t: 'placeCannon', cell: at(13, -3) })).toBe('E_TURN');
    expect(play(s, 'A', { t: 'placeCannon', cell: at(0, 2) }).s.toAct).toBe(1);
  });

  test('BP-S14 the yield of ten turns; no ships, no spaceport, no kits', () => {
    const s = begun(2, { factions: ['digitals', 'xenos'] }, 3);
    const other = 1 - s.first;
    expect(stockOf(s, 'AB'[other] as Letter)).toEqual(
      other === 0 ? { B: 0, C: 50, F: 0, M: 0 } : { B: 50, C: 0, F: 0, M: 0 },
    );
    expect([s.ships, s.reserve]).toEqual([0, [0, 0, 0, 0, 0, 0]]);
    const rich = begun(2, { factions: ['digitals', 'digitals'], startTurns: 30 }, 3);
    expect(stockOf(rich, 'AB'[1 - rich.first] as Letter).C).toBe(150);
  });

  test('BP-S15 round 1 begins with the first player', () => {
    const s = begun(4, {});
    expect([s.round, s.toAct, s.phase]).toEqual([1, s.first, 'structures']);
  });

  test('options startSpacing, startSize, startForce, planetsPerPlayer', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [s] = dealt(2, { startSpacing: 'apart', startSize: 'medium', planetsPerPlayer: 3 }, seed);
      const b = boardOf(s);
      const [one, two] = [0, 1].map((start) => b.panels[s.panel[start]!]!.centre);
      // From the middle panel all others adjoin.
      expect(distance(b, one!, two!) > 13).toBe(s.panel[0] !== 3);
      expect(s.size.slice(0, 2)).toEqual([1, 1]);
      expect(s.panel).toHaveLength(6);
    }
    const s = begun(3, { startForce: 'outpost' });
    const seen = view(s, 'table');
    expect(seen.ships.map(({ owner, cls, use }) => [owner, cls, use.fresh])).toHaveLength(6);
    for (const { slots } of seen.planets.slice(0, 3))
      expect(slots.filter(({ kind }) => kind === 'spaceport' || kind === 'cannon')).toHaveLength(2);
  });
});
