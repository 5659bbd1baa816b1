import type { Emit, Seat } from '@orrery/kernel';
import type { Structure } from '../data/index.ts';
import { cellAt } from './board.ts';
import type { Event } from './events.ts';
import type { Bombard, Conquer, Raze, Refusal } from './moves.ts';
import { checkOut, strip } from './out.ts';
import { defencesOn, isPlanet, isUninhabited, orbitAt, planetAt, structuresOn, verticesOf } from './planets.ts';
import { NOBODY, type State } from './state.ts';
import { takeDown } from './structures.ts';
import { boardOf } from './tables.ts';
import { CARGO, HUGE, isBuilding, thingName } from './things.ts';
import {
  canSpend,
  classOf,
  FINISHED,
  FRESH,
  finishActive,
  isGrounded,
  MOVED,
  refuseUnit,
  shipRow,
  spend,
  unitIn,
} from './units.ts';

/** BP-P31. */
export function refuseRaze(s: State, by: Seat, move: Raze): Refusal | null {
  const row = shipRow(s, move.ship);
  const refusal = refuseUnit(s, by, row);
  if (refusal !== null) return refusal;
  if (!canSpend(s, row, false)) return 'E_NO_ACTION';
  if (s.uKind[row] === CARGO) return 'E_CARGO';
  const { planet } = move;
  const board = boardOf(s);
  const cell = cellAt(board, move.cell);
  if (!isEnemy(s, by, planet) || cell < 0 || planetAt(s, board, cell) !== planet) return 'E_TARGET';
  if (!isBuilding(s.at[cell]!)) return 'E_TARGET';
  if (orbitAt(s, board, s.uCell[row]!) !== planet) return 'E_RANGE';
  return defencesOn(s, planet) > 0 ? 'E_DEFENDED' : null;
}

export function raze(s: State, by: Seat, move: Raze, emit: Emit<Event>): void {
  const { ship, planet } = move;
  const cell = cellAt(boardOf(s), move.cell);
  const row = shipRow(s, ship);
  spend(s, row, false);
  const kind = thingName(s.at[cell]!) as Structure;
  takeDown(s, planet, cell);
  s.busy = true;
  emit?.({ t: 'razed', seat: by, ship, cls: classOf(s, row), planet, kind, cell: move.cell, owner: s.owner[planet]! });
}

/** BP-P33, BP-P34. */
export function refuseConquest(s: State, by: Seat, move: Conquer): Refusal | null {
  const row = shipRow(s, move.ship);
  const refusal = refuseUnit(s, by, row);
  if (refusal !== null) return refusal;
  if (!canSpend(s, row, false)) return 'E_NO_ACTION';
  const { planet } = move;
  if (!isPlanet(s, planet)) return 'E_RANGE';
  if (s.owner[planet] === by) return 'E_OWN';
  if (orbitAt(s, boardOf(s), s.uCell[row]!) !== planet) return 'E_RANGE';
  if (isUninhabited(s, planet)) return null;
  if (s.uKind[row] === CARGO) return 'E_CARGO';
  return structuresOn(s, planet) > 0 ? 'E_DEFENDED' : null;
}

/** BP-P35: nature goes with the planet, all else stays the loser's. */
export function conquer(s: State, by: Seat, move: Conquer, emit: Emit<Event>): void {
  const { ship, planet } = move;
  const row = shipRow(s, ship);
  spend(s, row, false);
  const loser = s.owner[planet]!;
  s.owner[planet] = by;
  // Allowances of the turn are the new owner's own; their structures phase is over.
  s.built[planet] = 0;
  s.felled[planet] = 0;
  s.busy = true;
  emit?.({ t: 'conquered', seat: by, ship, cls: classOf(s, row), planet, owner: loser === NOBODY ? null : loser });
  if (loser === NOBODY) return;
  s.robber[loser] = by;
  checkOut(s, loser, by, emit);
}

function isEnemy(s: State, by: Seat, planet: number): boolean {
  return isPlanet(s, planet) && !isUninhabited(s, planet) && s.owner[planet] !== by;
}

/** BP-P36. */
export function refuseBombardment(s: State, by: Seat, move: Bombard): Refusal | null {
  if (isGrounded(s)) return 'E_EVENT';
  if (!isEnemy(s, by, move.planet)) return 'E_TARGET';
  const six = verticesOf(s, boardOf(s), move.planet).map((cell) => unitIn(s, cell));
  if (six.some((row) => row < 0 || s.uKind[row] !== HUGE || s.uSeat[row] !== by)) return 'E_FORMATION';
  if (six.some((row) => (s.uMarks[row]! & FRESH) !== 0)) return 'E_FRESH';
  return six.some((row) => s.uUsed[row] !== 0 || (s.uMarks[row]! & (MOVED | FINISHED)) !== 0) ? 'E_SPENT' : null;
}

export function bombard(s: State, by: Seat, move: Bombard, emit: Emit<Event>): void {
  const board = boardOf(s);
  const { planet } = move;
  finishActive(s);
  const six = verticesOf(s, board, planet).map((cell) => unitIn(s, cell));
  for (const row of six) s.uMarks[row]! |= FINISHED;
  const ships = six.map((row) => s.uNo[row]!);
  strip(s, board, planet);
  s.busy = true;
  emit?.({ t: 'bombarded', seat: by, ships, planet, owner: s.owner[planet]! });
}
