import { type Board, cellOf, distance, SIDES } from '../rules/board.ts';
import { reach } from '../rules/movement.ts';
import type { Move } from '../rules/moves.ts';
import { planetAt } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { EMPTY, HUGE, isDefence, isShip, THINGS } from '../rules/things.ts';
import { canSpend, FINISHED, FRESH, unitIn } from '../rules/units.ts';
import { isWarship, oddsTable, paceOf } from './force.ts';
import type { Orders } from './orders.ts';
import { BOLDNESS, CAUTION, sailBy } from './sail.ts';
import { FAR, type Ways } from './ways.ts';

/** So near a planet its defences are what one goes for. */
const THERE = 2;

/** Goes to a planet, and there round to its defences; `caution` on the way. */
export function besiege(
  s: State,
  board: Board,
  row: number,
  { target, ways, ready }: Orders,
  caution: number,
): Move | null {
  const steps = ways.toPlanet(s, target);
  const isMark = (other: number) => isDefence(s.uKind[other]!) && planetAt(s, board, s.uCell[other]!) === target;
  const defence = steps[s.uCell[row]!]! > THERE ? -1 : nearest(s, row, ways, isMark);
  if (defence < 0) return sailBy(s, board, row, { steps, enough: 0, caution });
  return sailBy(s, board, row, { steps: ways.toCell(s, defence), enough: 1, caution: ready ? BOLDNESS : CAUTION });
}

/** Few cells touch a defence (BP-G10): who has fired at one and is followed by somebody stronger leaves its cell. null: stays. */
export function makeWay(s: State, board: Board, row: number): Move | null {
  const kind = s.uKind[row]!;
  if (!isWarship(kind) || kind === HUGE || s.uUsed[row] !== 1 || !canSpend(s, row, true)) return null;
  const defence = defenceBeside(s, board, row);
  if (defence < 0 || !isFollowed(s, board, row, defence)) return null;
  const mark = s.uCell[defence]!;
  const to = reach(s, board, row).find((cell) => distance(board, cell, mark) > 1);
  return to === undefined ? null : { t: 'move', ship: s.uNo[row]!, to: cellOf(board, to) };
}

/** The foreign defence beside a ship, all cells around which are taken; -1 if there is none. */
function defenceBeside(s: State, board: Board, row: number): number {
  const from = SIDES * s.uCell[row]!;
  for (let side = from; side < from + SIDES; side++) {
    const other = unitIn(s, board.near[side]!);
    if (other < 0 || s.uSeat[other] === s.uSeat[row] || !isDefence(s.uKind[other]!)) continue;
    const around = board.near.slice(SIDES * s.uCell[other]!, SIDES * s.uCell[other]! + SIDES);
    return around.every((cell) => cell < 0 || s.at[cell] !== EMPTY) ? other : -1;
  }
  return -1;
}

/** Could an own ship that breaks the defence more easily come to where this one is, and still fire? */
function isFollowed(s: State, board: Board, row: number, defence: number): boolean {
  const odds = oddsTable(s);
  const oddsOf = (ship: number) => odds[s.uKind[ship]! * THINGS + s.uKind[defence]!]!;
  for (let other = 0; other < s.uKind.length; other++) {
    if (s.uSeat[other] !== s.uSeat[row] || !isShip(s.uKind[other]!) || oddsOf(other) <= oddsOf(row)) continue;
    if (s.uUsed[other] !== 0 || (s.uMarks[other]! & (FRESH | FINISHED)) !== 0) continue;
    const far = distance(board, s.uCell[other]!, s.uCell[row]!);
    if (far <= paceOf(s, s.uKind[other]!) && distance(board, s.uCell[other]!, s.uCell[defence]!) > 1) return true;
  }
  return false;
}

/** Where no foreign planet is left, what still flies or stands in space is sought out (BP-E2). */
export function hunt(s: State, board: Board, row: number, ways: Ways): Move | null {
  const prey = nearest(s, row, ways, (other) => s.uSeat[other] !== s.uSeat[row]);
  return prey < 0 ? null : sailBy(s, board, row, { steps: ways.toCell(s, prey), enough: 1, caution: BOLDNESS });
}

/** The cell of the nearest such unit that a ship can hurt, -1 if there is none. */
function nearest(s: State, row: number, ways: Ways, isMark: (other: number) => boolean): number {
  const odds = oddsTable(s);
  let best = -1;
  let least = FAR;
  for (let other = 0; other < s.uKind.length; other++) {
    if (odds[s.uKind[row]! * THINGS + s.uKind[other]!] === 0 || !isMark(other)) continue;
    const cell = s.uCell[other]!;
    const far = ways.toCell(s, cell)[s.uCell[row]!]!;
    if (far < least) {
      least = far;
      best = cell;
    }
  }
  return best;
}
