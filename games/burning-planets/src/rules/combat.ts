import type { Chance, Emit, Seat } from '@orrery/kernel';
import { adjacent, type Board, cellAt, cellOf, SIDES } from './board.ts';
import { loseCarrier } from './contracts.ts';
import type { Event } from './events.ts';
import { emptyHold, kitAboard, kitNamed, reserveKit } from './holds.ts';
import type { Attack, Refusal, Target } from './moves.ts';
import { checkOut } from './out.ts';
import { shiftSeen } from './purse.ts';
import { NONE, type State } from './state.ts';
import { bagAt, boardOf, costOf, priceAt, tablesOf } from './tables.ts';
import { ASTEROID, CARGO, EMPTY, isOnAsteroid, UNIT } from './things.ts';
import { canSpend, nameOf, refOf, refuseUnit, removeUnit, spend, unitIn, unitRow } from './units.ts';

/** A target found on the board: its cell, and the unit there, or NONE for the asteroid itself. */
interface Mark {
  readonly cell: number;
  readonly row: number;
}

function findTarget(s: State, board: Board, target: Target): Mark | null {
  if ('asteroid' in target) {
    const cell = cellAt(board, target.asteroid);
    return cell >= 0 && isAsteroid(s, cell) ? { cell, row: NONE } : null;
  }
  const row = unitRow(s, board, target);
  return row < 0 ? null : { cell: s.uCell[row]!, row };
}

/** Bare, or under a structure. */
function isAsteroid(s: State, cell: number): boolean {
  const code = s.at[cell]!;
  return code === ASTEROID || (code >= UNIT && isOnAsteroid(s.uKind[code - UNIT]!));
}

/** BP-P24, BP-P26. */
export function refuseAttack(s: State, by: Seat, move: Attack): Refusal | null {
  const board = boardOf(s);
  const row = unitRow(s, board, move.unit);
  const refusal = refuseUnit(s, by, row);
  if (refusal !== null) return refusal;
  if (!canSpend(s, row, false)) return 'E_NO_ACTION';
  if (s.uKind[row] === CARGO) return 'E_CARGO';
  const mark = findTarget(s, board, move.target);
  if (mark === null) return 'E_TARGET';
  if (mark.row >= 0 && s.uSeat[mark.row] === by) return 'E_OWN';
  if (!adjacent(board, s.uCell[row]!, mark.cell)) return 'E_RANGE';
  return isHopeless(s, s.uKind[row]!, mark.row) ? 'E_HOPELESS' : null;
}

/** No face of the attacker's die is above the shield of the target (NONE: an asteroid). */
function isHopeless(s: State, attacker: number, target: number): boolean {
  const { die, shield, set } = tablesOf(s.options);
  return die[attacker]! <= (target < 0 ? set.asteroidShield : shield[s.uKind[target]!]!);
}

/** What a unit could attack from where it stands, each with some hope. */
export function targetsOf(s: State, board: Board, row: number): readonly Target[] {
  const kind = s.uKind[row]!;
  const from = SIDES * s.uCell[row]!;
  if (kind === CARGO || isAlone(s, board, from)) return NO_TARGETS;
  const targets: Target[] = [];
  for (let side = from; side < from + SIDES; side++) {
    const cell = board.near[side]!;
    const code = cell < 0 ? EMPTY : s.at[cell]!;
    if (code < UNIT && code !== ASTEROID) continue;
    const unit = unitIn(s, cell);
    if (unit >= 0 && s.uSeat[unit] !== s.uSeat[row] && !isHopeless(s, kind, unit)) targets.push(refOf(s, board, unit));
    if (isAsteroid(s, cell) && !isHopeless(s, kind, NONE)) targets.push({ asteroid: cellOf(board, cell) });
  }
  return targets;
}

const NO_TARGETS: readonly Target[] = [];

/** Nothing but space and ground on all sides: as most units are. */
function isAlone({ at }: State, { near }: Board, from: number): boolean {
  for (let side = from; side < from + SIDES; side++) {
    const cell = near[side]!;
    if (cell >= 0 && (at[cell]! >= UNIT || at[cell] === ASTEROID)) return false;
  }
  return true;
}

/** BP-P27 to BP-P30. */
export function attack(s: State, by: Seat, move: Attack, chance: Chance, emit: Emit<Event>): void {
  const board = boardOf(s);
  const { die, shield: shields, set } = tablesOf(s.options);
  const row = unitRow(s, board, move.unit);
  const { cell, row: target } = findTarget(s, board, move.target)!;
  spend(s, row, false);
  const a = 1 + chance.int(die[s.uKind[row]!]!, 'attack');
  const d = target < 0 ? 0 : 1 + chance.int(die[s.uKind[target]!]!, 'defence');
  const shield = target < 0 ? set.asteroidShield : shields[s.uKind[target]!]!;
  const destroyed = a > d && a > shield;
  const targetKind = target < 0 ? null : nameOf(s, target);
  const targetSeat = target < 0 ? null : s.uSeat[target]!;
  emit?.({
    t: 'attacked',
    ...{ seat: by, unit: move.unit, kind: nameOf(s, row) },
    ...{ target: move.target, targetKind, targetSeat },
    ...{ a, d, shield, destroyed },
  });
  if (!destroyed) return;
  s.busy = true;
  if (target < 0) breakAsteroid(s, board, cell, by, emit);
  else destroy(s, board, target, by, emit);
}

/** BP-P28: a structure on it is lost, whoever's; nobody gains anything. */
function breakAsteroid(s: State, board: Board, cell: number, by: Seat, emit: Emit<Event>): void {
  const row = unitIn(s, cell);
  const loser = row < 0 ? NONE : s.uSeat[row]!;
  if (row >= 0) removeUnit(s, board, row);
  s.at[cell] = EMPTY;
  if (loser >= 0 && loser !== by) checkOut(s, loser, by, emit);
}

/** BP-P30: remove the target; loot; turn up contracts; out; victory. */
function destroy(s: State, board: Board, row: number, by: Seat, emit: Emit<Event>): void {
  const loser = s.uSeat[row]!;
  if (s.uKind[row] !== CARGO) removeUnit(s, board, row);
  else {
    const ship = s.uNo[row]!;
    const kit = kitAboard(s, row);
    const named = kitNamed(s, row);
    emptyHold(s, row);
    removeUnit(s, board, row);
    const { goods, reveal } = loseCarrier(s, ship);
    loot(s, by, loser, goods, kit);
    emit?.({ t: 'looted', by, ship, cost: costOf(s, loser, CARGO), goods: bagAt(goods, 0), kit: named });
    reveal(emit);
  }
  checkOut(s, loser, by, emit);
}

/** BP-P29. */
function loot(s: State, by: Seat, loser: Seat, goods: readonly number[], kit: number): void {
  shiftSeen(s, by, tablesOf(s.options).costs, priceAt(s, loser, CARGO), 1);
  shiftSeen(s, by, goods, 0, 1);
  if (kit >= 0) reserveKit(s, by, kit);
}
