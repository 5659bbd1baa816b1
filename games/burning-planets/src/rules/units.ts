import type { Seat } from '@orrery/kernel';
import type { ShipClass } from '../data/index.ts';
import { type Board, cellAt, cellOf } from './board.ts';
import type { Refusal, UnitRef } from './moves.ts';
import { planetAt, tally } from './planets.ts';
import { NONE, type State } from './state.ts';
import { tablesOf } from './tables.ts';
import {
  ASTEROID,
  DRILL,
  EMPTY,
  GROUND,
  HABITAT,
  HUGE,
  isDefence,
  isOnAsteroid,
  isShip,
  STATION,
  thingName,
  UNIT,
} from './things.ts';

/** Marks of a unit: built or put down this turn; another has acted since; a huge ship has moved. */
export const FRESH = 1;
export const FINISHED = 2;
export const MOVED = 4;

/** Puts a new unit on the board, ready to act; a ship is numbered. */
export function addUnit(s: State, board: Board, kind: number, seat: Seat, cell: number): number {
  const row = s.uKind.length;
  s.uKind.push(kind);
  s.uSeat.push(seat);
  s.uCell.push(cell);
  s.uNo.push(isShip(kind) ? ++s.ships : 0);
  s.uUsed.push(0);
  s.uMarks.push(0);
  s.uHold.push(0);
  s.at[cell] = UNIT + row;
  if (isDefence(kind)) tally(s, planetAt(s, board, cell), kind, 1);
  return row;
}

/** As it is built or put down in a turn. */
export function addFresh(s: State, board: Board, kind: number, seat: Seat, cell: number): void {
  s.uMarks[addUnit(s, board, kind, seat, cell)] = FRESH;
}

/** Takes a unit off the board; an asteroid it stood on stays. */
export function removeUnit(s: State, board: Board, row: number): void {
  const kind = s.uKind[row]!;
  const cell = s.uCell[row]!;
  s.at[cell] = isDefence(kind) ? GROUND : isOnAsteroid(kind) ? ASTEROID : EMPTY;
  if (isDefence(kind)) tally(s, planetAt(s, board, cell), kind, -1);
  const last = s.uKind.length - 1;
  if (row !== last) {
    for (const list of [s.uKind, s.uSeat, s.uCell, s.uNo, s.uUsed, s.uMarks, s.uHold]) list[row] = list[last]!;
    s.at[s.uCell[row]!] = UNIT + row;
  }
  for (const list of [s.uKind, s.uSeat, s.uCell, s.uNo, s.uUsed, s.uMarks, s.uHold]) list.pop();
  if (s.active === row) s.active = NONE;
  else if (s.active === last) s.active = row;
}

/** The unit in a cell, -1 if there is none. */
export function unitIn(s: State, cell: number): number {
  return cell < 0 ? NONE : Math.max(NONE, s.at[cell]! - UNIT);
}

/** The ship of a number, -1 if it is not on the board. */
export function shipRow(s: State, no: number): number {
  return no < 1 ? NONE : s.uNo.indexOf(no);
}

/** The unit that is meant, -1 if there is none such. */
export function unitRow(s: State, board: Board, ref: UnitRef): number {
  if ('ship' in ref) return shipRow(s, ref.ship);
  const cell = 'defence' in ref ? ref.defence : 'station' in ref ? ref.station : ref.onAsteroid;
  const row = unitIn(s, cellAt(board, cell));
  if (row < 0) return NONE;
  const kind = s.uKind[row]!;
  const fits = 'defence' in ref ? isDefence(kind) : 'station' in ref ? kind === STATION : isOnAsteroid(kind);
  return fits ? row : NONE;
}

export function refOf(s: State, board: Board, row: number): UnitRef {
  const kind = s.uKind[row]!;
  if (isShip(kind)) return { ship: s.uNo[row]! };
  const cell = cellOf(board, s.uCell[row]!);
  return isDefence(kind) ? { defence: cell } : kind === STATION ? { station: cell } : { onAsteroid: cell };
}

export function nameOf(s: State, row: number) {
  return thingName(s.uKind[row]!);
}

/** The class of a ship. */
export function classOf(s: State, row: number): ShipClass {
  return thingName(s.uKind[row]!) as ShipClass;
}

/** The checks that come before all others of a unit's action. */
export function refuseUnit(s: State, by: Seat, row: number): Refusal | null {
  if (row < 0 || s.uSeat[row] !== by) return 'E_NOT_YOURS';
  if (isHeldBack(s, row)) return 'E_FRESH';
  if (isShip(s.uKind[row]!) && isGrounded(s)) return 'E_EVENT';
  return (s.uMarks[row]! & FINISHED) !== 0 ? 'E_SPENT' : null;
}

/** BP-P4. */
export function isHeldBack(s: State, row: number): boolean {
  return (s.uMarks[row]! & FRESH) !== 0 && (s.options.freshFire === 'off' || isShip(s.uKind[row]!));
}

/** BP-P8: no ship of whose turn it is may act. */
export function isGrounded(s: State): boolean {
  return tablesOf(s.options).grounds[s.roll] === 1;
}

/** BP-P18: how often a unit acts in a turn; a huge ship moves once besides, or instead. */
export function actionsOf(kind: number): number {
  return kind === HUGE ? 4 : kind === DRILL || kind === HABITAT ? 1 : 2;
}

/** BP-P18: is there an action of this kind left? */
export function canSpend(s: State, row: number, onMove: boolean): boolean {
  const kind = s.uKind[row]!;
  const used = s.uUsed[row]!;
  if (kind !== HUGE) return used < actionsOf(kind);
  const moved = (s.uMarks[row]! & MOVED) !== 0;
  const either = s.options.hugeActions === '1or4';
  return onMove ? !moved && !(either && used > 0) : used < actionsOf(kind) && !(either && moved);
}

/** BP-P19: who acted before has finished. */
export function spend(s: State, row: number, onMove: boolean): void {
  if (s.active !== row) {
    finishActive(s);
    s.active = row;
  }
  if (onMove && s.uKind[row] === HUGE) s.uMarks[row]! |= MOVED;
  else s.uUsed[row]!++;
}

export function finishActive(s: State): void {
  if (s.active >= 0) s.uMarks[s.active]! |= FINISHED;
  s.active = NONE;
}
