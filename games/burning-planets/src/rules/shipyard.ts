import type { Emit, Seat } from '@orrery/kernel';
import { type Board, cellAt, distance, SIDES } from './board.ts';
import type { Event } from './events.ts';
import type { BuildShip, Refusal, Yard } from './moves.ts';
import { centreOf, hasSpaceport, isPlanet, orbitOf } from './planets.ts';
import { canPay, pay } from './purse.ts';
import type { State } from './state.ts';
import { boardOf, costOf } from './tables.ts';
import { EMPTY, STATION, thingNumber } from './things.ts';
import { addFresh, unitIn } from './units.ts';

/** BP-P16, BP-P17. */
export function refuseShip(s: State, by: Seat, move: BuildShip): Refusal | null {
  const board = boardOf(s);
  if ('planet' in move.at) {
    if (!isPlanet(s, move.at.planet) || s.owner[move.at.planet] !== by) return 'E_NOT_YOURS';
    if (!hasSpaceport(s, move.at.planet)) return 'E_NO_SPACEPORT';
  } else if (ownStation(s, board, by, move.at.station) < 0) return 'E_NOT_YOURS';
  if (!canPay(s, by, thingNumber(move.cls))) return 'E_COST';
  const cell = cellAt(board, move.cell);
  if (cell < 0 || s.at[cell] !== EMPTY) return 'E_CELL';
  return berths(s, board, move.at).includes(cell) ? null : 'E_CELL';
}

function ownStation(s: State, board: Board, by: Seat, at: { readonly q: number; readonly r: number }): number {
  const row = unitIn(s, cellAt(board, at));
  return row >= 0 && s.uKind[row] === STATION && s.uSeat[row] === by ? row : -1;
}

/** The cells a new ship may go to: the empty ones touching the yard; if there is none, the nearest empty ones. */
export function berths(s: State, board: Board, yard: Yard): number[] {
  const from = 'planet' in yard ? centreOf(s, board, yard.planet) : cellAt(board, yard.station);
  const touching = 'planet' in yard ? orbitOf(s, board, yard.planet) : neighbours(board, from);
  const free = touching.filter((cell) => s.at[cell] === EMPTY);
  return free.length > 0 ? free : nearestEmpty(s, board, from);
}

function neighbours(board: Board, cell: number): number[] {
  const cells: number[] = [];
  for (let d = 0; d < SIDES; d++) if (board.near[SIDES * cell + d]! >= 0) cells.push(board.near[SIDES * cell + d]!);
  return cells;
}

/** For all cells around a planet the distance to its nearest cell is that to its centre, less the same radius. */
function nearestEmpty(s: State, board: Board, from: number): number[] {
  let nearest = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (let cell = 0; cell < board.cells; cell++) {
    if (s.at[cell] !== EMPTY) continue;
    const far = distance(board, from, cell);
    if (far < nearest) found = [];
    if (far <= nearest) {
      nearest = far;
      found.push(cell);
    }
  }
  return found;
}

export function buildShip(s: State, by: Seat, move: BuildShip, emit: Emit<Event>): void {
  const board = boardOf(s);
  const thing = thingNumber(move.cls);
  pay(s, by, thing, true);
  addFresh(s, board, thing, by, cellAt(board, move.cell));
  s.busy = true;
  if (emit === null) return;
  const { cls, cell } = move;
  emit({ t: 'shipBuilt', seat: by, ship: s.ships, cls, cell, cost: costOf(s, by, thing) });
}
