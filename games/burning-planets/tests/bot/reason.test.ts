// Why a bot would do that: by what lies on the board, not by the kind of move alone.
import { Dice, type Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { guess } from '../../src/bot/guess.ts';
import { reason } from '../../src/bot/reason.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { positions } from './positions.ts';

interface Hinted {
  readonly s: State;
  readonly by: Seat;
  readonly move: Move;
  readonly word: string | null;
}

const hinted = positions(2, 1)
  .filter(({ s, by }) => s.toAct === by || s.stage !== 'play')
  .map(({ s, by }): Hinted => {
    const move = guess(s, by, new Dice('why'));
    return { s, by, move, word: reason(s, by, move)?.word ?? null };
  });
const of = (word: string) => hinted.filter((each) => each.word === word);

test('a cannon, every structure, ship, way and shot has a reason', () => {
  expect(new Set(hinted.filter(({ word }) => word === null).map(({ move }) => move.t))).toEqual(new Set());
});
describe('a ship on its way', () => {
  test('to a planet that nobody owns, only while there is one', () => {
    expect(of('settle').length).toBeGreaterThan(0);
    for (const { s } of of('settle')) expect(s.owner).toContain(-1);
  });
  test('to others’ planets, and back home', () => {
    expect(of('march').length).toBeGreaterThan(0);
    expect(of('home').length).toBeGreaterThan(0);
  });
});
test('what counts at the end is said of the last rounds alone', () => {
  for (const { s } of of('counts')) expect(Number(s.options.roundLimit) - s.round).toBeLessThanOrEqual(3);
});
test('a first defence is not called one of many', () => {
  const kinds = (word: string) => new Set(of(word).map(({ move }) => (move.t === 'build' ? move.kind : move.t)));
  for (const kind of [...kinds('guard'), ...kinds('walls')]) expect(['cannon', 'tower']).toContain(kind);
});
