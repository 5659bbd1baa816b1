import type { Seat } from '@orrery/kernel';
import { type Board, cellOf, SIDES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { defencesOn, groundOf, orbitAt, structuresOn } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { CARGO, FURNACE, isBuilding, isShip, SPACEPORT, THINGS } from '../rules/things.ts';
import { refOf, unitIn } from '../rules/units.ts';
import { oddsTable } from './force.ts';
import { bountyOf, prizeOf, razePrize } from './prize.ts';

/** The best a unit could do in one action from some cell: what it is worth on average, and to what. */
export interface Deed {
  value: number;
  what: 'nothing' | 'attack' | 'raze' | 'conquer';
  /** The unit attacked, or the planet. */
  at: number;
}

/** Looks for the best deed of a unit if it stood in `cell`; writes it into `out`. */
export function bestDeed(s: State, board: Board, row: number, cell: number, out: Deed): void {
  const kind = s.uKind[row]!;
  const seat = s.uSeat[row]!;
  out.value = 0;
  out.what = 'nothing';
  if (isShip(kind)) landing(s, seat, kind, orbitAt(s, board, cell), out);
  if (kind === CARGO) return;
  const odds = oddsTable(s);
  const from = SIDES * cell;
  for (let side = from; side < from + SIDES; side++) {
    const beside = board.near[side]!;
    const target = unitIn(s, beside);
    if (target < 0 || s.uSeat[target] === seat) continue;
    const chance = odds[kind * THINGS + s.uKind[target]!]!;
    if (chance === 0) continue;
    const value = chance * bountyOf(s, board, seat, target);
    if (value > out.value) {
      out.value = value;
      out.what = 'attack';
      out.at = target;
    }
  }
}

function landing(s: State, seat: Seat, kind: number, planet: number, out: Deed): void {
  if (planet < 0 || s.owner[planet] === seat) return;
  const free = s.owner[planet]! < 0;
  if (free || (kind !== CARGO && structuresOn(s, planet) === 0)) {
    out.value = prizeOf(s, planet) * (free ? 1 : 2);
    out.what = 'conquer';
    out.at = planet;
  } else if (kind !== CARGO && defencesOn(s, planet) === 0) {
    out.value = razePrize(s, planet);
    out.what = 'raze';
    out.at = planet;
  }
}

/** The move that does a deed, from where the unit stands. */
export function moveOf(s: State, board: Board, row: number, deed: Deed): Move {
  const ship = s.uNo[row]!;
  if (deed.what === 'conquer') return { t: 'conquer', ship, planet: deed.at };
  if (deed.what === 'raze') return { t: 'raze', ship, planet: deed.at, cell: cellOf(board, toRaze(s, board, deed.at)) };
  return { t: 'attack', unit: refOf(s, board, row), target: refOf(s, board, deed.at) };
}

/** What yields goes first; a spaceport before all, if it is the owner's only one. */
function toRaze(s: State, board: Board, planet: number): number {
  let found = -1;
  for (const cell of groundOf(s, board, planet)) {
    const code = s.at[cell]!;
    if (!isBuilding(code)) continue;
    if (code === SPACEPORT) return cell;
    if (found < 0 || code === FURNACE) found = cell;
  }
  return found;
}
