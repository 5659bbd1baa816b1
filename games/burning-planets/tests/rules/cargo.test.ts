import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { acting, market } from '../fixtures/market.ts';
import { bag, load, play, refusal, signed, told, unload, view } from '../fixtures/play.ts';
import {
  asteroid,
  at,
  duel,
  jump,
  planet,
  reserveOf,
  ship,
  stand,
  stock,
  stockOf,
  structure,
  toward,
} from '../fixtures/sky.ts';

describe('cargo and kits', () => {
  test('BP-P37 any amount of goods, at most one kit', () => {
    const { s, cargo } = market();
    stock(s, 'A', { B: 900 });
    const one = signed(s, ['A', 'B'], { give: { B: 400 }, carrier: cargo });
    const two = signed(one.s, ['A', 'B'], { give: { B: 500 }, carrier: cargo });
    const loaded = play(acting(two.s, 1), 'B', load(cargo, { planet: 0 }, [1, 2])).s;
    expect(stockOf(loaded, 'A').B).toBe(0);
    expect(view(loaded, 1).contracts.map(({ legs }) => legs[0]!.state)).toEqual(['aboard', 'aboard']);
  });

  test('BP-P38 goods travel only under a contract', () => {
    const { s, cargo } = market();
    expect(refusal(acting(s, 1), 'B', load(cargo, { planet: 0 }, [1]))).toBe('E_CONTRACT');
  });

  test('BP-P39 a load may be a bluff where somebody lives, and takes a structure from beside', () => {
    const { s, cargo } = market();
    const turn = acting(s, 1);
    const { events } = play(turn, 'B', load(cargo, { planet: 0 }));
    expect(told(events, 2)).toEqual(told(play(turn, 'B', load(cargo, { planet: 0 })).events, 'table'));
    const lone = planet(turn, 1, 'small', 'fair', null);
    jump(turn, cargo, toward(turn, lone, 2, 3));
    expect(refusal(turn, 'B', load(cargo, { planet: lone }))).toBe('E_NOT_YOURS');
    expect(refusal(turn, 'B', load(cargo, { planet: 0 }))).toBe('E_RANGE');
    const beside = toward(turn, lone, 2, 4);
    structure(turn, 'C', 'station', beside);
    expect(refusal(turn, 'B', load(cargo, { cell: at(...beside) }))).toBe('E_NOT_YOURS');
    expect(refusal(turn, 'B', load(cargo, { cell: at(...toward(turn, lone, 2, 2)) }))).toBe('E_NO_KIT');
  });

  test('BP-P40 at least one thing is unloaded, where it may go', () => {
    const s = duel();
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    expect(refusal(s, 'A', unload(cargo, { planet: 0 }))).toBe('E_EMPTY');
    const row = s.uNo.indexOf(cargo);
    s.uHold[row] = 3 | 8;
    expect(refusal(s, 'A', unload(cargo, { planet: 0 }, [], true))).toBe('E_NO_SPACEPORT');
    expect(refusal(s, 'A', unload(cargo, { cell: at(2, 1) }, [], true))).toBe(null);
    expect(refusal(s, 'A', unload(cargo, { cell: at(2, 0) }, [], true))).toBe('E_TARGET');
    asteroid(s, [4, 0]);
    expect(refusal(s, 'A', unload(cargo, { cell: at(4, 0) }, [], true))).toBe('E_OCCUPIED');
    s.uHold[row] = 1 | 8;
    structure(s, 'B', 'habitat', [4, 0]);
    expect(refusal(s, 'A', unload(cargo, { cell: at(4, 0) }, [], true))).toBe('E_OCCUPIED');
    const spear = ship(s, 'A', 'small', [0, 3]);
    expect(refusal(s, 'A', unload(spear, { planet: 0 }, [], true))).toBe('E_NOT_CARGO');
  });

  test('BP-P41 the reserve keeps kits, and nobody alive', () => {
    const s = duel();
    s.reserve[3] = 2;
    s.owner[1] = -1;
    const byte = ship(s, 'B', 'small', [3, 0]);
    const hit = play(s, 'A', { t: 'attack', unit: { defence: at(2, 0) }, target: { ship: byte } }, 8, 1);
    expect(hit.s.outAt).toEqual([0, 1]);
    expect(reserveOf(hit.s, 'B')).toEqual([]);
  });

  test('BP-P42 kits are bought where there is a spaceport of one’s own, at the faction’s price', () => {
    const s = duel();
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    const buy = load(cargo, { planet: 0 }, [], 'station');
    expect(refusal(s, 'A', buy)).toBe('E_NO_SPACEPORT');
    stand(s, 'spaceport', [1, -1]);
    expect(refusal(s, 'A', buy)).toBe('E_COST');
    stock(s, 'A', { M: 10, F: 10 });
    expect(stockOf(play(s, 'A', buy).s, 'A')).toEqual(bag({}));
    expect(refusal(s, 'A', { ...buy, reserve: true } as Move)).toBe('E_NO_KIT');
    jump(s, cargo, [9, -2]);
    expect(refusal(s, 'A', load(cargo, { planet: 1 }, [], 'station'))).toBe('E_NOT_YOURS');
  });

  test('BP-P43 what is put down belongs to the ship’s owner and is fresh', () => {
    const s = duel();
    asteroid(s, [5, 0]);
    const cargo = ship(s, 'B', 'cargo', [4, 0]);
    s.uHold[s.uNo.indexOf(cargo)] = 1 | 8;
    const placed = play(acting(s, 1), 'B', unload(cargo, { cell: at(5, 0) }, [], true)).s;
    expect(view(placed, 0).asteroids[0]!.on).toMatchObject({ owner: 1, kind: 'drill', use: { fresh: true } });
  });

  test('BP-P44 the kit aboard is secret until it is put down', () => {
    const s = duel();
    stand(s, 'spaceport', [1, -1]);
    stock(s, 'A', { M: 20, F: 20 });
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    const kitOf = (now: State, who: number) => view(now, who).ships[0]!.kit;
    const [drill, habitat, bluff] = (['drill', 'habitat', null] as const).map((kit) =>
      play(s, 'A', load(cargo, { planet: 0 }, [], kit)),
    );
    for (const { s: now } of [drill!, habitat!, bluff!]) expect(kitOf(now, 1)).toBe('unknown');
    expect([drill!, habitat!, bluff!].map(({ s: now }) => kitOf(now, 0))).toEqual(['drill', 'habitat', 'none']);
    expect(JSON.stringify(told(drill!.events, 1))).toBe(JSON.stringify(told(habitat!.events, 1)));
    expect(JSON.stringify(told(drill!.events, 1))).toBe(JSON.stringify(told(bluff!.events, 1)));
    const stored = play(drill!.s, 'A', unload(cargo, { planet: 0 }, [], true));
    // What is loaded may be a bluff: only what is stored shows that the round was not quiet.
    expect([drill!, stored].map(({ s: now }) => view(now, 1).busy)).toEqual([false, true]);
    expect([kitOf(stored.s, 1), told(stored.events, 1)[1]]).toEqual([
      'none',
      { t: 'kitStored', seat: 0, ship: cargo, kit: 'drill', planet: 0 },
    ]);
  });
});
