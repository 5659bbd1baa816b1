import { Dice, judge } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { board } from '../fixtures/board.ts';
import { dealt, dealtWithEvents, playedOut } from '../fixtures/deal.ts';
import { play, view } from '../fixtures/play.ts';

const ALL_2 = '2 2 2 2 2 2 / 2 2 2 2 2 2 / 2 2 2 2 2 2';
const bytes = (value: unknown) => JSON.stringify(value);

describe('what nobody may learn', () => {
  test("N1 another's face-down weapon: not in views, events, list of moves or sizes", () => {
    const weapons = ['W8', 'W7', 'W6', 'W5', 'W4', 'W3', 'W2', 'W1', 'SH'];
    const played = weapons.map((weapon) => play(board(ALL_2), `A ${weapon} (2,1)`));
    for (const who of [1, 2, 'table'] as const) {
      const seen = played.map(({ s, events }) => bytes([view(s, who), events.map((event) => game.tell(event, who))]));
      expect(new Set(seen).size).toBe(1);
    }
    expect(new Set(played.map(({ s }) => bytes(game.list!(s, 1)))).size).toBe(1);
    expect(new Set(played.map(({ s }) => bytes(view(s, 0)))).size).toBe(9);
  });

  test('N2 the order of the deck, unless the next replacement is shown', () => {
    const decks = [
      ['S21', 'S22', 'Z5'],
      ['Z5', 'S22', 'S21'],
    ];
    const seen = (nextReplacement: 'hidden' | 'shown') =>
      decks.map((deck) => bytes(view(board(ALL_2, { deck, options: { nextReplacement } }), 0)));
    expect(new Set(seen('hidden')).size).toBe(1);
    expect(new Set(seen('shown')).size).toBe(2);
    const s = board('3a 2 2 2 / 2 2 2 2 / 2 2 2 2', {
      deck: ['Z5', 'S22', 'S21'],
      options: { nextReplacement: 'shown' },
    });
    expect(view(s, 'table').next).toBe('S22');
    expect(view(play(s, 'A W7 (0,0)', 'B SH (3,2)').s, 'table').next).toBe('S21');
  });

  test("N3 others' missions, before the end", () => {
    const [s, events] = dealtWithEvents(3, {}, 2);
    const other: State = { ...game.copy(s), missions: [...s.missions.slice(0, 3), ...[4, 9, 14], ...[3, 8, 13]] };
    expect(bytes(view(s, 0))).toBe(bytes(view(other, 0)));
    expect(bytes(view(s, 'table'))).toBe(bytes(view(other, 'table')));
    expect(bytes(view(s, 1))).not.toBe(bytes(view(other, 1)));
    const told = (who: number | 'table') =>
      events.map((event) => game.tell(event, who)).filter((seen) => seen?.t === 'missionsDealt');
    expect(told('table').map((seen) => seen?.t === 'missionsDealt' && seen.missions)).toEqual([null, null, null]);
    expect(told(1).map((seen) => seen?.t === 'missionsDealt' && seen.missions !== null)).toEqual([false, true, false]);
  });

  test('N4 the missions left in the box, not even after the end', () => {
    const s = playedOut(dealt(2, {}, 9), 9);
    const dealtOnes = view(s, 'table').players.flatMap(({ missions }) => missions!);
    expect(dealtOnes).toHaveLength(6);
    for (const who of [0, 1, 'table'] as const)
      expect(
        bytes(view(s, who))
          .match(/M[123][A-E]/g)!
          .sort(),
      ).toEqual([...dealtOnes].sort());
  });

  test('N5 the answer to a refused move does not depend on what its sender cannot see', () => {
    const one = play(board(ALL_2), 'A W1 (1,1)').s;
    const other = play(board(ALL_2), 'A SH (1,1)').s;
    const dice = new Dice('tries');
    const answers = (s: State, seed: number) => {
      const luck = new Dice(seed);
      return Array.from({ length: 300 }, () => {
        const at = { x: luck.int(8) - 1, y: luck.int(5) - 1 };
        const weapon = `W${luck.int(10)}`;
        const judged = judge(game, s, luck.int(3), { t: 'placeWeapon', weapon, at, arrow: luck.int(5) });
        return judged.ok ? 'legal' : judged.refusal;
      });
    };
    const seed = dice.bits();
    expect(answers(one, seed)).toEqual(answers(other, seed));
    expect(new Set(answers(one, seed)).size).toBeGreaterThan(4);
  });
});
