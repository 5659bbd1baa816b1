import { describe, expect, test } from 'vitest';
import type { Structure } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import { yieldOf } from '../../src/rules/turn.ts';
import { actionsOf, load, play, plays, refusal, turnOf, unload, view } from '../fixtures/play.ts';
import { asteroid, at, duel, ship, stand, stock, stockOf, structure, toward, trio } from '../fixtures/sky.ts';

const build = (kind: Structure, q: number, r: number, planet = 0): Move => ({
  t: 'build',
  planet,
  kind,
  cell: at(q, r),
});
/** DUEL at the start of A's turn. */
const morning = (given: object = {}, roll = 10) => turnOf(actionsOf(duel(given), 'B'), 'A', roll);

describe('the turn', () => {
  test('BP-P1 whole turns in turn order, those who are out skipped; the round grows on the way back', () => {
    const s = trio();
    s.first = 1;
    const rounds = [];
    let now = s;
    for (const by of ['B', 'C', 'A', 'B'] as const) {
      now = turnOf(now, by);
      rounds.push([by, now.round]);
    }
    expect(rounds).toEqual([
      ['B', 2],
      ['C', 2],
      ['A', 2],
      ['B', 3],
    ]);
    const out = play(now, 'C', { t: 'concede' }).s;
    expect(turnOf(out, 'A').round).toBe(3);
  });

  test('BP-P2 structures, ships, actions; no way back', () => {
    const s = morning();
    expect(refusal(s, 'A', { t: 'endTurn' })).toBe('E_PHASE');
    expect(refusal(s, 'A', { t: 'move', ship: 1, to: at(0, 0) })).toBe('E_PHASE');
    const acting = plays(s, 'A', { t: 'endPhase' }, { t: 'endPhase' });
    expect(refusal(acting, 'A', { t: 'endPhase' })).toBe('E_PHASE');
    expect(refusal(acting, 'A', build('furnace', 1, -1))).toBe('E_PHASE');
  });

  test('BP-P3 what is built or taken this turn yields from the next', () => {
    const s = morning();
    stock(s, 'A', { C: 10 });
    const built = play(s, 'A', build('furnace', 1, -1)).s;
    expect(stockOf(built, 'A').M).toBe(0);
    expect(stockOf(turnOf(actionsOf(built, 'B'), 'A'), 'A').M).toBe(1);
  });

  test('BP-P4 fresh ships defend but do not act until the next own turn', () => {
    const s = morning();
    stand(s, 'spaceport', [1, -1]);
    stock(s, 'A', { M: 5, F: 5 });
    const ready = plays(
      play(s, 'A', { t: 'endPhase' }).s,
      'A',
      { t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(3, 0) },
      { t: 'endPhase' },
    );
    const go: Move = { t: 'move', ship: ready.ships, to: at(4, 0) };
    expect(refusal(ready, 'A', go)).toBe('E_FRESH');
    expect(refusal(actionsOf(actionsOf(ready, 'B'), 'A'), 'A', go)).toBe(null);
  });

  test('BP-P5 others may only speak', () => {
    const s = trio();
    expect(game.actors(s)).toEqual([0, 1, 2]);
    expect(game.awaited(s)).toEqual([0]);
    expect(refusal(s, 'B', { t: 'endTurn' })).toBe('E_TURN');
    expect(refusal(s, 'B', { t: 'shareVictory', on: true })).toBe(null);
    expect(refusal(s, 'C', { t: 'concede' })).toBe(null);
  });

  test('BP-P6 the d20 concerns only the roller and only this turn', () => {
    const s = morning({}, 20);
    expect(view(s, 'table').turn).toMatchObject({ roll: 20, catastrophe: 'wind' });
    const other = turnOf(s, 'B', 19);
    expect(view(other, 'table').turn).toMatchObject({ roll: 19, catastrophe: null });
    const calm = play(duel({ events: 'off' }), 'A', { t: 'endTurn' }).s;
    expect(view(calm, 'table').turn).toMatchObject({ seat: 1, roll: 0, catastrophe: null });
  });

  test('BP-P7 an anomaly silences forests, greenhouses and habitats; they and their kits cannot be paid for', () => {
    const s = duel();
    stand(s, 'greenhouse', [1, -1]);
    asteroid(s, [5, 0]);
    structure(s, 'A', 'habitat', [5, 0]);
    expect([yieldOf(s, 0, 10), yieldOf(s, 0, 1)]).toEqual([
      [3, 3, 2, 0],
      [0, 3, 0, 0],
    ]);
  });

  test('BP-P8 a stellar wind silences furnaces and drills and grounds all ships, cargo included', () => {
    const s = duel();
    stand(s, 'furnace', [1, -1]);
    stand(s, 'spaceport', [0, 2]);
    asteroid(s, [5, 0]);
    structure(s, 'A', 'drill', [5, 0]);
    expect([yieldOf(s, 0, 10), yieldOf(s, 0, 20)]).toEqual([
      [2, 4, 0, 2],
      [2, 3, 0, 0],
    ]);
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    s.roll = 20;
    for (const move of [load(cargo, { planet: 0 }), unload(cargo, { planet: 0 }), { t: 'bombard', planet: 1 }] as const)
      expect(refusal(s, 'A', move)).toBe('E_EVENT');
    s.phase = 'ships';
    stock(s, 'A', { M: 5, F: 5 });
    expect(refusal(s, 'A', { t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(0, 3) })).toBe(null);
  });

  test('BP-P9 a kit that is already aboard may be put down under an anomaly', () => {
    const s = duel();
    asteroid(s, [5, 0]);
    const cargo = ship(s, 'A', 'cargo', [4, 0]);
    s.uHold[s.uNo.indexOf(cargo)] = 2 | 8;
    s.roll = 1;
    expect(refusal(s, 'A', unload(cargo, { cell: at(5, 0) }, [], true))).toBe(null);
  });

  test('BP-P10 all natural resources and structures of one’s planets yield, times incomeFactor', () => {
    const s = duel({ incomeFactor: 3 });
    s.owner[2] = s.owner[3] = 0;
    expect(yieldOf(s, 0, 10)).toEqual([27, 15, 0, 0]);
  });
});

