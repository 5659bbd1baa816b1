import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../src/rules/end.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { actionsOf, play, refusal, turnOf, view } from '../fixtures/play.ts';
import {
  asteroid,
  at,
  duel,
  optionsOf,
  planet,
  ship,
  sky,
  stand,
  stock,
  stockOf,
  structure,
  toward,
  trio,
} from '../fixtures/sky.ts';

const result = (s: State) => view(s, 'table').result;

describe('the end', () => {
  test('BP-E1 the last living player wins at once', () => {
    const two = play(trio(), 'B', { t: 'concede' }).s;
    expect(result(two)).toBe(null);
    const one = play(two, 'C', { t: 'concede' }).s;
    expect(result(one)).toEqual({ how: 'conquest', winners: [0], places: [1, 3, 2], scores: null });
    expect(refusal(one, 'A', { t: 'endTurn' })).toBe('E_OVER');
    expect([game.actors(one), game.awaited(one)]).toEqual([[], []]);
  });

  test('BP-E2 out is who owns no planet, ship or space structure; stock and reserve vanish', () => {
    const s = trio();
    stock(s, 'B', { M: 50 });
    s.reserve[3] = 1;
    const spear = ship(s, 'A', 'small', toward(s, 1, 0, 3));
    const { s: out, events } = play(s, 'A', { t: 'conquer', ship: spear, planet: 1 });
    expect(events).toContainEqual({ t: 'playerOut', seat: 1, by: 0, why: 'destroyed' });
    expect([stockOf(out, 'B').M, out.reserve[3], out.kills[0]]).toEqual([0, 0, 1]);
    expect(refusal(out, 'B', { t: 'concede' })).toBe('E_OUT');
    expect(refusal(out, 'B', { t: 'endTurn' })).toBe('E_TURN');
    const alive = trio();
    structure(alive, 'B', 'station', toward(alive, 1, 0, 5));
    const again = ship(alive, 'A', 'small', toward(alive, 1, 0, 3));
    expect(play(alive, 'A', { t: 'conquer', ship: again, planet: 1 }).s.outAt).toEqual([0, 0, 0]);
  });

  test('BP-E2 elimination planets: out at the end of one’s own turn without one, to whom took the last', () => {
    const s = trio({ elimination: 'planets' });
    const byte = ship(s, 'B', 'small', toward(s, 1, 1, 4));
    const spear = ship(s, 'A', 'small', toward(s, 1, 0, 3));
    const taken = play(s, 'A', { t: 'conquer', ship: spear, planet: 1 }).s;
    expect(taken.outAt[1]).toBe(0);
    const now = actionsOf(taken, 'B');
    expect(view(now, 'table').ships.map(({ no }) => no)).toContain(byte);
    const { s: gone, events } = play(now, 'B', { t: 'endTurn' }, 10);
    expect(events).toContainEqual({ t: 'playerOut', seat: 1, by: 0, why: 'planets' });
    expect([gone.outAt[1], gone.kills[0], gone.toAct]).toEqual([1, 1, 2]);
    expect(view(gone, 'table').ships.map(({ no }) => no)).toEqual([spear]);
  });

  test('BP-E3 all switches on: shared if one is out, else a draw; without sharedVictory only the draw', () => {
    const agree = (s: State, ...seats: readonly ('A' | 'B' | 'C')[]) =>
      seats.reduce((now, by) => play(now, by, { t: 'shareVictory', on: true }).s, s);
    expect(result(agree(duel(), 'A', 'B'))).toMatchObject({ how: 'draw', places: [1, 1] });
    const closed = play(trio({ sharedVictory: 'off' }), 'C', { t: 'concede' }).s;
    expect(result(agree(closed, 'A', 'B'))).toBe(null);
    expect(result(agree(trio({ sharedVictory: 'off' }), 'A', 'B', 'C'))).toMatchObject({ how: 'draw' });
    // BP-P30: the last who held out goes.
    expect(result(play(agree(trio(), 'A', 'B'), 'C', { t: 'concede' }).s)).toMatchObject({
      how: 'shared',
      winners: [0, 1],
    });
  });

  test('BP-E4 who concedes takes all but planets and nature along; in their turn the next begins', () => {
    const s = trio();
    stand(s, 'forest', toward(s, 0, 0, 1));
    stand(s, 'tower', toward(s, 0, 1, 2));
    asteroid(s, toward(s, 0, 2, 5));
    structure(s, 'A', 'drill', toward(s, 0, 2, 5));
    [s.built[0], s.felled[0], s.reserve[3]] = [1, 1, 1];
    const left = play(s, 'A', { t: 'concede' }, 10).s;
    const seen = view(left, 'table');
    expect([left.built[0], left.felled[0], left.reserve[3]]).toEqual([0, 0, 1]);
    expect(seen.turn).toMatchObject({ seat: 1, phase: 'structures' });
    expect(seen.planets[0]).toMatchObject({ owner: null, slots: [{ kind: 'forest' }] });
    expect(seen.asteroids).toMatchObject([{ on: null }]);
    expect(left.kills).toEqual([0, 0, 0]);
    const setup = game.setup(optionsOf(3), 3, new Dice(1), null);
    expect(refusal(setup, 'ABC'[setup.toAct] as 'A', { t: 'concede' })).toBe('E_PHASE');
  });

  test('BP-E5 the round limit, by score: planets, kills, what stands on the board', () => {
    const s = duel({ roundLimit: 15 });
    s.kills[0] = 1;
    asteroid(s, [5, 0]);
    structure(s, 'A', 'drill', [5, 0]);
    structure(s, 'A', 'station', [7, 0]);
    ship(s, 'A', 'cargo', [7, 3]);
    stock(s, 'A', { B: 1000 });
    s.reserve[0] = 5;
    expect(scoreOf(s, 0)).toBe(100 + 200 + 20 + 10 + 20 + 30);
    s.round = 14;
    const last = turnOf(actionsOf(s, 'B'), 'A');
    expect([last.round, result(last)]).toEqual([15, null]);
    const end = play(actionsOf(last, 'B'), 'B', { t: 'endTurn' }).s;
    expect(result(end)).toMatchObject({ how: 'limit', winners: [0], scores: [380, 120] });
  });

  test('BP-E6 ties: planets, then the cost of ships, then shared; those out below, the later the higher', () => {
    const s = sky(4, { roundLimit: 15, factions: ['digitals', 'digitals', 'digitals', 'digitals'] });
    s.round = 15;
    for (const [i, owner] of (['A', 'B', 'C', 'D'] as const).entries()) planet(s, i + 1, 'small', 'harsh', owner);
    const end = (now: State) => {
      const last = { ...game.copy(now), toAct: 3, phase: 'actions' as const };
      return result(play(last, 'D', { t: 'endTurn' }).s)!.places;
    };
    expect(end(s)).toEqual([1, 1, 1, 1]);
    const ships = game.copy(s);
    ship(ships, 'B', 'small', toward(s, 1, 0, 4));
    stand(ships, 'furnace', toward(s, 0, 0, 1));
    expect(end(ships)).toEqual([2, 1, 3, 3]);
    ships.kills[2] = 1;
    ships.outAt[2] = 2;
    ships.outAt[0] = 1;
    expect(end(ships)).toEqual([4, 1, 3, 2]);
  });

  test('BP-E7 twenty whole rounds without a deed end the game', () => {
    let s = duel();
    for (let round = 1; round <= 20; round++) {
      expect(s.quiet).toBe(round - 1);
      s = actionsOf(s, 'B');
      s = play(s, 'B', { t: 'endTurn' }, ...(round < 20 ? [10] : [])).s;
    }
    expect(result(s)).toMatchObject({ how: 'stagnation' });
    const busy = { ...duel(), quiet: 19, phase: 'structures' as const };
    stock(busy, 'A', { C: 10 });
    const built = play(busy, 'A', { t: 'build', planet: 0, kind: 'furnace', cell: at(1, -1) }).s;
    expect(turnOf(actionsOf(built, 'B'), 'A').quiet).toBe(0);
  });

  test('BP-E8 after round 300 the game ends by score', () => {
    const s = { ...duel(), round: 300 };
    expect(result(play(actionsOf(s, 'B'), 'B', { t: 'endTurn' }).s)).toMatchObject({ how: 'cap', scores: [120, 120] });
  });

  test('BP-E9 the turn can always be ended', () => {
    const dice = new Dice('E9');
    const s = game.setup(optionsOf(4, { preset: 'quick' }), 4, dice, null);
    for (let i = 0; i < 3000 && s.stage !== 'over'; i++) {
      const way = s.phase === 'actions' ? 'endTurn' : 'endPhase';
      if (s.stage === 'play') expect(game.gate(s, s.toAct, way)).toBe(null);
      game.apply(s, s.toAct, game.pick(s, s.toAct, dice), dice, null);
    }
  });
});
