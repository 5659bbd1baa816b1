import { Dice, type Observer, type Seat } from '@orrery/kernel';
import type { Fighter } from '../data/index.ts';
import { type Board, cellAt, cellOf, SIDES } from '../rules/board.ts';
import { targetsOf } from '../rules/combat.ts';
import { reach } from '../rules/movement.ts';
import type { Cell, Target, UnitRef } from '../rules/moves.ts';
import { type Odds, oddsBetween, oddsInAll } from '../rules/odds.ts';
import type { View } from '../rules/seen.ts';
import type { State } from '../rules/state.ts';
import { boardOf, tablesOf } from '../rules/tables.ts';
import { CARGO, HUGE, isShip, thingName } from '../rules/things.ts';
import { actionsOf, canSpend, FINISHED, isGrounded, isHeldBack, refOf, unitRow } from '../rules/units.ts';
import { cellOfTarget } from '../sight/cells.ts';
import { imagine } from '../sight/index.ts';

/** The position as the rules read it, for help that is exact: what a seat may do never hangs on what it cannot see. */
export interface Sense {
  readonly view: View;
  readonly as: Observer;
  readonly s: State;
  readonly board: Board;
}

export function senseOf(view: View, as: Observer): Sense {
  const s = imagine(view, as === 'table' ? 0 : as, new Dice(0));
  return { view, as, s, board: boardOf(s) };
}

export function rowOf({ s, board }: Sense, ref: UnitRef): number {
  return unitRow(s, board, ref);
}

/** Where a ship could end one move, in whosever turn. */
export function reachOf(sense: Sense, ref: UnitRef): Cell[] {
  const row = rowOf(sense, ref);
  if (row < 0 || !isShip(sense.s.uKind[row]!)) return [];
  return reach(sense.s, sense.board, row).map((cell) => cellOf(sense.board, cell));
}

/** Where a unit could strike with one move and one attack: never where it cannot attack at all. */
export function threatOf(sense: Sense, ref: UnitRef): Cell[] {
  const { s, board } = sense;
  const row = rowOf(sense, ref);
  if (row < 0 || s.uKind[row] === CARGO) return [];
  const stands = [s.uCell[row]!, ...(isShip(s.uKind[row]!) ? reach(s, board, row) : [])];
  const struck = new Set<number>();
  for (const cell of stands)
    for (let d = 0; d < SIDES; d++) {
      const beside = board.near[SIDES * cell + d]!;
      if (beside >= 0 && beside !== s.uCell[row]) struck.add(beside);
    }
  return [...struck].map((cell) => cellOf(board, cell));
}

/** Something a unit may attack now, with its chances: of one attack, and of all it has left. */
export interface Aim {
  readonly target: Target;
  readonly cell: Cell;
  readonly odds: Odds;
  readonly attacks: number;
  readonly inAll: number;
}

/** BP-P18: attacks a unit has left this turn. */
export function attacksLeft({ s }: Sense, row: number): number {
  return canSpend(s, row, false) ? actionsOf(s.uKind[row]!) - s.uUsed[row]! : 0;
}

export function aimsOf(sense: Sense, ref: UnitRef): Aim[] {
  const { s, board, view } = sense;
  const row = rowOf(sense, ref);
  if (row < 0) return [];
  const attacks = Math.max(1, attacksLeft(sense, row));
  return targetsOf(s, board, row).flatMap((target) => {
    const cell = cellOfTarget(view, target);
    if (cell === null) return [];
    const odds = oddsFor(sense, row, target);
    return [{ target, cell, odds, attacks, inAll: oddsInAll(odds, attacks) }];
  });
}

export function oddsFor(sense: Sense, row: number, target: Target): Odds {
  const { set } = tablesOf(sense.s.options);
  const attacker = thingName(sense.s.uKind[row]!) as Fighter;
  if ('asteroid' in target) return oddsBetween(set, attacker, 'asteroid');
  const struck = rowOf(sense, target);
  return oddsBetween(set, attacker, thingName(sense.s.uKind[struck]!) as Fighter);
}

/** Has it an action left, and may it act at all? Whether there is something to do is another question. */
export function isReady({ s }: Sense, row: number): boolean {
  if (row < 0 || isHeldBack(s, row) || (s.uMarks[row]! & FINISHED) !== 0) return false;
  if (isShip(s.uKind[row]!) && isGrounded(s)) return false;
  return canSpend(s, row, true) || canSpend(s, row, false);
}

/** Actions a unit has left this turn; the move of a huge ship counts beside its attacks, unless it is one or the other. */
export function actionsLeft(sense: Sense, row: number): number {
  if (!isReady(sense, row)) return 0;
  const attacks = attacksLeft(sense, row);
  if (sense.s.uKind[row] !== HUGE || !hasMove(sense, row)) return attacks;
  return sense.s.options.hugeActions === '1or4' ? Math.max(1, attacks) : attacks + 1;
}

export function hasMove({ s }: Sense, row: number): boolean {
  return canSpend(s, row, true);
}

/** Units of a seat that wait to be used: ships that may act, and whatever else has somebody to shoot at. */
export function idleUnits(sense: Sense, seat: Seat): UnitRef[] {
  const { s, board } = sense;
  const idle: UnitRef[] = [];
  for (let row = 0; row < s.uKind.length; row++) {
    if (s.uSeat[row] !== seat || !isReady(sense, row)) continue;
    const worth = isShip(s.uKind[row]!) || targetsOf(s, board, row).some((target) => !('asteroid' in target));
    if (worth) idle.push(refOf(s, board, row));
  }
  return idle.sort((a, b) => orderOf(a) - orderOf(b));
}

const orderOf = (ref: UnitRef): number => ('ship' in ref ? ref.ship : Number.POSITIVE_INFINITY);

export function unitAt({ s, board }: Sense, cell: Cell): UnitRef | null {
  const at = cellAt(board, cell);
  if (at < 0) return null;
  const row = s.uCell.indexOf(at);
  return row < 0 ? null : refOf(s, board, row);
}
export function ownerOf(sense: Sense, ref: UnitRef): Seat | null {
  const row = rowOf(sense, ref);
  return row < 0 ? null : sense.s.uSeat[row]!;
}
export function kindOf(sense: Sense, ref: UnitRef): Fighter | null {
  const row = rowOf(sense, ref);
  return row < 0 ? null : (thingName(sense.s.uKind[row]!) as Fighter);
}
