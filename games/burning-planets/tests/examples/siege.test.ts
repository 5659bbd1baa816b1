import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { actionsOf, play, plays, refusal, turnOf, view } from '../fixtures/play.ts';
import { at, duel, ship, stand, stockOf } from '../fixtures/sky.ts';

describe('worked examples 31-35: planets under attack', () => {
  test('example 31: defences fall first, then structures, then the planet', () => {
    const s = duel();
    stand(s, 'furnace', [11, -4]);
    stand(s, 'spaceport', [12, -4]);
    const eagle = ship(s, 'A', 'large', [9, -3]);
    const hammer = ship(s, 'A', 'medium', [13, -2]);
    const raze = (no: number, q: number, r: number) => ({ t: 'raze', ship: no, planet: 1, cell: at(q, r) }) as const;
    const conquer = { t: 'conquer', ship: hammer, planet: 1 } as const;
    expect(refusal(s, 'A', raze(hammer, 11, -4))).toBe('E_DEFENDED');
    const open = play(s, 'A', { t: 'attack', unit: { ship: eagle }, target: { defence: at(10, -3) } }, 7, 3).s;
    const razed = play(open, 'A', raze(eagle, 11, -4)).s;
    expect(refusal(razed, 'A', conquer)).toBe('E_DEFENDED');
    const bare = play(razed, 'A', raze(hammer, 12, -4)).s;
    const taken = play(bare, 'A', conquer).s;
    expect(view(taken, 'table').planets[1]).toMatchObject({ owner: 0 });
    expect(view(taken, 'table').planets[1]!.slots.map(({ kind }) => kind)).toEqual(Array(5).fill('mountain'));
    expect(game.result(taken)).toEqual({ places: [1, 2], scores: null });
  });

  test('example 32: a cargo ship takes an uninhabited planet; it yields from the next turn', () => {
    const s = duel();
    const cargo = ship(s, 'A', 'cargo', [6, 4]);
    const taken = play(s, 'A', { t: 'conquer', ship: cargo, planet: 3 }).s;
    expect(taken.owner[3]).toBe(0);
    expect(stockOf(taken, 'A')).toEqual({ B: 0, C: 0, F: 0, M: 0 });
    expect(stockOf(turnOf(actionsOf(taken, 'B'), 'A'), 'A')).toEqual({ B: 3, C: 5, F: 0, M: 0 });
  });

  test('example 33: an enemy planet with only its monolith falls to one action, not to a cargo ship', () => {
    const taking = (cls: 'cargo' | 'small') => {
      const s = duel();
      s.owner[3] = 1;
      const no = ship(s, 'A', cls, [9, 4]);
      return refusal(s, 'A', { t: 'conquer', ship: no, planet: 3 });
    };
    expect(taking('cargo')).toBe('E_CARGO');
    expect(taking('small')).toBe(null);
  });

  /** B's Teras on the six vertices of planet 0, Byte on (1,2), A's furnace on (1,-1); B acts. */
  function ring(): { s: State; teras: number[]; byte: number } {
    const s = duel();
    stand(s, 'furnace', [1, -1]);
    const corners = [
      [0, -3],
      [3, -3],
      [3, 0],
      [0, 3],
      [-3, 3],
      [-3, 0],
    ] as const;
    const teras = corners.map((corner) => ship(s, 'B', 'huge', corner));
    const byte = ship(s, 'B', 'small', [1, 2]);
    return { s: actionsOf(s, 'B'), teras, byte };
  }
  const bombard = { t: 'bombard', planet: 0 } as const;

  test('example 34: bombardment takes all structures; another ship conquers in the same turn', () => {
    const { s, teras, byte } = ring();
    const bombed = play(s, 'B', bombard).s;
    const { slots, owner } = view(bombed, 'table').planets[0]!;
    expect(slots.map(({ kind }) => kind).sort()).toEqual(['forest', 'forest', 'mountain', 'mountain', 'mountain']);
    expect(owner).toBe(0);
    expect(refusal(bombed, 'B', { t: 'move', ship: teras[0]!, to: at(0, -4) })).toBe('E_SPENT');
    expect(play(bombed, 'B', { t: 'conquer', ship: byte, planet: 0 }).s.owner[0]).toBe(1);
  });

  test('example 35: none of the six may have acted, and none be missing', () => {
    const { s, teras } = ring();
    const shot = { t: 'attack', unit: { ship: teras[2]! }, target: { defence: at(2, 0) } } as const;
    expect(refusal(play(s, 'B', shot, 1, 1).s, 'B', bombard)).toBe('E_SPENT');
    const away = plays(s, 'B', { t: 'move', ship: teras[0]!, to: at(0, -4) });
    expect(refusal(away, 'B', bombard)).toBe('E_FORMATION');
  });
});
