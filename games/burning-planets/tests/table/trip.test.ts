import { describe, expect, test } from 'vitest';
import type { State } from '../../src/rules/state.ts';
import { tripTurns } from '../../src/table/contracts/trip.ts';
import { actionsOf, load, plays, signed, unload, view } from '../fixtures/play.ts';
import { at, duel, jump, ship, stock } from '../fixtures/sky.ts';

const there = { from: 0, to: 1 };
const back = { from: 1, to: 0 };
const turns = (s: State, no: number, ...legs: readonly (typeof there)[]) =>
  tripTurns(view(s, 0), view(s, 0).ships.find((one) => one.no === no)!, legs);

describe('how long a contract takes: the way of worked example 36, two moves from dock to dock', () => {
  test('load, two moves, unload: two turns, and the rules take no longer', () => {
    const s = duel();
    stock(s, 'A', { B: 25 });
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    expect(turns(s, cargo, there)).toBe(2);
    const { s: sealed, no } = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo });
    const first = actionsOf(sealed, 'A');
    const off = plays(first, 'A', load(cargo, { planet: 0 }, [no]), { t: 'move', ship: cargo, to: at(6, -1) });
    const second = actionsOf(off, 'A');
    const done = plays(second, 'A', { t: 'move', ship: cargo, to: at(9, -2) }, unload(cargo, { planet: 1 }, [no]));
    expect(view(done, 'table').contracts).toMatchObject([{ no, state: 'done' }]);
  });

  test('what comes back is loaded where the first is unloaded: eight actions, whoever owns the ship and whoever is named first', () => {
    for (const owner of ['A', 'B'] as const) {
      const s = duel();
      const cargo = ship(s, owner, 'cargo', [3, 0]);
      expect(turns(s, cargo, there, back)).toBe(4);
      expect(turns(s, cargo, back, there)).toBe(4);
    }
  });

  test('a ship that is elsewhere has to come first', () => {
    const s = duel();
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    jump(s, cargo, [9, -2]);
    expect(turns(s, cargo, there)).toBe(3);
  });

  test('nobody can bring goods to who has no planet', () => {
    const s = duel();
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    const lost = { ...view(s, 0), planets: view(s, 0).planets.filter(({ owner }) => owner !== 1) };
    expect(tripTurns(lost, lost.ships.find(({ no }) => no === cargo)!, [there])).toBeNull();
  });
});
