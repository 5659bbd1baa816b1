import { decide } from '@orrery/bots';
import { commonLevels, Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { countsOf } from '../../src/bot/counts.ts';
import { guess, speech } from '../../src/bot/guess.ts';
import { firstHabits, type Habits, habits } from '../../src/bot/habits.ts';
import { mind } from '../../src/bot/mind.ts';
import { cellAt, distance } from '../../src/rules/board.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { removeUnit, shipRow } from '../../src/rules/units.ts';
import { type Coords, duel, optionsOf, seatOf, ship, stand, stock, trio } from '../fixtures/sky.ts';

const hint = (s: State, seat: number, how: Habits) => guess(s, seat, new Dice(0), how);

describe('three mediums hold all cells that touch a cannon; one of them has fired', () => {
  const CANNON: Coords = [10, -3];
  const besieged = (...waiting: readonly Coords[]) => {
    const s = duel();
    const [no] = ([[9, -2], [10, -2], [9, -3]] as const).map((cell) => ship(s, 'A', 'medium', cell)); // biome-ignore format: one line
    for (const cell of waiting) ship(s, 'A', 'large', cell);
    s.active = shipRow(s, no!);
    s.uUsed[s.active] = 1;
    return { s, no };
  };
  test('it makes way for a large one that can still come and fire', () => {
    const { s, no } = besieged([7, -2]);
    const move = hint(s, 0, habits);
    expect(move).toMatchObject({ t: 'move', ship: no });
    const board = boardOf(s);
    const to = cellAt(board, (move as Extract<Move, { t: 'move' }>).to);
    expect(distance(board, to, cellAt(board, { q: CANNON[0], r: CANNON[1] }))).toBeGreaterThan(1);
    expect(game.refuse(s, 0, move)).toBeNull();
    expect(hint(s, 0, firstHabits).t).toBe('attack');
  });
  test('it stays where nobody stronger is in reach', () => {
    expect(hint(besieged().s, 0, habits).t).not.toBe('move');
    expect(hint(besieged([2, -2]).s, 0, habits).t).not.toBe('move');
  });
});

describe('cannons', () => {
  /** A's turn to build, goods for a cannon or a furnace, and two ships of B at the door. */
  const threatened = (cls: 'small' | 'medium') => {
    const s = duel();
    s.phase = 'structures';
    stand(s, 'spaceport', [-1, 2]);
    stock(s, 'A', { C: 20, M: 20 });
    ship(s, 'B', cls, [6, -3]);
    ship(s, 'B', cls, [6, -2]);
    return s;
  };
  test('a second one is raised against ships that can break the first', () => {
    expect(hint(threatened('medium'), 0, habits)).toMatchObject({ t: 'build', kind: 'cannon' });
  });
  test('not against small ships, which never hit a cannon', () => {
    expect(hint(threatened('small'), 0, habits)).toMatchObject({ t: 'build', kind: 'furnace' });
  });
});

describe('what B, with a spaceport and a furnace, does about ships in a war of thirty rounds', () => {
  const buying = (M: number, how: Habits) => {
    const s = duel({ roundLimit: 30 });
    s.owner[2] = s.owner[3] = 0;
    stand(s, 'spaceport', [13, -4]);
    stand(s, 'furnace', [14, -5]);
    s.phase = 'ships';
    s.toAct = seatOf('B');
    stock(s, 'B', { M });
    const move = hint(s, 1, how);
    return move.t === 'buildShip' ? move.cls : move.t;
  };
  test('it does not wait for a huge one', () => {
    expect(buying(195, firstHabits)).toBe('endPhase');
    expect(buying(195, habits)).toBe('large');
  });
  test('it builds no small one to fight', () => {
    expect(buying(10, firstHabits)).toBe('small');
    expect(buying(10, habits)).toBe('endPhase');
  });
});

describe('peace', () => {
  const long = (round: number, options: object = {}) => {
    const s = trio(options);
    s.round = round;
    s.phase = 'structures';
    return s;
  };
  test.each(commonLevels)('%s would share the victory when a war without a limit has gone on for long', (level) => {
    const s = long(101);
    expect(decide({ game, mind }, { view: game.view(s, 0), me: 0, bot: level, seed: 'peace' })).toEqual({
      t: 'shareVictory',
      on: true,
    });
    s.share = 1;
    expect(decide({ game, mind }, { view: game.view(s, 0), me: 0, bot: level, seed: 'peace' })?.t).not.toBe(
      'shareVictory',
    );
  });
  test('not before, not where a limit ends it, not in a duel', () => {
    expect(speech(long(70), 0, habits)?.t).not.toBe('shareVictory');
    expect(speech(long(101, { roundLimit: 60 }), 0, habits)?.t).not.toBe('shareVictory');
    const two = duel();
    two.round = 101;
    two.phase = 'structures';
    expect(speech(two, 0, habits)?.t).not.toBe('shareVictory');
  });
  test('who counts twice as much as everybody else fights on for a while', () => {
    const s = long(80);
    expect(speech(s, 0, habits)).toEqual({ t: 'shareVictory', on: true });
    s.kills[0] = 3;
    expect(speech(s, 0, habits)?.t).not.toBe('shareVictory');
    s.share = 1;
    expect(speech(s, 0, habits)).toEqual({ t: 'shareVictory', on: false });
  });
});

test('with three seats who has neither planet nor ship gives up', () => {
  const s = trio();
  s.phase = 'structures';
  const own = s.owner.indexOf(0);
  for (let row = s.uKind.length - 1; row >= 0; row--) if (s.uSeat[row] === 0) removeUnit(s, boardOf(s), row);
  expect(speech(s, 0, habits)?.t).not.toBe('concede');
  s.owner[own] = 1;
  expect(speech(s, 0, habits)).toEqual({ t: 'concede' });
  ship(s, 'A', 'small', [6, 0]);
  expect(speech(s, 0, habits)?.t).not.toBe('concede');
});

test('the laboratory counts ships of no use, and how a match ended', () => {
  const dice = new Dice('counts');
  const s = game.setup(optionsOf(2, { preset: 'quick', roundLimit: 15 }), 2, dice, null);
  const moves: { by: number; move: Move }[] = [];
  for (let [by] = game.awaited(s); by !== undefined; [by] = game.awaited(s)) {
    const move = speech(s, by) ?? guess(s, by, dice);
    moves.push({ by, move });
    game.apply(s, by, move, dice, null);
  }
  const counts = countsOf(s, moves);
  const built = moves.filter(({ move }) => move.t === 'buildShip').length;
  const idle = counts['ships that never fought, settled or carried'];
  const berthed = counts['ships that never left their berth'];
  expect(idle.of).toBe(built);
  expect(idle.right).toBeGreaterThanOrEqual(berthed.right);
  expect(idle.right).toBeLessThan(built);
  expect(counts['ended by conquest'].right).toBe(s.how === 'conquest' ? 1 : 0);
  const still = moves.filter(({ move }) => move.t === 'buildShip' || move.t === 'endTurn');
  expect(countsOf(s, still)['ships that never left their berth']).toEqual({ right: built, of: built });
});
