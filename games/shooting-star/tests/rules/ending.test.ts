import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/rules/cards.ts';
import { endRound } from '../../src/rules/end.ts';
import { game } from '../../src/rules/index.ts';
import { finalScore } from '../../src/rules/score.ts';
import type { State } from '../../src/rules/state.ts';
import { board } from '../fixtures/board.ts';
import { dealt, giveConquest, giveDebris, giveMissions, playedOut } from '../fixtures/deal.ts';
import { debris, play, view } from '../fixtures/play.ts';
import { oddData } from '../samples.ts';

function ended(s: State): State {
  s.round = 7;
  endRound(s, null);
  return s;
}

describe('end and scoring', () => {
  test('SS-E1 the game ends after the seventh round', () => {
    const rounds = new Set<number>();
    const s = playedOut(dealt(2, {}, 3), 3, ({ round }) => rounds.add(round));
    expect([...rounds]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(finalScore(s).reason).toBe('rounds');
    expect(game.actors(s)).toEqual([]);
  });

  test('SS-E1 or when no more planets are left than seats, at the end of the round', () => {
    const { s, events } = play(board('2 1 -- -- / 2 -- -- -- / -- -- -- --'), 'A W6 (0,0)', 'B SH (0,1)');
    expect(view(s, 0).planetsLeft).toBe(2);
    expect(s.phase).toBe('over');
    expect(view(s, 0).result!.reason).toBe('planets');
    expect(events.map(({ t }) => t).slice(-4)).toEqual([
      ...['shieldReturned', 'roundEnded', 'missionsRevealed', 'gameEnded'],
    ]);
  });

  test('SS-E2 hands go to Debris and missions are shown', () => {
    const s = playedOut(dealt(3, {}, 5), 5);
    const seen = view(s, 'table');
    expect(seen.players.map(({ handSize }) => handSize)).toEqual([0, 0, 0]);
    expect(seen.players.every(({ missions }) => missions?.length === 3)).toBe(true);
    const early = play(board('2 1 -- -- / 2 -- -- -- / -- -- -- --'), 'A W6 (0,0)', 'B SH (0,1)').s;
    expect(debris(early, 'A')).toEqual(['W8', 'W7', 'W6', 'W5', 'W4', 'W3', 'W2', 'W1', 'SH'].map((id) => `A:${id}`));
  });

  test('SS-E3 the score is cards, moons, missions and debris', () => {
    for (let seed = 0; seed < 20; seed++)
      for (const { cards, moons, missions, debris: most, total } of finalScore(playedOut(dealt(4, {}, seed), seed))
        .rows)
        expect(total).toBe(cards + moons + missions[0] + missions[1] + missions[2] + most);
  });

  test('SS-E4 a point for every card: planets of all kinds, a caught weapon, and the Shield', () => {
    const s = dealt(2);
    giveConquest(s, 'A', 'S11', 'X1', 'Z1', 'B:W4');
    expect(finalScore(ended(s)).rows[0]!.cards).toBe(5);
  });

  test('SS-E5 a point for every card with moons, however many', () => {
    const s = dealt(2, { data: oddData });
    giveConquest(s, 'A', 'S01', 'S11', 'Z5');
    expect(cardsOf(s.options).moons[34]).toBe(2);
    expect(finalScore(ended(s)).rows[0]!.moons).toBe(2);
  });

  test('SS-E6 each mission of ours-1, just met and just missed', () => {
    const small = ['S11', 'S12', 'S13', 'S14', 'S15', 'S16', 'S17', 'S18'];
    const moony = ['S01', 'S02', 'S03'];
    const cases: readonly [string, readonly string[], readonly string[]][] = [
      ['M1A', small.slice(0, 4), small.slice(0, 3)],
      ['M1B', ['Z1', 'Z2'], ['Z1', 'X1']],
      ['M1C', small.slice(0, 6), [...small.slice(0, 5), 'X1']],
      ['M1D', ['S01', 'B1'], ['S01', 'B2']],
      ['M1E', ['S01', 'S02', 'S11'], ['S01', 'S02', 'B1']],
      ['M2A', small.slice(0, 5), small.slice(0, 4)],
      ['M2B', ['Z1', 'A2', 'B2'], ['Z1', 'A2', 'S11']],
      ['M2C', small, small.slice(1)],
      ['M2D', moony, moony.slice(1)],
      ['M2E', [...small.slice(0, 4), 'Z1', 'A2'], [...small.slice(0, 5), 'Z1']],
    ];
    for (const [id, met, missed] of cases)
      for (const [pile, points] of [[met, Number(id[1])] as const, [missed, 0] as const]) {
        const s = dealt(2);
        giveConquest(s, 'A', ...pile);
        giveMissions(s, 'A', id.startsWith('M1') ? id : 'M1A', id.startsWith('M2') ? id : 'M2A', 'M3E');
        expect([id, finalScore(ended(s)).rows[0]!.missions[Number(id[1]) - 1]]).toEqual([id, points]);
      }
    for (const [id, name] of ['A1', 'B2', 'C1', 'D2', 'E1'].map((card) => [`M3${card[0]}`, card] as const)) {
      const s = dealt(2);
      giveConquest(s, 'A', name, 'Z4', 'Z5');
      giveMissions(s, 'A', 'M1A', 'M2A', id);
      expect(finalScore(ended(s)).rows[0]!.missions[2]).toBe(3);
    }
  });

  test('SS-E7 planets in Debris count there as cards, under isolatedTo: debris', () => {
    const s = dealt(2, { isolatedTo: 'debris' });
    giveDebris(s, 'B', 'S01', 'X1');
    const { rows } = finalScore(ended(s));
    expect(rows.map(({ debrisCount, debris: points }) => [debrisCount, points])).toEqual([
      [9, 0],
      [11, 3],
    ]);
    expect(rows[1]).toMatchObject({ cards: 0, moons: 0 });
  });

  test('SS-E8 most points wins; places are shared only by seats equal in points, cards and moons', () => {
    const s = dealt(4);
    giveConquest(s, 'B', 'S11', 'S12');
    giveConquest(s, 'C', 'S13', 'S14');
    giveConquest(s, 'D', 'S15');
    for (const letter of ['A', 'B', 'C', 'D']) giveMissions(s, letter, 'M1B', 'M2B', 'M3A');
    expect(game.result(ended(s))).toEqual({ places: [4, 1, 1, 3], scores: [3, 5, 5, 4] });
    expect(finalScore(s).winners).toEqual([1, 2]);
  });
});
