import type { Chance, Emit, Seat } from '@orrery/kernel';
import { type Board, cellAt, cellOf, SIDES } from './board.ts';
import type { Event } from './events.ts';
import type { Cell, MoveShip, Refusal } from './moves.ts';
import type { State } from './state.ts';
import { boardOf, tablesOf } from './tables.ts';
import { EMPTY, isShip, UNIT } from './things.ts';
import { canSpend, classOf, refuseUnit, shipRow, spend } from './units.ts';

/** Where a search has been: the cells in the order they were found, with their steps and where they were entered from. */
const found = new Int16Array(4096);
const steps = new Uint8Array(1 << 15);
const cameFrom = new Int16Array(1 << 15);
/** A cell was seen in the search whose number stands here. */
const seenIn = new Int32Array(1 << 15);
let search = 0;

/**
 * BP-P21, BP-P22: goes through all cells a ship can get to, from the nearest on, each by the first way in the order of
 * directions; stops at `wanted`. Gives how many cells were found; `found` keeps them until the next search.
 */
function explore(s: State, board: Board, row: number, wanted: number): number {
  const { near } = board;
  const { at, uSeat, uKind } = s;
  const seat = uSeat[row];
  const speed = speedOf(s, row);
  const from = s.uCell[row]!;
  search++;
  seenIn[from] = search;
  steps[from] = 0;
  found[0] = from;
  let count = 1;
  for (let next = 0; next < count; next++) {
    const cell = found[next]!;
    const far = steps[cell]! + 1;
    if (far > speed) break;
    for (let side = SIDES * cell; side < SIDES * cell + SIDES; side++) {
      const beside = near[side]!;
      if (beside < 0 || seenIn[beside] === search) continue;
      const code = at[beside]!;
      if (code !== EMPTY && !(code >= UNIT && uSeat[code - UNIT] === seat && isShip(uKind[code - UNIT]!))) continue;
      seenIn[beside] = search;
      steps[beside] = far;
      cameFrom[beside] = cell;
      found[count++] = beside;
      if (beside === wanted) return count;
    }
  }
  return count;
}

function speedOf(s: State, row: number): number {
  return tablesOf(s.options).speed[s.uKind[row]!]! + s.options.speedBonus;
}

/** The cells where a ship may end a move action, nearest first. */
export function reach(s: State, board: Board, row: number): number[] {
  const count = explore(s, board, row, -1);
  const cells: number[] = [];
  for (let i = 1; i < count; i++) if (s.at[found[i]!] === EMPTY) cells.push(found[i]!);
  return cells;
}

/**
 * Somewhere a ship may end a move action, by a random walk that mostly keeps its course: quicker than `reach`. -1 if it
 * got nowhere.
 */
export function stroll(s: State, board: Board, row: number, chance: Chance): number {
  const { near } = board;
  const { at } = s;
  let side = chance.int(SIDES, 'pick');
  let cell = s.uCell[row]!;
  let end = -1;
  for (let left = speedOf(s, row); left > 0; left--) {
    const beside = near[SIDES * cell + side]!;
    if (beside >= 0) {
      const free = at[beside] === EMPTY;
      if (free || isPassable(s, row, beside)) {
        cell = beside;
        if (free) end = cell;
        if (chance.int(4, 'pick') > 0) continue;
      }
    }
    // One to the right, or to the left.
    if (chance.int(2, 'pick') === 0) side = side === SIDES - 1 ? 0 : side + 1;
    else side = side === 0 ? SIDES - 1 : side - 1;
  }
  return end;
}

/** BP-P22. */
function isPassable(s: State, row: number, cell: number): boolean {
  const code = s.at[cell]!;
  if (code === EMPTY) return true;
  return code >= UNIT && s.uSeat[code - UNIT] === s.uSeat[row] && isShip(s.uKind[code - UNIT]!);
}

export function refuseMove(s: State, by: Seat, move: MoveShip): Refusal | null {
  const row = shipRow(s, move.ship);
  const refusal = refuseUnit(s, by, row);
  if (refusal !== null) return refusal;
  if (!canSpend(s, row, true)) return 'E_NO_ACTION';
  const board = boardOf(s);
  const to = cellAt(board, move.to);
  if (to < 0 || s.at[to] !== EMPTY) return 'E_UNREACHABLE';
  const count = explore(s, board, row, to);
  return found[count - 1] === to ? null : 'E_UNREACHABLE';
}

export function moveShip(s: State, by: Seat, move: MoveShip, emit: Emit<Event>): void {
  const board = boardOf(s);
  const row = shipRow(s, move.ship);
  const to = cellAt(board, move.to);
  const path = emit === null ? [] : pathTo(s, board, row, to);
  spend(s, row, true);
  s.at[s.uCell[row]!] = EMPTY;
  s.uCell[row] = to;
  s.at[to] = UNIT + row;
  emit?.({ t: 'moved', seat: by, ship: move.ship, cls: classOf(s, row), path });
}

/** BP-P23: the cells entered. */
function pathTo(s: State, board: Board, row: number, to: number): Cell[] {
  explore(s, board, row, to);
  const path: Cell[] = [];
  for (let cell = to; cell !== s.uCell[row]; cell = cameFrom[cell]!) path.unshift(cellOf(board, cell));
  return path;
}
