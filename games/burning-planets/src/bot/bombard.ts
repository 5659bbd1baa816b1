import type { Seat } from '@orrery/kernel';
import type { Board } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { planetAt, structuresOn } from '../rules/planets.ts';
import { refuseBombardment } from '../rules/siege.ts';
import type { State } from '../rules/state.ts';
import { CANNON, HUGE } from '../rules/things.ts';
import { TOWER } from './worth.ts';

/** Six huge ships break so much in a turn without it: 24 attacks or razings; a cannon takes 1.36 of them, a tower 1.63. */
const OTHERWISE = 24;
const CANNON_TAKES = 1.36;
const TOWER_TAKES = 1.63;
const FORMATION = 6;

/** The planet where a formation that stands (BP-P37) breaks more at once than its ships would one by one; null: none. */
export function bombardment(s: State, board: Board, by: Seat): Move | null {
  let huge = 0;
  for (let row = 0; row < s.uKind.length; row++) if (s.uSeat[row] === by && s.uKind[row] === HUGE) huge++;
  if (huge < FORMATION) return null;
  for (let planet = 0; planet < s.owner.length; planet++) {
    const move = { t: 'bombard', planet } as const;
    if (refuseBombardment(s, by, move) === null && toil(s, board, planet) > OTHERWISE) return move;
  }
  return null;
}

/** Actions that it would take to break all on a planet one by one. */
function toil(s: State, board: Board, planet: number): number {
  let sum = structuresOn(s, planet);
  for (let row = 0; row < s.uKind.length; row++) {
    if (planetAt(s, board, s.uCell[row]!) !== planet) continue;
    if (s.uKind[row] === CANNON) sum += CANNON_TAKES;
    else if (s.uKind[row] === TOWER) sum += TOWER_TAKES;
  }
  return sum;
}
