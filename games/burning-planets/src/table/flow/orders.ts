import type { Seat } from '@orrery/kernel';
import { adjacent, cellAt, cellOf } from '../../rules/board.ts';
import { targetsOf } from '../../rules/combat.ts';
import { reach } from '../../rules/movement.ts';
import type { Cell, Move, Target, UnitRef } from '../../rules/moves.ts';
import { canSpend } from '../../rules/units.ts';
import { cellOfTarget, targetKey } from '../../sight/cells.ts';
import { type Placing, touchesOf, usualSite } from '../choices.ts';
import { isReady, rowOf, type Sense } from '../sense.ts';
import { FAR, stepsTo } from './steps.ts';

/** A move; something to be put where it does well; or what takes as many moves as it takes: a place to go to, a target to strike. */
export type Order =
  | { readonly move: Move }
  | { readonly place: Placing }
  | { readonly ship: number; readonly to: Cell }
  /** `from`: the cell to strike it from, if it is still free. */
  | { readonly unit: UnitRef; readonly target: Target; readonly from?: Cell };

/** Is an order over with the one move that it makes? */
export const isSingle = (order: Order): boolean => 'move' in order || 'place' in order;

/** What an order wants done now; null: nothing more can be done for it this turn. */
export function nextMove(sense: Sense, order: Order): Move | null {
  if ('move' in order) return order.move;
  if ('place' in order) return usualSite(touchesOf(sense, sense.as as Seat, null, order.place));
  const row = rowOf(sense, 'to' in order ? order : order.unit);
  if (!isReady(sense, row)) return null;
  const { s, board, view } = sense;
  if ('to' in order) return approach(sense, order.ship, row, order.to, 0);
  const { unit, target, from } = order;
  const key = targetKey(target);
  if (targetsOf(s, board, row).some((one) => targetKey(one) === key))
    return canSpend(s, row, false) ? { t: 'attack', unit, target } : null;
  const at = cellOfTarget(view, target);
  if (at === null || !('ship' in unit) || isThere(sense, target) === false) return null;
  // Beside it already, and without any hope.
  if (adjacent(board, s.uCell[row]!, cellAt(board, at))) return null;
  const wanted = from === undefined ? -1 : cellAt(board, from);
  if (wanted >= 0 && canSpend(s, row, true) && reach(s, board, row).includes(wanted))
    return { t: 'move', ship: unit.ship, to: cellOf(board, wanted) };
  return approach(sense, unit.ship, row, at, 1);
}

const isThere = (sense: Sense, target: Target): boolean => 'asteroid' in target || rowOf(sense, target) >= 0;

/** The move that brings a ship nearest to a cell, or so near, by ways around what stands between; null where none does. */
function approach({ s, board }: Sense, ship: number, row: number, to: Cell, near: number): Move | null {
  const goal = cellAt(board, to);
  if (goal < 0 || !canSpend(s, row, true)) return null;
  const steps = stepsTo(s, board, row, goal);
  const far = (cell: number) => Math.max(near, steps[cell]!);
  const best = reach(s, board, row).reduce((found, cell) => (found < 0 || far(cell) < far(found) ? cell : found), -1);
  if (best < 0 || far(best) === FAR || far(best) >= far(s.uCell[row]!)) return null;
  return { t: 'move', ship, to: cellOf(board, best) };
}
