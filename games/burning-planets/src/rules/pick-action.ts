import type { Chance, Seat } from '@orrery/kernel';
import { type Board, cellOf } from './board.ts';
import { targetsOf } from './combat.ts';
import { stroll } from './movement.ts';
import type { Move } from './moves.ts';
import { pickCargo } from './pick-cargo.ts';
import { defencesOn, groundOf, isUninhabited, orbitAt, structuresOn } from './planets.ts';
import type { State } from './state.ts';
import { CARGO, isBuilding, isShip } from './things.ts';
import { canSpend, FINISHED, isGrounded, isHeldBack, refOf } from './units.ts';

/** Units that a pick looks at before it ends the turn. */
const LOOKS = 4;
/** Ways that a ship tries before it settles for one. */
const WALKS = 3;
/** One in so many times a turn ends although units are left. */
const IDLE = 10;
/** The units that may still act; there are never more of them than cells. */
const able = new Int16Array(4096);

export function pickAction(s: State, board: Board, by: Seat, chance: Chance): Move | null {
  if (s.active >= 0 && chance.int(8, 'pick') > 0) {
    const move = actOf(s, board, by, s.active, chance);
    if (move !== null) return move;
  }
  if (chance.int(IDLE, 'pick') === 0) return null;
  const count = findAble(s, by);
  for (let i = 0; i < LOOKS && count > 0; i++) {
    const move = actOf(s, board, by, able[chance.int(count, 'pick')]!, chance);
    if (move !== null) return move;
  }
  return null;
}

/** Gathers the units, but for the active one, that may still act; gives how many they are. */
function findAble(s: State, by: Seat): number {
  const { uSeat, uMarks, uKind, active } = s;
  const grounded = isGrounded(s);
  let count = 0;
  for (let row = 0; row < uSeat.length; row++) {
    if (uSeat[row] !== by || row === active) continue;
    const marks = uMarks[row]!;
    if (marks !== 0 && ((marks & FINISHED) !== 0 || isHeldBack(s, row))) continue;
    if (!(grounded && isShip(uKind[row]!))) able[count++] = row;
  }
  return count;
}

/** Something a unit may do, what hurts first; null if it finds nothing. */
function actOf(s: State, board: Board, by: Seat, row: number, chance: Chance): Move | null {
  const strikes = canSpend(s, row, false);
  const ship = isShip(s.uKind[row]!);
  if (strikes) {
    const targets = targetsOf(s, board, row);
    if (targets.length > 0 && chance.int(8, 'pick') > 0) {
      const target = targets[chance.int(targets.length, 'pick')]!;
      return { t: 'attack', unit: refOf(s, board, row), target };
    }
    if (ship) {
      const move = landing(s, board, by, row, chance);
      if (move !== null) return move;
    }
  }
  if (!ship || !canSpend(s, row, true)) return null;
  const to = goal(s, board, row, chance);
  return to < 0 ? null : { t: 'move', ship: s.uNo[row]!, to: cellOf(board, to) };
}

/** What a ship may do to the planet it is docked at, and a cargo ship anywhere. */
function landing(s: State, board: Board, by: Seat, row: number, chance: Chance): Move | null {
  const planet = orbitAt(s, board, s.uCell[row]!);
  const cargo = s.uKind[row] === CARGO;
  if (planet >= 0 && s.owner[planet] !== by) {
    const ship = s.uNo[row]!;
    if (isUninhabited(s, planet)) return { t: 'conquer', ship, planet };
    if (!cargo && structuresOn(s, planet) === 0) return { t: 'conquer', ship, planet };
    if (!cargo && defencesOn(s, planet) === 0) {
      const standing = groundOf(s, board, planet).filter((cell) => isBuilding(s.at[cell]!));
      return { t: 'raze', ship, planet, cell: cellOf(board, standing[chance.int(standing.length, 'pick')]!) };
    }
  }
  return cargo ? pickCargo(s, board, row, planet, chance) : null;
}

/** Into an orbit, if it finds one; -1 if it finds no way. */
function goal(s: State, board: Board, row: number, chance: Chance): number {
  let to = -1;
  for (let i = 0; i < WALKS; i++) {
    const cell = stroll(s, board, row, chance);
    if (cell >= 0) to = cell;
    if (cell >= 0 && orbitAt(s, board, cell) >= 0) break;
  }
  return to;
}
