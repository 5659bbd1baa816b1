import type { Emit, Seat } from '@orrery/kernel';
import type { Board } from './board.ts';
import { returnCargo, voidContracts } from './contracts.ts';
import { checkVictory } from './end.ts';
import type { Event } from './events.ts';
import { groundOf, planetsOwned, tally } from './planets.ts';
import { NOBODY, type State } from './state.ts';
import { boardOf } from './tables.ts';
import { GROUND, isBuilding, isDefence } from './things.ts';
import { removeUnit } from './units.ts';

/** BP-E2: neither planet, nor ship, nor space structure. */
function ownsNothing(s: State, seat: Seat): boolean {
  for (let row = 0; row < s.uKind.length; row++) if (s.uSeat[row] === seat && !isDefence(s.uKind[row]!)) return false;
  return planetsOwned(s, seat) === 0;
}

/** BP-P30: after a loss of `seat` to `by`. */
export function checkOut(s: State, seat: Seat, by: Seat, emit: Emit<Event>): void {
  if (ownsNothing(s, seat)) goOut(s, seat, by, 'destroyed', emit);
}

/** BP-E2, BP-E4: what a player leaves behind vanishes; their planets stay, uninhabited, with their nature. */
export function goOut(
  s: State,
  seat: Seat,
  by: Seat | null,
  why: 'destroyed' | 'planets' | 'conceded',
  emit: Emit<Event>,
): void {
  const board = boardOf(s);
  s.outAt[seat] = 1 + Math.max(...s.outAt);
  s.share &= ~(1 << seat);
  if (by !== null) s.kills[by]!++;
  emit?.({ t: 'playerOut', seat, by, why });
  returnCargo(s, seat);
  for (let row = s.uKind.length - 1; row >= 0; row--) if (s.uSeat[row] === seat) removeUnit(s, board, row);
  for (let planet = 0; planet < s.owner.length; planet++)
    if (s.owner[planet] === seat) {
      strip(s, board, planet);
      s.owner[planet] = NOBODY;
      s.built[planet] = 0;
      s.felled[planet] = 0;
    }
  for (let k = 0; k < 4; k++) s.stock[4 * seat + k] = s.ledger[4 * seat + k] = 0;
  for (let k = 0; k < 3; k++) s.reserve[3 * seat + k] = s.kitsSeen[3 * seat + k] = 0;
  voidContracts(s, seat, emit);
  checkVictory(s, emit);
}

/** Takes all structures off a planet, defences included; nature stays. */
export function strip(s: State, board: Board, planet: number): void {
  for (const cell of groundOf(s, board, planet)) {
    const code = s.at[cell]!;
    if (isBuilding(code)) {
      s.at[cell] = GROUND;
      tally(s, planet, code, -1);
    }
  }
  for (let row = s.uKind.length - 1; row >= 0; row--) {
    if (!isDefence(s.uKind[row]!)) continue;
    if (board.panelOf[s.uCell[row]!] === s.panel[planet]) removeUnit(s, board, row);
  }
}
