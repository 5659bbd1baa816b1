import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { PlacePlanet } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { dealt, dealtWithEvents, holdPlanet } from '../fixtures/deal.ts';
import { playedOn, refusal, view } from '../fixtures/play.ts';

const lay = (planet: string, x: number, y: number, high = true): PlacePlanet => ({
  ...{ t: 'placePlanet', planet, at: { x, y }, high },
});

/** Builds the whole sector by `pick`. */
function built(s: State, seed: number, before: (s: State) => void = () => {}): State {
  const dice = new Dice(seed);
  while (s.phase === 'build') {
    before(s);
    s = playedOn(s, game.pick(s, s.toAct, dice), dice);
  }
  return s;
}

describe('a custom sector', () => {
  test('SS-V1 six open planets for each seat, after the Dark Invader is given out', () => {
    for (const n of [2, 3, 4, 5]) {
      const [s, events] = dealtWithEvents(n, { sector: 'custom' }, n);
      expect(s.phase).toBe('build');
      expect(events.map(({ t }) => t)).toEqual(['gameStarted', ...Array<string>(n).fill('planetsDealt')]);
      const hands = view(s, 'table').players.map(({ planetHand }) => planetHand);
      expect(hands.map((hand) => hand.length)).toEqual(Array(n).fill(6));
      expect(new Set(hands.flat()).size).toBe(6 * n);
      expect(view(s, 0).players.map(({ planetHand }) => planetHand)).toEqual(hands);
      expect(view(s, 0).players[0]!.missions).toBe(null);
    }
  });

  test('SS-V2 in turn, the first at (0,0), the next beside one that lies; the placer chooses the side', () => {
    let s = dealt(3, { sector: 'custom', firstSeat: 2 });
    for (const [seat, planet] of [
      [2, 'S11'],
      [0, 'Z1'],
      [1, 'S12'],
    ] as const)
      holdPlanet(s, seat, planet);
    expect(refusal(s, 0, lay('Z1', 0, 0))).toBe('NOT_YOUR_GO');
    expect(refusal(s, 2, lay('S11', 1, 0))).toBe('NOT_ADJACENT');
    expect(refusal(s, 2, lay('Z1', 0, 0))).toBe('PLANET_NOT_IN_HAND');
    s = playedOn(s, lay('S11', 0, 0, false));
    expect(refusal(s, 0, lay('Z1', 0, 0))).toBe('CELL_TAKEN');
    expect(refusal(s, 0, lay('Z1', 1, 1))).toBe('NOT_ADJACENT');
    s = playedOn(s, lay('Z1', -1, 0));
    s = playedOn(s, lay('S12', 0, -1));
    expect(view(s, 'table').sites.map(({ at, planet, level }) => [at.x, at.y, planet, level])).toEqual([
      [0, -1, 'S12', 2],
      [-1, 0, 'Z1', 4],
      [0, 0, 'S11', 1],
    ]);
  });

  test('SS-V3 two Dark planets are never laid side by side; their side is ignored', () => {
    let s = dealt(2, { sector: 'custom', firstSeat: 0 });
    holdPlanet(s, 0, 'X1');
    holdPlanet(s, 1, 'X2');
    s = playedOn(s, lay('X1', 0, 0));
    expect(view(s, 0).sites[0]).toMatchObject({ level: null, high: false });
    expect(refusal(s, 1, lay('X2', 0, 1))).toBe('DARK_ADJACENT');
    expect(game.list!(s, 1).some((move) => move.t === 'placePlanet' && move.planet === 'X2')).toBe(false);
  });

  test('SS-V4 a legal placement always exists, also with nothing but Dark planets in hand', () => {
    for (let seed = 0; seed < 40; seed++)
      built(dealt(2 + (seed % 4), { sector: 'custom' }, seed), seed, (s) =>
        expect(game.list!(s, s.toAct).length).toBeGreaterThan(0),
      );
    let s = dealt(2, { sector: 'custom', firstSeat: 0 }, 1);
    const hands = view(s, 'table').players.map(({ planetHand }) => planetHand);
    for (const id of hands.flat()) holdPlanet(s, null, id);
    const darkHand = ['X1', 'X2', 'X3', 'X4', 'S11', 'S12'];
    const plain = ['S13', 'S14', 'S15', 'S16', 'S17', 'S18'];
    for (const id of darkHand) holdPlanet(s, 0, id);
    for (const id of plain) holdPlanet(s, 1, id);
    const keepDarkForLast = ['S11', 'S12', 'X1', 'X2', 'X3', 'X4'];
    for (let go = 0; go < 6; go++) {
      const mine = game.list!(s, 0).find((move) => move.t === 'placePlanet' && move.planet === keepDarkForLast[go]);
      expect(mine).toBeDefined();
      s = playedOn(s, mine);
      s = playedOn(s, game.list!(s, 1)[0]);
    }
    expect(s.phase).toBe('place');
  });

  test('SS-V5 missions are dealt when the sector is complete, then round 1, the Dark Invader where it was', () => {
    const [start, told] = dealtWithEvents(3, { sector: 'custom', firstSeat: 1 }, 4);
    expect(told.some(({ t }) => t === 'missionsDealt')).toBe(false);
    const s = built(start, 4, (now) => expect(now.missions).toEqual([]));
    expect([s.phase, s.round, s.invader, s.toAct]).toEqual(['place', 1, 1, 1]);
    for (const seat of [0, 1, 2]) expect(view(s, seat).players[seat]!.missions).toHaveLength(3);
    expect(view(s, 'table').planetsLeft).toBe(18);
  });
});
