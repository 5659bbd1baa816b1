import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { guess } from '../../src/bot/guess.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { at, duel, ship, stand, stock } from '../fixtures/sky.ts';

/** What A does first, by itself. */
function first(s: State): Move {
  return guess(s, 0, new Dice(0));
}

/** All that A does until its turn ends. */
function turn(s: State): Move[] {
  const now = game.copy(s);
  const dice = new Dice(0);
  const moves: Move[] = [];
  while (now.toAct === 0 && now.how === null) {
    const move = guess(now, 0, dice);
    moves.push(move);
    game.apply(now, 0, move, dice, null);
  }
  return moves;
}

test('an uninhabited planet is settled on the way', () => {
  const s = duel();
  const no = ship(s, 'A', 'small', [3, 3]);
  expect(turn(s)).toContainEqual({ t: 'conquer', ship: no, planet: 3 });
});

test('a planet that has only its monolith falls, but not to cargo ships', () => {
  const s = duel();
  s.owner[3] = 1;
  const cargo = ship(s, 'A', 'cargo', [6, 4]);
  const no = ship(s, 'A', 'small', [9, 4]);
  expect(first(s)).toEqual({ t: 'conquer', ship: no, planet: 3 });
  expect(turn(s)).not.toContainEqual({ t: 'conquer', ship: cargo, planet: 3 });
});

test('a cannon fires at what docks beside it', () => {
  const s = duel();
  const no = ship(s, 'B', 'large', [3, 0]);
  expect(first(s)).toEqual({ t: 'attack', unit: { defence: at(2, 0) }, target: { ship: no } });
});

test('a lone small ship keeps away from a cannon it cannot hurt', () => {
  const s = duel();
  s.owner[2] = s.owner[3] = 1;
  ship(s, 'A', 'small', [7, -1]);
  const beside = [at(9, -3), at(9, -2), at(10, -2)];
  for (const move of turn(s)) if (move.t === 'move') expect(beside).not.toContainEqual(move.to);
});

test('a huge ship goes round the planet to the next defence', () => {
  const s = duel();
  s.owner[2] = s.owner[3] = 0;
  stand(s, 'furnace', [12, -4]);
  // Beside neither cannon: on the far side of B's planet.
  const no = ship(s, 'A', 'huge', [13, -2]);
  const [move] = turn(s);
  expect(move).toMatchObject({ t: 'move', ship: no });
});

describe('where no enemy planet is left', () => {
  test('ships are hunted', () => {
    const s = duel();
    s.owner.fill(0);
    s.uSeat.fill(0);
    const hunter = ship(s, 'A', 'medium', [6, 0]);
    ship(s, 'B', 'small', [-6, 0]);
    const moves = turn(s).filter((move) => move.t === 'move' && move.ship === hunter);
    expect(moves.length).toBe(2);
  });
});

describe('in the last round', () => {
  test('all that is left goes into what counts', () => {
    const s = duel({ roundLimit: 15 });
    s.round = 15;
    s.phase = 'ships';
    stand(s, 'spaceport', [1, -1]);
    stock(s, 'A', { M: 125, F: 125 });
    const classes = turn(s).flatMap((move) => (move.t === 'buildShip' ? [move.cls] : []));
    expect(classes).toEqual(['huge', 'large', 'small']);
  });
});
