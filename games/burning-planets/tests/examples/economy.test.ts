import { describe, expect, test } from 'vitest';
import { berths } from '../../src/rules/shipyard.ts';
import type { State } from '../../src/rules/state.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { actionsOf, play, plays, refusal, turnOf } from '../fixtures/play.ts';
import { asteroid, at, duel, ship, stand, stock, stockOf, structure } from '../fixtures/sky.ts';

/** Example 12: A has furnace (1,-1), greenhouse (0,2) and a drill; it is B's turn. */
function grown(): State {
  const s = duel();
  stand(s, 'furnace', [1, -1]);
  stand(s, 'greenhouse', [0, 2]);
  asteroid(s, [5, 0]);
  structure(s, 'A', 'drill', [5, 0]);
  return actionsOf(s, 'B');
}
const build = (kind: 'furnace' | 'greenhouse' | 'cannon' | 'spaceport', q: number, r: number, planet = 0) =>
  ({ t: 'build', planet, kind, cell: at(q, r) }) as const;

describe('worked examples 12-19: yield, structures, ships', () => {
  test('example 12: +2B +4C +1F +2M', () => {
    expect(stockOf(turnOf(grown(), 'A'), 'A')).toEqual({ B: 2, C: 4, F: 1, M: 2 });
  });

  test('example 13: a climatic anomaly', () => {
    const s = turnOf(grown(), 'A', 1);
    expect(stockOf(s, 'A')).toEqual({ B: 0, C: 4, F: 0, M: 2 });
    stock(s, 'A', { B: 50, C: 50 });
    expect(refusal(s, 'A', build('greenhouse', 1, 1))).toBe('E_EVENT');
    expect(refusal(s, 'A', build('furnace', 1, 1))).toBe(null);
  });

  test('example 14: a stellar wind', () => {
    const before = grown();
    const spear = ship(before, 'A', 'small', [5, 3]);
    ship(before, 'B', 'small', [3, 0]);
    const s = turnOf(before, 'A', 20);
    expect(stockOf(s, 'A')).toEqual({ B: 2, C: 3, F: 1, M: 0 });
    stock(s, 'A', { B: 50, C: 50 });
    expect(refusal(s, 'A', build('furnace', 1, 1))).toBe('E_EVENT');
    const acting = plays(s, 'A', { t: 'endPhase' }, { t: 'endPhase' });
    expect(refusal(acting, 'A', { t: 'move', ship: spear, to: at(5, 4) })).toBe('E_EVENT');
    expect(refusal(acting, 'A', { t: 'attack', unit: { defence: at(2, 0) }, target: { ship: spear + 1 } })).toBe(null);
  });

  test('example 15: where structures may stand', () => {
    const s = turnOf(actionsOf(duel(), 'B'), 'A');
    stock(s, 'A', { B: 30, C: 30, M: 20 });
    expect(refusal(s, 'A', build('furnace', 0, 0))).toBe('E_CELL');
    expect(refusal(s, 'A', build('cannon', 1, -1))).toBe('E_BORDER');
    expect(refusal(s, 'A', build('furnace', 1, 0))).toBe('E_OCCUPIED');
    const built = play(s, 'A', build('furnace', 1, -1)).s;
    expect(stockOf(built, 'A').C).toBe(20);
    expect(refusal(built, 'A', build('furnace', 0, 2))).toBe('E_LIMIT');
  });

  test('example 16: one demolition and one clearing', () => {
    const s = turnOf(actionsOf(duel(), 'B'), 'A');
    stock(s, 'A', { C: 30 });
    const built = play(s, 'A', build('furnace', 1, -1)).s;
    const demolished = play(built, 'A', { t: 'demolish', planet: 0, cell: at(2, 0) }).s;
    expect(refusal(demolished, 'A', { t: 'demolish', planet: 0, cell: at(1, -1) })).toBe('E_LIMIT');
    const cleared = play(demolished, 'A', { t: 'clearNature', planet: 0, cell: at(1, 0) }).s;
    expect(refusal(cleared, 'A', { t: 'clearNature', planet: 0, cell: at(0, 1) })).toBe('E_LIMIT');
    const next = turnOf(actionsOf(cleared, 'B'), 'A');
    expect(stockOf(next, 'A').B - stockOf(cleared, 'A').B).toBe(1);
  });

  test('example 17: no greenhouse on a Harsh planet', () => {
    const s = turnOf(duel(), 'B');
    stock(s, 'B', { B: 30 });
    expect(refusal(s, 'B', build('greenhouse', 11, -4, 1))).toBe('E_BIOME');
  });

  test('example 18: a spaceport and a ship in one turn; the ship waits', () => {
    const s = turnOf(actionsOf(duel(), 'B'), 'A');
    stock(s, 'A', { C: 5, M: 10, F: 5 });
    const built = plays(s, 'A', build('spaceport', 1, -1), { t: 'endPhase' });
    const ready = plays(
      built,
      'A',
      { t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(3, 0) },
      { t: 'endPhase' },
    );
    expect(stockOf(ready, 'A')).toEqual({ B: 0, C: 0, F: 0, M: 0 });
    expect(refusal(ready, 'A', { t: 'move', ship: ready.ships, to: at(4, 0) })).toBe('E_FRESH');
  });

  test('example 19: when the orbit is full, the 24 cells of the ring around it', () => {
    const s = duel();
    stand(s, 'spaceport', [1, -1]);
    s.phase = 'ships';
    stock(s, 'A', { M: 5, F: 5 });
    for (const cell of berths(s, boardOf(s), { planet: 0 }))
      ship(s, 'B', 'small', [boardOf(s).q[cell]!, boardOf(s).r[cell]!]);
    const cells = berths(s, boardOf(s), { planet: 0 });
    expect(cells).toHaveLength(24);
    expect(new Set(cells.map((cell) => boardOf(s).ring[cell]))).toEqual(new Set([4]));
    expect(refusal(s, 'A', { t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(4, 0) })).toBe(null);
    expect(refusal(s, 'A', { t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(5, 0) })).toBe('E_CELL');
  });
});
