import { describe, expect, test } from 'vitest';
import type { Move, UnitRef } from '../../src/rules/moves.ts';
import { actionsOf, play, plays, refusal, view } from '../fixtures/play.ts';
import { asteroid, at, duel, ship, stand, structure } from '../fixtures/sky.ts';

const attack = (unit: UnitRef, target: UnitRef): Move => ({ t: 'attack', unit, target });

describe('planets under attack', () => {
  const raze = (no: number, q: number, r: number): Move => ({ t: 'raze', ship: no, planet: 1, cell: at(q, r) });

  test('BP-P31 any ship but cargo razes one structure an action, where no defence stands', () => {
    const s = { ...duel() };
    stand(s, 'furnace', [11, -4], [12, -4]);
    const spear = ship(s, 'A', 'small', [13, -2]);
    const cargo = ship(s, 'A', 'cargo', [12, -2]);
    const far = ship(s, 'A', 'small', [13, -1]);
    expect(refusal(s, 'A', raze(spear, 10, -3))).toBe('E_TARGET');
    expect(refusal(s, 'A', raze(spear, 13, -5))).toBe('E_TARGET');
    expect(refusal(s, 'A', raze(cargo, 11, -4))).toBe('E_CARGO');
    expect(refusal(s, 'A', raze(far, 11, -4))).toBe('E_RANGE');
    expect(refusal(s, 'A', raze(spear, 11, -4))).toBe('E_DEFENDED');
    const open = play({ ...s, toAct: 1, phase: 'structures' }, 'B', { t: 'demolish', planet: 1, cell: at(10, -3) }).s;
    const bare = plays({ ...open, toAct: 0, phase: 'actions' }, 'A', raze(spear, 11, -4), raze(spear, 12, -4));
    expect(view(bare, 'table').planets[1]!.slots).toHaveLength(5);
  });

  test('BP-P31 for a huge ship too it is an action, and no move', () => {
    const s = duel();
    s.owner[3] = 1;
    stand(s, 'furnace', [6, 6]);
    const titan = ship(s, 'A', 'huge', [6, 4]);
    const razed = play(s, 'A', { t: 'raze', ship: titan, planet: 3, cell: at(6, 6) }).s;
    expect(view(razed, 0).ships[0]!.use).toMatchObject({ used: 1, moved: false });
  });

  test('BP-P32 enemies cannot harm nature or the monolith', () => {
    const s = duel();
    const eagle = ship(s, 'A', 'large', [13, -2]);
    expect(refusal(s, 'A', raze(eagle, 13, -6))).toBe('E_TARGET');
    expect(refusal(s, 'A', raze(eagle, 13, -5))).toBe('E_TARGET');
    expect(refusal(s, 'A', attack({ ship: eagle }, { defence: at(13, -5) }))).toBe('E_TARGET');
    expect(refusal({ ...s, phase: 'structures' }, 'A', { t: 'clearNature', planet: 1, cell: at(13, -5) })).toBe(
      'E_NOT_YOURS',
    );
  });

  test('BP-P33 any docked ship takes an uninhabited planet with one action', () => {
    for (const cls of ['small', 'medium', 'large', 'huge', 'cargo'] as const) {
      const s = duel();
      const no = ship(s, 'A', cls, [6, 4]);
      const taken = play(s, 'A', { t: 'conquer', ship: no, planet: 3 }).s;
      expect([taken.owner[3], view(taken, 0).ships[0]!.use.used]).toEqual([0, 1]);
      expect(refusal(taken, 'A', { t: 'conquer', ship: no, planet: 3 })).toBe('E_OWN');
      expect(refusal(s, 'A', { t: 'conquer', ship: no, planet: 2 })).toBe('E_RANGE');
    }
  });

  test('BP-P34 an enemy planet falls when no structure is left', () => {
    const s = duel();
    s.owner[3] = 1;
    stand(s, 'furnace', [6, 6]);
    const spear = ship(s, 'A', 'small', [6, 4]);
    expect(refusal(s, 'A', { t: 'conquer', ship: spear, planet: 3 })).toBe('E_DEFENDED');
    const razed = play(s, 'A', { t: 'raze', ship: spear, planet: 3, cell: at(6, 6) }).s;
    expect(play(razed, 'A', { t: 'conquer', ship: spear, planet: 3 }).s.owner[3]).toBe(0);
  });

  test('BP-P35 nature goes with the planet; ships, stock and space structures stay the loser’s', () => {
    const s = duel();
    s.owner[3] = 1;
    asteroid(s, [5, 0]);
    structure(s, 'B', 'drill', [5, 0]);
    const byte = ship(s, 'B', 'small', [6, 10]);
    const spear = ship(s, 'A', 'small', [6, 4]);
    const taken = play(s, 'A', { t: 'conquer', ship: spear, planet: 3 }).s;
    expect(view(taken, 'table').planets[3]).toMatchObject({ owner: 0, slots: [{}, {}, {}] });
    expect(view(taken, 'table').ships.find(({ no }) => no === byte)!.owner).toBe(1);
    expect(view(taken, 'table').asteroids[0]!.on!.owner).toBe(1);
  });

  test('BP-P36 six huge ships of one player on the vertices, none fresh', () => {
    const s = duel();
    const corners = [
      [0, -3],
      [3, -3],
      [3, 0],
      [0, 3],
      [-3, 3],
      [-3, 0],
    ] as const;
    for (const corner of corners) ship(s, 'B', 'huge', corner);
    const now = actionsOf(s, 'B');
    expect(refusal(now, 'B', { t: 'bombard', planet: 1 })).toBe('E_TARGET');
    expect(refusal(now, 'B', { t: 'bombard', planet: 2 })).toBe('E_TARGET');
    expect(refusal(now, 'B', { t: 'bombard', planet: 0 })).toBe(null);
    const row = now.uNo.indexOf(3);
    expect(refusal({ ...now, uMarks: now.uMarks.with(row, 1) }, 'B', { t: 'bombard', planet: 0 })).toBe('E_FRESH');
    expect(refusal({ ...now, uSeat: now.uSeat.with(row, 0) }, 'B', { t: 'bombard', planet: 0 })).toBe('E_FORMATION');
  });
});
