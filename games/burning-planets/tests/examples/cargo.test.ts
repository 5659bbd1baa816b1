import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { actionsOf, load, play, plays, refusal, signed, told, unload, view } from '../fixtures/play.ts';
import {
  asteroid,
  at,
  duel,
  reserveOf,
  ship,
  stand,
  stock,
  stockOf,
  structure,
  toward,
  trio,
} from '../fixtures/sky.ts';

const go = (no: number, q: number, r: number): Move => ({ t: 'move', ship: no, to: at(q, r) });

/** Example 36: A 25B, B 12M, B's Cargo on (3,0), a secret contract "A gives 20B, B gives 10M"; B's turn. */
function barter() {
  const s = duel();
  stock(s, 'A', { B: 25 });
  stock(s, 'B', { M: 12 });
  const cargo = ship(s, 'B', 'cargo', [3, 0]);
  const contract = signed(s, ['A', 'B'], { give: { B: 20 }, take: { M: 10 }, carrier: cargo });
  const turn = actionsOf(contract.s, 'B');
  stock(turn, 'A', { B: 25 });
  stock(turn, 'B', { M: 12 });
  return { ...contract, s: turn, cargo };
}
const faceUp = (s: State) => view(s, 'table').contracts.length;

describe('worked examples 36-43: cargo, kits, contracts', () => {
  test('example 36: a barter there and back', () => {
    const { s, cargo, no } = barter();
    const loaded = play(s, 'B', load(cargo, { planet: 0 }, [no])).s;
    expect(stockOf(loaded, 'A').B).toBe(5);
    const under = actionsOf(actionsOf(loaded, 'A'), 'B');
    stock(under, 'A', { B: 5 });
    stock(under, 'B', { M: 12 });
    const there = actionsOf(actionsOf(plays(under, 'B', go(cargo, 6, -1), go(cargo, 9, -2)), 'A'), 'B');
    stock(there, 'A', { B: 5 });
    stock(there, 'B', { M: 12 });
    const traded = plays(there, 'B', unload(cargo, { planet: 1 }, [no]), load(cargo, { planet: 1 }, [no]));
    expect(stockOf(traded, 'B')).toMatchObject({ B: 20, M: 2 });
    expect(faceUp(traded)).toBe(0);
    const back = plays(actionsOf(actionsOf(traded, 'A'), 'B'), 'B', go(cargo, 6, -1), go(cargo, 3, 0));
    const home = actionsOf(actionsOf(back, 'A'), 'B');
    const before = stockOf(home, 'A').M;
    const done = play(home, 'B', unload(cargo, { planet: 0 }, [no]));
    expect(stockOf(done.s, 'A').M - before).toBe(10);
    expect(done.events.map(({ t }) => t)).toEqual(['unloaded', 'contractRevealed']);
    expect(view(done.s, 'table').contracts).toMatchObject([{ no: 1, state: 'done' }]);
  });

  test('example 37: who destroys a cargo ship gains its price and what is aboard', () => {
    const s = trio({ factions: ['digitals', 'humans', 'xenos'] });
    stock(s, 'A', { M: 10 });
    stock(s, 'B', { C: 30 });
    const cargo = ship(s, 'A', 'cargo', toward(s, 0, 2, 3));
    const contract = signed(s, ['A', 'B'], { give: { M: 10 }, take: { C: 30 }, carrier: cargo });
    const { contracts } = contract.s;
    // D has got the metal, the cement is aboard.
    contracts[15] = 3;
    contracts[16] = 2;
    stock(contract.s, 'B', { M: 10 });
    stock(contract.s, 'A', {});
    const hunter = ship(contract.s, 'C', 'medium', toward(s, 0, 2, 4));
    const attacking = { ...contract.s, toAct: 2 };
    const hit = play(attacking, 'C', { t: 'attack', unit: { ship: hunter }, target: { ship: cargo } }, 6, 2);
    expect(stockOf(hit.s, 'C')).toEqual({ B: 0, C: 30, F: 0, M: 30 });
    expect(view(hit.s, 'table').contracts).toMatchObject([{ state: 'broken', legs: [{}, { state: 'lost' }] }]);
    expect(hit.events.map(({ t }) => t)).toEqual(['attacked', 'looted', 'contractRevealed']);
  });

  test('example 38: a giver may withhold, or lack the goods', () => {
    const { s, cargo, id, no } = barter();
    const withheld = play(s, 'A', { t: 'withhold', id, on: true }).s;
    expect(refusal(withheld, 'B', load(cargo, { planet: 0 }, [no]))).toBe('E_WITHHELD');
    const poor = play(s, 'A', { t: 'withhold', id, on: false }).s;
    stock(poor, 'A', { B: 19 });
    expect(refusal(poor, 'B', load(cargo, { planet: 0 }, [no]))).toBe('E_COST');
    expect(view(poor, 1).ships.find(({ no: one }) => one === cargo)!.use.used).toBe(0);
  });

  /** Example 39: A 20M 20F, spaceport at planet 0, Cargo on (3,0), asteroid (5,0). */
  function drilling() {
    const s = duel();
    stock(s, 'A', { M: 20, F: 20 });
    stand(s, 'spaceport', [1, -1]);
    asteroid(s, [5, 0]);
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    return { s, cargo };
  }
  function drilled() {
    const { s, cargo } = drilling();
    const moved = plays(s, 'A', load(cargo, { planet: 0 }, [], 'drill'), go(cargo, 4, 0));
    const next = actionsOf(actionsOf(moved, 'B'), 'A');
    return { s: next, cargo, placed: play(next, 'A', unload(cargo, { cell: at(5, 0) }, [], true)).s };
  }

  test('example 39: a drill is bought, carried and put down', () => {
    const { s, cargo } = drilling();
    const loaded = play(s, 'A', load(cargo, { planet: 0 }, [], 'drill')).s;
    expect(stockOf(loaded, 'A').M).toBe(10);
    expect(refusal(loaded, 'A', load(cargo, { planet: 0 }, [], 'habitat'))).toBe('E_HOLD_FULL');
    const { s: next, placed } = drilled();
    expect(refusal(next, 'A', unload(cargo, { cell: at(4, 1) }, [], true))).toBe('E_KIND');
    expect(view(placed, 'table').asteroids).toMatchObject([{ on: { kind: 'drill', owner: 0, use: { fresh: true } } }]);
    const kilo = ship(placed, 'B', 'medium', [6, 0]);
    const shot = { t: 'attack', unit: { onAsteroid: at(5, 0) }, target: { ship: kilo } } as const;
    expect(refusal(placed, 'A', shot)).toBe('E_FRESH');
    const later = actionsOf(actionsOf(placed, 'B'), 'A');
    expect(stockOf(later, 'A').M - stockOf(placed, 'A').M).toBe(1);
    expect(stockOf(later, 'A').C - stockOf(placed, 'A').C).toBe(4);
  });

  test('example 40: a drill attacks once, and is picked up again', () => {
    const { placed, cargo } = drilled();
    const s = actionsOf(actionsOf(placed, 'B'), 'A');
    const byte = ship(s, 'B', 'small', [6, 0]);
    const shot = { t: 'attack', unit: { onAsteroid: at(5, 0) }, target: { ship: byte } } as const;
    const shotOnce = play(s, 'A', shot, 1, 2).s;
    expect(refusal(shotOnce, 'A', shot)).toBe('E_NO_ACTION');
    const up = play(shotOnce, 'A', load(cargo, { cell: at(5, 0) }));
    expect(view(up.s, 'table').asteroids).toMatchObject([{ on: null }]);
    expect(view(up.s, 1).ships.find(({ no }) => no === cargo)).toMatchObject({ kit: 'drill', kitKnown: true });
    expect(told(up.events, 1)).toMatchObject([{ t: 'loaded', structure: 'drill' }]);
  });

  test('example 41: under an anomaly no habitat is bought, but a kit of the reserve is loaded', () => {
    const { placed, cargo } = drilled();
    const acting = actionsOf(actionsOf(placed, 'B'), 'A');
    const up = plays(acting, 'A', load(cargo, { cell: at(5, 0) }), go(cargo, 3, 0));
    const home = actionsOf(actionsOf(up, 'B'), 'A');
    const stored = play(home, 'A', unload(cargo, { planet: 0 }, [], true)).s;
    expect(reserveOf(stored, 'A')).toEqual(['drill']);
    const bad = actionsOf(actionsOf(stored, 'B'), 'A', 1);
    stock(bad, 'A', { F: 20 });
    expect(refusal(bad, 'A', load(cargo, { planet: 0 }, [], 'habitat'))).toBe('E_EVENT');
    const free = { ...load(cargo, { planet: 0 }, [], 'drill'), reserve: true } as Move;
    expect(stockOf(play(bad, 'A', free).s, 'A')).toEqual(stockOf(bad, 'A'));
  });

  test('example 42: a station is put down, and builds ships from the next turn', () => {
    const s = duel();
    stock(s, 'A', { M: 30, F: 30 });
    stand(s, 'spaceport', [1, -1]);
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    const placed = plays(
      s,
      'A',
      load(cargo, { planet: 0 }, [], 'station'),
      unload(cargo, { cell: at(4, 0) }, [], true),
    );
    expect(stockOf(placed, 'A')).toMatchObject({ M: 20, F: 20 });
    const ready = play(actionsOf(placed, 'B'), 'B', { t: 'endTurn' }, 10).s;
    const ships = play(ready, 'A', { t: 'endPhase' }).s;
    const spear = (q: number, r: number): Move => ({
      ...{ t: 'buildShip', at: { station: at(4, 0) }, cls: 'small', cell: at(q, r) },
    });
    for (const [q, r] of [
      [4, -1],
      [5, -1],
      [5, 0],
      [4, 1],
      [3, 1],
    ] as const)
      expect(refusal(ships, 'A', spear(q, r))).toBe(null);
    expect(refusal(ships, 'A', spear(3, 0))).toBe('E_CELL');
    expect(refusal(placed, 'A', spear(5, 0))).toBe('E_PHASE');
  });

  test('example 43: a kit aboard is booty', () => {
    const s = duel();
    const cargo = ship(s, 'A', 'cargo', [6, 2]);
    s.uHold[s.uNo.indexOf(cargo)] = 2 | 8;
    const mega = ship(s, 'B', 'large', [7, 2]);
    const hit = play(actionsOf(s, 'B'), 'B', { t: 'attack', unit: { ship: mega }, target: { ship: cargo } }, 5, 2);
    expect(hit.events[1]).toMatchObject({ t: 'looted', kit: 'habitat', cost: { M: 15, F: 15 } });
    expect(stockOf(hit.s, 'B')).toMatchObject({ M: 15, F: 15 });
    expect(reserveOf(hit.s, 'B')).toEqual(['habitat']);
    structure(hit.s, 'B', 'station', [8, 2]);
    expect(view(hit.s, 0).players[1]!.reserve).toBe(null);
  });
});
