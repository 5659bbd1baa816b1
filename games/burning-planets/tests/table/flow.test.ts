import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { touchesOf } from '../../src/table/choices.ts';
import { nextMove, type Order } from '../../src/table/flow/orders.ts';
import { firstStep, flowing } from '../../src/table/flow/phases.ts';
import { senseOf } from '../../src/table/sense.ts';
import { goodPlace } from '../../src/table/setup/places.ts';
import { plays, refusal, view } from '../fixtures/play.ts';
import { at, duel, ship, stand, stock } from '../fixtures/sky.ts';

const sense = (s: State) => senseOf(view(s, 0), 0);
const turn = (s: State) =>
  flowing(sense(s), 0, {
    moves: [],
    refusal: (move) => refusal(s, 'A', move as Move),
    play: () => Promise.reject(new Error('nothing is played here')),
  });

/** Plays what leads to a move, as the table sends it: one ordinary move after the other. */
function made(s: State, orders: readonly Order[]): { readonly s: State; readonly sent: Move['t'][] } {
  let now = s;
  const sent: Move['t'][] = [];
  for (const order of orders)
    for (let more = true; more; ) {
      const move = nextMove(sense(now), order);
      if (move === null) break;
      const step = firstStep(sense(now), move);
      now = plays(now, 'A', step);
      sent.push(step.t);
      more = !('move' in order && step === move);
    }
  return { s: now, sent };
}

describe('BP-P2: phases pass by doing', () => {
  const opening = () => {
    const s: State = { ...duel(), phase: 'structures' };
    stand(s, 'spaceport', [1, -1]);
    stock(s, 'A', { C: 20, M: 20, F: 20 });
    return { s, spear: ship(s, 'A', 'small', [3, 0]) };
  };

  test('a move of a later phase is judged as if it had come, and what is wrong with it is still said', () => {
    const { s, spear } = opening();
    const { refusal: judged } = turn(s);
    expect(judged({ t: 'move', ship: spear, to: at(4, 0) })).toBe(null);
    expect(judged({ t: 'move', ship: spear, to: at(12, 0) })).toBe('E_UNREACHABLE');
    expect(judged({ t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(0, 3) })).toBe(null);
    expect(judged({ t: 'buildShip', at: { planet: 0 }, cls: 'huge', cell: at(0, 3) })).toBe('E_COST');
    expect(judged({ t: 'endTurn' })).toBe(null);
  });

  test('there is no way back: an earlier phase is over', () => {
    const { s } = opening();
    const build: Move = { t: 'build', planet: 0, kind: 'furnace', cell: at(0, 2) };
    expect(turn({ ...s, phase: 'ships' }).refusal(build)).toBe('E_PHASE');
  });

  test('the end of the phases before it is sent first, and nothing else', () => {
    const { s, spear } = opening();
    const move: Move = { t: 'move', ship: spear, to: at(4, 0) };
    expect(made(s, [{ move }]).sent).toEqual(['endPhase', 'endPhase', 'move']);
    const quiet: State = { ...s, options: { ...s.options, events: 'off' } };
    expect(made(quiet, [{ move: { t: 'endTurn' } }]).sent).toEqual(['endPhase', 'endPhase', 'endTurn']);
    const build: Move = { t: 'build', planet: 0, kind: 'furnace', cell: at(0, 2) };
    expect(made(s, [{ move: build }, { move }]).sent).toEqual(['build', 'endPhase', 'endPhase', 'move']);
  });
});

describe('orders that take several moves', () => {
  test('a ship goes as near to a place as its actions take it, and one after the other (BP-P19)', () => {
    const s: State = { ...duel(), phase: 'actions' };
    const [one, two] = [ship(s, 'A', 'small', [3, 0]), ship(s, 'A', 'medium', [3, -1])];
    const { s: after, sent } = made(s, [
      { ship: one, to: at(9, 4) },
      { ship: two, to: at(4, 0) },
    ]);
    expect(sent).toEqual(['move', 'move', 'move']);
    const cells = view(after, 0).ships.map(({ cell }) => cell);
    expect(cells[1]).toEqual(at(4, 0));
    expect(nextMove(sense(after), { ship: one, to: at(9, 4) })).toBe(null);
  });

  test('whoever closes in moves beside the target, then strikes; what has no way to it stays', () => {
    const s: State = { ...duel(), phase: 'actions' };
    const eagle = ship(s, 'A', 'large', [3, 0]);
    const mega = ship(s, 'B', 'large', [6, 0]);
    const order: Order = { unit: { ship: eagle }, target: { ship: mega } };
    expect(nextMove(sense(s), order)).toEqual({ t: 'move', ship: eagle, to: at(5, 0) });
    const beside = plays(s, 'A', { t: 'move', ship: eagle, to: at(5, 0) });
    expect(nextMove(sense(beside), order)).toEqual({ t: 'attack', unit: { ship: eagle }, target: { ship: mega } });
    expect(nextMove(sense(s), { unit: { ship: eagle }, target: { ship: 99 } })).toBe(null);
  });
});

test('the cannon that is put for somebody stands on an edge of the border', () => {
  const s: State = { ...duel(), stage: 'cannons', toAct: 0 };
  const touches = touchesOf(sense(s), 0, null, null);
  const move = goodPlace(view(s, 0), 0, touches);
  expect([...touches.values()]).toContainEqual(move);
});
