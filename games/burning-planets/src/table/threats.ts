import type { Seat } from '@orrery/kernel';
import type { Cell } from '../rules/moves.ts';
import { refOf } from '../rules/units.ts';
import { cellKey } from '../sight/cells.ts';
import { type Sense, threatOf } from './sense.ts';

/** Every cell that somebody else could strike in their next turn with one move and one attack. */
export function dangerTo(sense: Sense, me: Seat): Cell[] {
  const { s, board } = sense;
  const cells = new Map<string, Cell>();
  for (let row = 0; row < s.uKind.length; row++) {
    if (s.uSeat[row] === me) continue;
    for (const cell of threatOf(sense, refOf(s, board, row))) cells.set(cellKey(cell), cell);
  }
  return [...cells.values()];
}
