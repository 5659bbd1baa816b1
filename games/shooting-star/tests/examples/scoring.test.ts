import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/rules/cards.ts';
import { endRound } from '../../src/rules/end.ts';
import { game } from '../../src/rules/index.ts';
import { pay } from '../../src/rules/missions.ts';
import { finalScore } from '../../src/rules/score.ts';
import type { State } from '../../src/rules/state.ts';
import { board } from '../fixtures/board.ts';
import { dealt, giveConquest, giveDebris, giveMissions } from '../fixtures/deal.ts';
import { play, view } from '../fixtures/play.ts';

/** The last round has just been resolved. */
function ended(s: State, round = 7): State {
  s.round = round;
  endRound(s, null);
  return s;
}

describe('end and scoring', () => {
  test('WE-31 a whole score', () => {
    const s = dealt(2);
    giveConquest(s, 'A', 'S01', 'S12', 'S13', 'Z1', 'B1', 'B:W2');
    giveDebris(s, 'A', 'A:W1', 'A:W2', 'A:W3', 'A:W4', 'A:W5', 'A:W6', 'B:W5');
    giveConquest(s, 'B', 'S14', 'S02', 'C1', 'X1');
    giveDebris(s, 'B', 'B:W1', 'B:W3', 'B:W4', 'B:W6', 'B:W7');
    giveMissions(s, 'A', 'M1D', 'M2B', 'M3B');
    giveMissions(s, 'B', 'M1B', 'M2A', 'M3A');
    expect(view(s, 0).hand).toHaveLength(2);
    expect(view(s, 1).hand).toHaveLength(2);
    const { rows, winners, reason } = finalScore(ended(s));
    expect(rows[0]).toEqual({ cards: 7, moons: 2, missions: [1, 0, 3], debrisCount: 9, debris: 3, total: 16 });
    expect(rows[1]).toEqual({ cards: 4, moons: 2, missions: [0, 0, 0], debrisCount: 7, debris: 0, total: 6 });
    expect(winners).toEqual([0]);
    expect(reason).toBe('rounds');
    expect(game.result(s)).toEqual({ places: [1, 2], scores: [16, 6] });
  });

  test('WE-32 a 3-point mission pays 3 for both planets, 1 for one of them, copies nothing', () => {
    const cards = cardsOf(dealt(2).options);
    const mission = cards.missions[cards.missionNumber.get('M3A')!]!;
    const haul = (...names: string[]) => ({
      ...{ small: 0, named: names.length, moons: 0 },
      names: names.reduce((bits, id) => bits | cards.nameBit[cards.planetNumber.get(id)!]!, 0),
    });
    expect(pay(mission, haul('Z1', 'Z2'))).toBe(1);
    expect(pay(mission, haul('A1', 'A2'))).toBe(1);
    expect(pay(mission, haul('A1', 'Z3'))).toBe(3);
    expect(pay(mission, haul('B1', 'C1'))).toBe(0);
  });

  test('WE-33 a Dark planet is a card, not a numbered planet', () => {
    const s = dealt(2);
    giveConquest(s, 'A', 'S11', 'S12', 'S13', 'S14', 'S15', 'X1');
    giveMissions(s, 'A', 'M1C', 'M2C', 'M3A');
    const row = finalScore(ended(s)).rows[0]!;
    expect(row.cards).toBe(6);
    expect(row.missions).toEqual([0, 0, 0]);
  });

  test('WE-34 all who have the most Debris get 3', () => {
    const score = (...lost: readonly string[]) => {
      const s = dealt(3);
      giveConquest(s, 'A', ...lost);
      return finalScore(ended(s)).rows.map(({ debrisCount, debris }) => [debrisCount, debris]);
    };
    expect(score()).toEqual([
      [9, 3],
      [9, 3],
      [9, 3],
    ]);
    expect(score('C:W8')).toEqual([
      [8, 0],
      [9, 3],
      [8, 0],
    ]);
    const s = dealt(3);
    giveConquest(s, 'C', 'B:W8');
    giveDebris(s, 'B', 'A:W1');
    giveDebris(s, 'A', 'C:W1');
    expect(finalScore(ended(s)).rows.map(({ debrisCount, debris }) => [debrisCount, debris])).toEqual([
      [9, 3],
      [9, 3],
      [7, 0],
    ]);
  });

  test('WE-35 ties: cards in Conquest, then moons, then shared', () => {
    type Side = { readonly pile: readonly string[]; readonly missions: readonly [string, string, string] };
    const winners = (total: number, a: Side, b: Side) => {
      const s = dealt(2);
      for (const [letter, side] of [['A', a] as const, ['B', b] as const]) {
        giveConquest(s, letter, ...side.pile);
        giveMissions(s, letter, ...side.missions);
      }
      const score = finalScore(ended(s));
      expect(score.rows.map((row) => row.total)).toEqual([total, total]);
      return score.winners;
    };
    const sevenCards = {
      pile: ['S11', 'S12', 'S13', 'S14', 'S15', 'S16', 'X1'],
      missions: ['M1B', 'M2A', 'M3A'],
    } as const;
    const sixCards = { pile: ['S17', 'S18', 'S19', 'S20', 'S01', 'Z1'], missions: ['M1C', 'M2C', 'M3B'] } as const;
    expect(winners(12, sevenCards, sixCards)).toEqual([0]);
    const twoMoons = { pile: ['B1', 'S01', 'S11', 'S12', 'X1', 'X2'], missions: ['M1D', 'M2B', 'M3A'] } as const;
    const threeMoons = { pile: ['S02', 'S03', 'S04', 'S13', 'X3', 'X4'], missions: ['M1B', 'M2A', 'M3C'] } as const;
    expect(winners(12, twoMoons, threeMoons)).toEqual([1]);
    const one = { pile: ['S11', 'S01'], missions: ['M1B', 'M2B', 'M3A'] } as const;
    const other = { pile: ['S12', 'S02'], missions: ['M1C', 'M2C', 'M3C'] } as const;
    expect(winners(6, one, other)).toEqual([0, 1]);
  });

  test('WE-36 the end by planets counts Dark ones, and never comes inside a round', () => {
    const four = board('2 2 -- -- -- -- / 2 X -- -- -- -- / -- -- -- -- -- --', { round: 5 });
    const on = play(four, 'A SH (0,0)', 'B SH (1,0)', 'C SH (0,1)').s;
    expect(on.phase).toBe('place');
    expect(on.round).toBe(6);
    const three = board('2 2 -- -- -- -- / 1 X -- -- -- -- / -- -- -- -- -- --', { round: 5 });
    // After four rounds every hand holds five cards.
    for (const [seat, letter] of ['A', 'B', 'C'].entries()) {
      giveDebris(three, letter, ...['W1', 'W2', 'W3', 'W4'].map((weapon) => `${letter}:${weapon}`));
      expect(view(three, seat).hand).toHaveLength(5);
    }
    const { s, events } = play(three, 'A W8 (0,0) down', 'B SH (1,0)', 'C SH (1,1)');
    expect(s.phase).toBe('over');
    expect(events.at(-3)).toEqual({ t: 'roundEnded', planetsLeft: 3, nextInvader: null });
    expect(finalScore(s).rows.map((row) => row.debrisCount)).toEqual([9, 9, 9]);
    expect(finalScore(s).reason).toBe('planets');
  });
});