describe('structures and ships', () => {
  test('BP-P11 one structure a planet a turn, or as many as the option says', () => {
    const s = morning({ buildsPerPlanet: 2 });
    stock(s, 'A', { C: 60 });
    s.owner[3] = 0;
    const two = plays(s, 'A', build('furnace', 1, -1), build('furnace', 0, 2));
    expect(refusal(two, 'A', build('furnace', 1, 1))).toBe('E_LIMIT');
    expect(refusal(two, 'A', build('furnace', 6, 6, 3))).toBe(null);
    expect(refusal(two, 'A', build('furnace', 13, -4, 1))).toBe('E_NOT_YOURS');
  });

  test('BP-P12 furnaces, greenhouses and spaceports may stand on the border too', () => {
    const s = morning();
    stock(s, 'A', { B: 50, C: 50, M: 50 });
    for (const kind of ['furnace', 'greenhouse', 'spaceport'] as const) {
      expect(refusal(s, 'A', build(kind, 0, 2))).toBe(null);
      expect(refusal(s, 'A', build(kind, 1, -1))).toBe(null);
    }
    expect(refusal(s, 'A', build('tower', 1, -1))).toBe('E_BORDER');
  });

  test('BP-P13 clear a cell and build on it at once; nothing is refunded', () => {
    const s = morning();
    stock(s, 'A', { C: 10 });
    const now = plays(s, 'A', { t: 'clearNature', planet: 0, cell: at(1, 0) }, build('furnace', 1, 0), {
      t: 'demolish',
      planet: 0,
      cell: at(1, 0),
    });
    expect(stockOf(now, 'A').C).toBe(0);
    expect(refusal(now, 'A', { t: 'clearNature', planet: 0, cell: at(2, 0) })).toBe('E_LIMIT');
    expect(refusal(s, 'A', { t: 'demolish', planet: 0, cell: at(1, 0) })).toBe('E_CELL');
    expect(refusal(s, 'A', { t: 'clearNature', planet: 0, cell: at(2, 0) })).toBe('E_CELL');
  });

  test('BP-P14 a kit does not use the planet’s allowance', () => {
    const s = morning();
    stand(s, 'spaceport', [1, -1]);
    stock(s, 'A', { C: 10, M: 10 });
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    const acting = plays(s, 'A', build('furnace', 0, 2), { t: 'endPhase' }, { t: 'endPhase' });
    expect(refusal(acting, 'A', load(cargo, { planet: 0 }, [], 'drill'))).toBe(null);
  });

  test('BP-P15 enemies in orbit hinder neither yield nor building', () => {
    const s = duel();
    for (const cell of [
      [3, 0],
      [0, 3],
      [-3, 0],
    ] as const)
      ship(s, 'B', 'huge', cell);
    const now = turnOf(actionsOf(s, 'B'), 'A');
    expect(stockOf(now, 'A')).toEqual({ B: 2, C: 3, F: 0, M: 0 });
    stock(now, 'A', { C: 10 });
    expect(refusal(now, 'A', build('furnace', 1, -1))).toBe(null);
  });

  test('BP-P16 any number of ships, at a spaceport or a station of one’s own', () => {
    const s = duel();
    s.phase = 'ships';
    stock(s, 'A', { M: 30, F: 30 });
    const at0 = (q: number, r: number): Move => ({ t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(q, r) });
    expect(refusal(s, 'A', at0(3, 0))).toBe('E_NO_SPACEPORT');
    stand(s, 'spaceport', [1, -1]);
    structure(s, 'B', 'station', [7, 0]);
    expect(refusal(s, 'A', { t: 'buildShip', at: { station: at(7, 0) }, cls: 'small', cell: at(8, 0) })).toBe(
      'E_NOT_YOURS',
    );
    const three = plays(s, 'A', at0(3, 0), at0(0, 3), at0(-3, 0));
    expect(stockOf(three, 'A')).toMatchObject({ M: 15, F: 15 });
    expect(refusal(three, 'A', { t: 'buildShip', at: { planet: 0 }, cls: 'large', cell: at(0, -3) })).toBe('E_COST');
  });

  test('BP-P17 on any empty orbit cell, wherever the spaceport stands', () => {
    const s = duel();
    s.phase = 'ships';
    stand(s, 'spaceport', [2, -2]);
    stock(s, 'A', { M: 5, F: 5 });
    const far: Move = { t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(-3, 3) };
    expect(refusal(s, 'A', far)).toBe(null);
    ship(s, 'B', 'small', [-3, 3]);
    expect(refusal(s, 'A', far)).toBe('E_CELL');
    expect(refusal(s, 'A', { ...far, cell: at(-4, 4) } as Move)).toBe('E_CELL');
    expect(toward(s, 0, 4, 3)).toEqual([-3, 3]);
  });
});
