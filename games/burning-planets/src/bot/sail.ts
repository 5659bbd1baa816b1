import { type Board, cellOf } from '../rules/board.ts';
import { reach } from '../rules/movement.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { paceOf } from './force.ts';
import { harmAt, lookOut } from './threat.ts';

/** How much of its own worth a ship stakes on average for what it may gain. */
export const CAUTION = 0.8;
/** What is left of that when there is little to fear. */
export const BOLDNESS = 0.15;
/** What a step on the way is worth, in parts of the ship. */
const STEP = 0.06;
/** Gains below this are not worth an action. */
const TRIFLE = 0.05;

/** Where a ship goes: down the steps of a way. */
interface Way {
  readonly steps: Uint8Array;
  /** So many steps from its end are near enough. */
  readonly enough: number;
  readonly caution?: number;
}

export function sailBy(s: State, board: Board, row: number, { steps, enough, caution = CAUTION }: Way): Move | null {
  const cell = s.uCell[row]!;
  lookOut(s, board, row, paceOf(s, s.uKind[row]!));
  const way = (at: number) => STEP * Math.max(enough, steps[at]!);
  const now = way(cell) + caution * harmAt(board, cell);
  if (now <= STEP * enough) return null;
  let best = now - TRIFLE;
  let goal = -1;
  for (const to of reach(s, board, row)) {
    // Too long even without danger: the danger need not be known.
    if (way(to) >= best) continue;
    const then = way(to) + caution * harmAt(board, to);
    if (then < best) {
      best = then;
      goal = to;
    }
  }
  return goal < 0 ? null : { t: 'move', ship: s.uNo[row]!, to: cellOf(board, goal) };
}
