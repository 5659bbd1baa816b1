import type { Seat } from '@orrery/kernel';
import { type Board, SIDES } from '../rules/board.ts';
import { defencesOn, orbitOf } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';

/** Cells from which there is something to strike at, of the seat and the moment marked last. */
let markedIn = new Int32Array(0);
let marking = 0;

/** Marks the cells beside foreign units, and the orbits of planets that can be landed on. */
export function markPrey(s: State, board: Board, seat: Seat): void {
  if (markedIn.length < board.cells) markedIn = new Int32Array(board.cells);
  marking++;
  for (let row = 0; row < s.uKind.length; row++) {
    if (s.uSeat[row] === seat) continue;
    const from = SIDES * s.uCell[row]!;
    for (let side = from; side < from + SIDES; side++) {
      const cell = board.near[side]!;
      if (cell >= 0) markedIn[cell] = marking;
    }
  }
  for (let planet = 0; planet < s.owner.length; planet++)
    if (s.owner[planet] !== seat && (s.owner[planet]! < 0 || defencesOn(s, planet) === 0))
      for (const cell of orbitOf(s, board, planet)) markedIn[cell] = marking;
}

export function isNearPrey(cell: number): boolean {
  return markedIn[cell] === marking;
}
