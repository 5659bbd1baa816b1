import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../src/rules/end.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import { actionsOf, load, play, refusal, signed, told, unload, view } from '../fixtures/play.ts';
import {
  asteroid,
  at,
  duel,
  jump,
  planet,
  ship,
  stand,
  stock,
  stockOf,
  structure,
  toward,
  trio,
} from '../fixtures/sky.ts';

const share = (on: boolean): Move => ({ t: 'shareVictory', on });

describe('worked examples 44-50: ends and secrets', () => {
  test('example 44: a drill keeps a player alive', () => {
    const fortified = { ...duel(), toAct: 1, phase: 'structures' as const };
    const demolished = play(fortified, 'B', { t: 'demolish', planet: 1, cell: at(10, -3) }).s;
    const now = { ...demolished, toAct: 0, phase: 'actions' as const };
    asteroid(now, [5, 0]);
    structure(now, 'B', 'drill', [5, 0]);
    const one = ship(now, 'A', 'medium', [13, -2]);
    const two = ship(now, 'A', 'medium', [6, 0]);
    const taken = play(now, 'A', { t: 'conquer', ship: one, planet: 1 }).s;
    expect(game.result(taken)).toBe(null);
    const hit = play(taken, 'A', { t: 'attack', unit: { ship: two }, target: { onAsteroid: at(5, 0) } }, 3, 2);
    expect(hit.events).toContainEqual({ t: 'playerOut', seat: 1, by: 0, why: 'destroyed' });
    expect(view(hit.s, 'table').result).toMatchObject({ how: 'conquest', winners: [0] });
  });

  test('example 45: all living share the victory if one is out; else it is a draw', () => {
    const out = play(trio(), 'C', { t: 'concede' }).s;
    const both = play(play(out, 'A', share(true)).s, 'B', share(true)).s;
    expect(view(both, 'table').result).toMatchObject({ how: 'shared', winners: [0, 1], places: [1, 1, 3] });
    const two = play(play(trio(), 'A', share(true)).s, 'B', share(true)).s;
    expect(game.result(two)).toBe(null);
    expect(view(play(two, 'C', share(true)).s, 'table').result).toMatchObject({ how: 'draw', winners: [0, 1, 2] });
  });

  test('example 46: who concedes leaves planets uninhabited with their nature', () => {
    const s = trio();
    stand(s, 'mountain', toward(s, 1, 0, 1));
    stand(s, 'furnace', toward(s, 1, 1, 1));
    ship(s, 'B', 'small', toward(s, 1, 2, 4));
    const left = play(s, 'B', { t: 'concede' }).s;
    const seen = view(left, 'table');
    expect(seen.planets[1]).toMatchObject({ owner: null, slots: [{ kind: 'mountain' }] });
    expect(seen.ships).toEqual([]);
    expect(seen.turn).toMatchObject({ seat: 0, phase: 'actions' });
    expect(game.result(play(duel(), 'B', { t: 'concede' }).s)).toEqual({ places: [1, 2], scores: null });
  });

  test('example 47: the score at the round limit', () => {
    const s = duel({ roundLimit: 15 });
    s.owner[3] = 0;
    stand(s, 'spaceport', [1, -1]);
    stand(s, 'furnace', [0, 2], [1, 1], [-2, 0]);
    ship(s, 'A', 'small', [5, 0]);
    ship(s, 'A', 'small', [5, 2]);
    expect([scoreOf(s, 0), scoreOf(s, 1)]).toEqual([280, 120]);
    s.round = 15;
    const end = play(actionsOf(s, 'B'), 'B', { t: 'endTurn' }).s;
    expect(view(end, 'table').result).toEqual({ how: 'limit', winners: [0], places: [1, 2], scores: [280, 120] });
  });

  test('example 48: a contract is void when a party is out; what is aboard stays', () => {
    const s = trio();
    stock(s, 'A', { B: 25 });
    const cargo = ship(s, 'B', 'cargo', toward(s, 0, 2, 3));
    const { s: agreed, no } = signed(s, ['A', 'B'], { give: { B: 20 }, take: { M: 10 }, carrier: cargo });
    const loaded = play({ ...agreed, toAct: 1 }, 'B', load(cargo, { planet: 0 }, [no])).s;
    const hammer = ship(loaded, 'C', 'medium', toward(s, 0, 5, 3));
    const gone = play({ ...loaded, toAct: 2 }, 'C', { t: 'conquer', ship: hammer, planet: 0 }).s;
    expect(gone.outAt[0]).toBe(1);
    expect(view(gone, 'table').contracts).toMatchObject([{ no, state: 'void', legs: [{ state: 'aboard' }, {}] }]);
    const docked = { ...game.copy(gone), toAct: 1 };
    jump(docked, cargo, toward(s, 1, 5, 3));
    expect(stockOf(play(docked, 'B', unload(cargo, { planet: 1 }, [no])).s, 'B').B).toBe(20);
  });

  test('example 49: 9 cement are not enough for a furnace', () => {
    const s = { ...duel(), phase: 'structures' as const };
    stock(s, 'A', { C: 9 });
    expect(refusal(s, 'A', { t: 'build', planet: 0, kind: 'furnace', cell: at(1, -1) })).toBe('E_COST');
  });

  test('example 50: an onlooker learns neither goods nor parties of a secret contract', () => {
    const s = trio();
    stock(s, 'A', { B: 25 });
    stock(s, 'B', { M: 12 });
    planet(s, 1, 'small', 'fair', null);
    const cargo = ship(s, 'B', 'cargo', toward(s, 0, 2, 3));
    const proposed = signed(s, ['A', 'B'], { give: { B: 20 }, take: { M: 10 }, carrier: cargo });
    const loaded = play({ ...proposed.s, toAct: 1 }, 'B', load(cargo, { planet: 0 }, [1]));
    for (const who of [2, 'table'] as const) {
      expect(told(loaded.events, who)).toEqual([
        {
          ...{ t: 'loaded', seat: 1, ship: cargo, from: { planet: 0 } },
          ...{ structure: null, lots: [], kit: 'unknown', price: null },
        },
      ]);
      const seen = view(loaded.s, who);
      expect(seen.faceDown).toEqual([1]);
      expect(seen.contracts).toEqual([]);
      expect(seen.players.map(({ stock: one }) => one)[0]).toBe(null);
      expect(seen.ships[0]!.kit).toBe('none');
    }
    expect(told(loaded.events, 0)).toMatchObject([{ lots: [{ no: 1, goods: { B: 20 } }] }]);
  });
});
