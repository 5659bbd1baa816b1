// Why a bot would do that: by what lies on the board, not by the kind of move alone.
import { Dice, type Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { guess } from '../../src/bot/guess.ts';
import { reason } from '../../src/bot/reason.ts';
import { cellAt, distance } from '../../src/rules/board.ts';
import { kitAboard } from '../../src/rules/holds.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import { defencesOn } from '../../src/rules/planets.ts';
import type { State } from '../../src/rules/state.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { CARGO, isDefence, isShip, thingNumber } from '../../src/rules/things.ts';
import { shipRow } from '../../src/rules/units.ts';
import { positions } from './positions.ts';

interface Hinted {
  readonly s: State;
  readonly by: Seat;
  readonly move: Move;
  readonly word: string | null;
}

const hinted = [...positions(2, 1), ...positions(3, 1)]
  .filter(({ s, by }) => s.toAct === by || s.stage !== 'play')
  .map(({ s, by }): Hinted => {
    const move = guess(s, by, new Dice('why'));
    return { s, by, move, word: reason(s, by, move)?.word ?? null };
  });
const of = (word: string): readonly Hinted[] => {
  const found = hinted.filter((each) => each.word === word);
  expect(found, word).not.toEqual([]);
  return found;
};
const ways = (word: string) =>
  of(word).flatMap(({ s, by, move }) =>
    move.t === 'move' ? [{ s, by, row: shipRow(s, move.ship), to: move.to }] : [],
  );

test('a cannon, every structure, ship, way and shot has a reason', () => {
  const mute = new Set(hinted.filter(({ word }) => word === null).map(({ move }) => move.t));
  expect([...mute].sort()).toEqual(['load', 'unload']);
});
describe('a ship on its way', () => {
  test('to a planet that nobody owns, only while there is one', () => {
    for (const { s } of of('settle')) expect(s.owner).toContain(-1);
  });
  test('to others’ planets', () => {
    for (const { s, by } of of('march')) expect(s.owner.some((owner) => owner >= 0 && owner !== by)).toBe(true);
  });
  test('a cargo ship guards nothing: it comes home to load, or brings its kit', () => {
    for (const { s, row } of ways('home')) expect(s.uKind[row]).not.toBe(CARGO);
    for (const { s, row } of ways('dock')) expect(s.uKind[row]).toBe(CARGO);
    for (const { s, row } of ways('kit')) expect(kitAboard(s, row)).toBeGreaterThanOrEqual(0);
  });
  test('it is not called safer where it comes nearer to a foreign ship', () => {
    const nearer = ({ s, by, row, to }: ReturnType<typeof ways>[number]) => {
      const board = boardOf(s);
      const foreign = s.uCell.filter((_, other) => s.uSeat[other] !== by && isShip(s.uKind[other]!));
      const nearest = (from: number) => Math.min(...foreign.map((cell) => distance(board, from, cell)));
      return nearest(cellAt(board, to)) < nearest(s.uCell[row]!);
    };
    expect(ways('hunt').filter((way) => !nearer(way))).toEqual([]);
    expect(ways('aside').filter(nearer)).toEqual([]);
  });
});
describe('what is built', () => {
  const built = (word: string) =>
    of(word).flatMap(({ s, by, move }) => (move.t === 'build' ? [{ s, by, move, thing: thingNumber(move.kind) }] : []));
  const left = (s: State) => Number(s.options.roundLimit) - s.round;

  test('what counts at the end is said of the last rounds alone', () => {
    for (const { s } of of('counts')) expect(left(s)).toBeLessThanOrEqual(3);
  });
  test('a first defence is not called one of many', () => {
    for (const { s, move, thing } of built('guard'))
      expect([isDefence(thing), defencesOn(s, move.planet)]).toEqual([true, 0]);
    for (const { s, move, thing } of built('walls')) {
      expect(isDefence(thing)).toBe(true);
      expect(defencesOn(s, move.planet)).toBeGreaterThan(0);
    }
  });
  test('in the last rounds one more defence is there to count, not against ships that may be far', () => {
    const { s, by, move } = built('walls')[0]!;
    const last = game.copy(s);
    last.round = Number(s.options.roundLimit);
    expect(reason(last, by, move)).toEqual({ word: 'counts' });
  });
});
