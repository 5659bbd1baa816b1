import { describe, expect, test } from 'vitest';
import type { Move, UnitRef } from '../../src/rules/moves.ts';
import { actionsOf, play, plays, refusal, turnOf, view } from '../fixtures/play.ts';
import { asteroid, at, duel, ship, stand, stock, structure } from '../fixtures/sky.ts';

const attack = (unit: UnitRef, target: UnitRef | { asteroid: { q: number; r: number } }): Move => ({
  ...{ t: 'attack', unit, target },
});
const go = (no: number, q: number, r: number): Move => ({ t: 'move', ship: no, to: at(q, r) });

describe('worked examples 20-30: moving and fighting', () => {
  test('example 20: own ships let each other by, strangers and asteroids block', () => {
    const way = (block: (s: ReturnType<typeof duel>) => void) => {
      const s = duel();
      const spear = ship(s, 'A', 'small', [5, 0]);
      block(s);
      return refusal(s, 'A', go(spear, 9, 0));
    };
    expect(way(() => {})).toBe(null);
    expect(way((s) => ship(s, 'A', 'small', [7, 0]))).toBe(null);
    expect(way((s) => ship(s, 'B', 'small', [7, 0]))).toBe('E_UNREACHABLE');
    expect(way((s) => asteroid(s, [7, 0]))).toBe('E_UNREACHABLE');
  });

  test('example 21: a ship may pass its own, not stop there', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [5, 0]);
    ship(s, 'A', 'small', [7, 0]);
    expect(refusal(s, 'A', go(spear, 7, 0))).toBe('E_UNREACHABLE');
  });

  test('example 22: 3 is not above shield 3; 4 against 3 destroys', () => {
    const s = duel();
    const hammer = ship(s, 'A', 'medium', [6, 0]);
    const mega = ship(s, 'B', 'large', [7, 0]);
    const missed = play(s, 'A', attack({ ship: hammer }, { ship: mega }), 3, 1);
    expect(missed.events).toMatchObject([{ t: 'attacked', a: 3, d: 1, shield: 3, destroyed: false }]);
    const hit = play(missed.s, 'A', attack({ ship: hammer }, { ship: mega }), 4, 3);
    expect(view(hit.s, 'table').ships.map(({ no }) => no)).toEqual([hammer]);
  });

  test('example 23: a tie is nothing; so is less; a third attack is one too many', () => {
    const s = duel();
    const hammer = ship(s, 'A', 'medium', [6, 0]);
    const mega = ship(s, 'B', 'large', [7, 0]);
    const tied = play(s, 'A', attack({ ship: hammer }, { ship: mega }), 5, 5).s;
    const less = play(tied, 'A', attack({ ship: hammer }, { ship: mega }), 6, 7).s;
    expect(view(less, 'table').ships).toHaveLength(2);
    expect(refusal(less, 'A', attack({ ship: hammer }, { ship: mega }))).toBe('E_NO_ACTION');
  });

  test('example 24: a Spear cannot hurt a cannon', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [9, -2]);
    expect(refusal(s, 'A', attack({ ship: spear }, { defence: at(10, -3) }))).toBe('E_HOPELESS');
  });

  test('example 25: docked at the planet is not docked at the cannon', () => {
    const s = duel();
    const eagle = ship(s, 'A', 'large', [13, -2]);
    expect(view(s, 'table').planets[1]!.centre).toEqual(at(13, -6));
    expect(refusal(s, 'A', attack({ ship: eagle }, { defence: at(10, -3) }))).toBe('E_RANGE');
    for (const [q, r] of [
      [9, -3],
      [9, -2],
      [10, -2],
    ] as const) {
      const other = duel();
      const near = ship(other, 'A', 'large', [q, r]);
      expect(refusal(other, 'A', attack({ ship: near }, { defence: at(10, -3) }))).toBe(null);
    }
  });

  test('example 26: an asteroid breaks on 19, with what stands on it, and nobody gains', () => {
    const s = duel();
    asteroid(s, [7, 0]);
    structure(s, 'B', 'drill', [7, 0]);
    const big = ship(s, 'A', 'huge', [6, 0]);
    const held = play(s, 'A', attack({ ship: big }, { asteroid: at(7, 0) }), 18).s;
    expect(view(held, 'table').asteroids).toHaveLength(1);
    const broken = play(held, 'A', attack({ ship: big }, { asteroid: at(7, 0) }), 19);
    expect(view(broken.s, 'table').asteroids).toEqual([]);
    expect(broken.events.map(({ t }) => t)).toEqual(['attacked']);
    expect(refusal(broken.s, 'A', go(big, 7, 0))).toBe(null);
  });

  test('example 27: what a unit has left is lost when another acts', () => {
    const s = duel();
    const one = ship(s, 'A', 'small', [5, 0]);
    const two = ship(s, 'A', 'small', [5, 3]);
    const acted = plays(s, 'A', go(one, 6, 0), go(two, 6, 3));
    expect(refusal(acted, 'A', go(one, 7, 0))).toBe('E_SPENT');
    expect(refusal(acted, 'A', go(two, 7, 3))).toBe(null);
  });

  test('example 28: a huge ship has one move and four attacks, in any order', () => {
    const s = duel();
    const big = ship(s, 'A', 'huge', [6, 0]);
    const tera = ship(s, 'B', 'huge', [7, 0]);
    const shot = attack({ ship: big }, { ship: tera });
    let now = s;
    for (let i = 0; i < 2; i++) now = play(now, 'A', shot, 7, 8).s;
    now = play(now, 'A', go(big, 6, 1)).s;
    expect(refusal(now, 'A', go(big, 6, 0))).toBe('E_NO_ACTION');
    for (let i = 0; i < 2; i++) now = play(now, 'A', shot, 7, 8).s;
    expect(refusal(now, 'A', shot)).toBe('E_NO_ACTION');
  });

  test('example 29: a cannon attacks twice on its own turn, what touches it', () => {
    const s = duel();
    const mega = ship(s, 'B', 'large', [3, 0]);
    const shot = attack({ defence: at(2, 0) }, { ship: mega });
    const twice = play(play(s, 'A', shot, 1, 1).s, 'A', shot, 2, 2).s;
    expect(refusal(twice, 'A', shot)).toBe('E_NO_ACTION');
    const far = duel();
    const other = ship(far, 'B', 'large', [0, 3]);
    expect(refusal(far, 'A', attack({ defence: at(2, 0) }, { ship: other }))).toBe('E_RANGE');
    expect(refusal(actionsOf(s, 'B'), 'A', shot)).toBe('E_TURN');
  });

  test('example 30: a new cannon waits, unless freshFire', () => {
    for (const [freshFire, answer] of [
      ['off', 'E_FRESH'],
      ['on', null],
    ] as const) {
      const s = turnOf(actionsOf(duel({ freshFire }), 'B'), 'A');
      stock(s, 'A', { M: 10, C: 10 });
      const kilo = ship(s, 'B', 'medium', [0, 3]);
      const built = play(s, 'A', { t: 'build', planet: 0, kind: 'cannon', cell: at(0, 2) }).s;
      const ready = plays(built, 'A', { t: 'endPhase' }, { t: 'endPhase' });
      const shot = attack({ defence: at(0, 2) }, { ship: kilo });
      expect(refusal(ready, 'A', shot)).toBe(answer);
      expect(refusal(actionsOf(actionsOf(ready, 'B'), 'A'), 'A', shot)).toBe(null);
    }
    const s = duel();
    stand(s, 'furnace', [1, -1]);
    expect(refusal(s, 'A', attack({ defence: at(1, -1) }, { ship: 1 }))).toBe('E_NOT_YOURS');
  });
});
