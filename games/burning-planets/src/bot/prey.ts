import type { Seat } from '@orrery/kernel';
import { type Board, distance, SIDES } from '../rules/board.ts';
import { defencesOn, orbitOf } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';

/** Cells from which there is something to strike at, of the seat and the moment marked last. */
let markedIn = new Int32Array(0);
let marking = 0;
/** The same cells in a row. */
let marked = new Int16Array(0);
let count = 0;

/** Marks the cells beside foreign units, and the orbits of planets that can be landed on. */
export function markPrey(s: State, board: Board, seat: Seat): void {
  if (markedIn.length < board.cells) {
    markedIn = new Int32Array(board.cells);
    marked = new Int16Array(board.cells);
  }
  marking++;
  count = 0;
  for (let row = 0; row < s.uKind.length; row++) {
    if (s.uSeat[row] === seat) continue;
    const from = SIDES * s.uCell[row]!;
    for (let side = from; side < from + SIDES; side++) {
      const cell = board.near[side]!;
      if (cell >= 0) mark(cell);
    }
  }
  for (let planet = 0; planet < s.owner.length; planet++)
    if (s.owner[planet] !== seat && (s.owner[planet]! < 0 || defencesOn(s, planet) === 0))
      for (const cell of orbitOf(s, board, planet)) mark(cell);
}

function mark(cell: number): void {
  if (markedIn[cell] === marking) return;
  markedIn[cell] = marking;
  marked[count++] = cell;
}

/** Is any of it within so many steps, as the crow flies? Where not, no way need be sought. */
export function isPreyWithin(board: Board, cell: number, steps: number): boolean {
  for (let i = 0; i < count; i++) if (distance(board, cell, marked[i]!) <= steps) return true;
  return false;
}

export function isNearPrey(cell: number): boolean {
  return markedIn[cell] === marking;
}
