import { cellAt, cellOf, distance } from '../../rules/board.ts';
import { targetsOf } from '../../rules/combat.ts';
import { reach } from '../../rules/movement.ts';
import type { Cell, Move, Target } from '../../rules/moves.ts';
import { canSpend } from '../../rules/units.ts';
import { cellOfTarget, targetKey } from '../../sight/cells.ts';
import { isReady, rowOf, type Sense } from '../sense.ts';

/** A move, or what is to be reached by as many moves as it takes: a place, or the end of a target. */
export type Order =
  | { readonly move: Move }
  | { readonly ship: number; readonly to: Cell }
  | { readonly ship: number; readonly target: Target };

/** What an order wants done now; null: nothing more can be done for it this turn. */
export function nextMove(sense: Sense, order: Order): Move | null {
  if ('move' in order) return order.move;
  const row = rowOf(sense, order);
  if (!isReady(sense, row)) return null;
  if ('to' in order) return approach(sense, order.ship, row, order.to, 0);
  const { s, board, view } = sense;
  const key = targetKey(order.target);
  if (targetsOf(s, board, row).some((one) => targetKey(one) === key))
    return canSpend(s, row, false) ? { t: 'attack', unit: { ship: order.ship }, target: order.target } : null;
  const at = cellOfTarget(view, order.target);
  return at === null ? null : approach(sense, order.ship, row, at, 1);
}

/** The move that brings a ship nearest to a cell, or so near; null where none brings it nearer. */
function approach({ s, board }: Sense, ship: number, row: number, to: Cell, near: number): Move | null {
  const goal = cellAt(board, to);
  if (goal < 0 || !canSpend(s, row, true)) return null;
  const far = (cell: number) => Math.max(near, distance(board, cell, goal));
  const best = reach(s, board, row).reduce((found, cell) => (found < 0 || far(cell) < far(found) ? cell : found), -1);
  return best < 0 || far(best) >= far(s.uCell[row]!) ? null : { t: 'move', ship, to: cellOf(board, best) };
}
