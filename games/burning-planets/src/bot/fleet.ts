import type { Seat } from '@orrery/kernel';
import { type Board, cellOf, distance } from '../rules/board.ts';
import { reach } from '../rules/movement.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { worthOf } from '../rules/tables.ts';
import { CARGO, HUGE, isShip } from '../rules/things.ts';
import { actionsOf, canSpend, refuseUnit } from '../rules/units.ts';
import { bombardment } from './bombard.ts';
import { besiege, hunt, makeWay } from './campaign.ts';
import { bestDeed, type Deed, moveOf } from './deed.ts';
import { isWarship, paceOf } from './force.ts';
import { freightMove } from './freight.ts';
import type { Habits } from './habits.ts';
import { type Orders, ordersOf } from './orders.ts';
import { isNearPrey, isPreyWithin, markPrey } from './prey.ts';
import { BOLDNESS, CAUTION, sailBy } from './sail.ts';
import { harmAt, lookOut } from './threat.ts';

const here: Deed = { value: 0, what: 'nothing', at: -1 };
const there: Deed = { value: 0, what: 'nothing', at: -1 };

/** Ships so near each other fight together. */
const TOGETHER = 7;

/**
 * What the fleet does next: who is at it goes on, then the best deed of all, then journeys. null: the turn is over. Orders
 * are thought of when somebody asks for them: many a deed needs none.
 */
export function fleetMove(s: State, board: Board, by: Seat, how: Habits): Move | null {
  const salvo = how.bombards ? bombardment(s, board, by) : null;
  if (salvo !== null) return salvo;
  let found: Orders | null = null;
  const orders = () => {
    found ??= ordersOf(s, board, by, how);
    return found;
  };
  markPrey(s, board, by);
  if (s.active >= 0 && s.uSeat[s.active] === by) {
    const move = (how.alert ? makeWay(s, board, s.active) : null) ?? unitMove(s, board, s.active, orders, how);
    if (move !== null) return move;
  }
  let best: Move | null = null;
  let highest = 0;
  for (let row = 0; row < s.uKind.length; row++) {
    if (row === s.active || refuseUnit(s, by, row) !== null) continue;
    const move = strike(s, board, row, orders);
    if (move === null || lastValue <= highest) continue;
    highest = lastValue;
    best = move;
  }
  if (best !== null) return best;
  for (let row = 0; row < s.uKind.length; row++) {
    if (row === s.active || !isShip(s.uKind[row]!) || refuseUnit(s, by, row) !== null) continue;
    const move = journey(s, board, row, orders, how);
    if (move !== null) return move;
  }
  return null;
}

function unitMove(s: State, board: Board, row: number, orders: () => Orders, how: Habits): Move | null {
  return strike(s, board, row, orders) ?? (isShip(s.uKind[row]!) ? journey(s, board, row, orders, how) : null);
}

function journey(s: State, board: Board, row: number, orders: () => Orders, how: Habits): Move | null {
  const hauls = s.uKind[row] === CARGO && orders().claims[row] === -1;
  const freight = hauls ? freightMove(s, board, row, orders()) : null;
  return freight ?? (canSpend(s, row, true) ? sail(s, board, row, orders(), how) : null);
}

/** What the move found last by `strike` promises. */
let lastValue = 0;

/** Attack, raze or conquer from here, or go where it can be done; null if nothing is worth it. */
function strike(s: State, board: Board, row: number, orders: () => Orders): Move | null {
  if (!canSpend(s, row, false)) return null;
  const cell = s.uCell[row]!;
  here.value = 0;
  if (isNearPrey(cell)) bestDeed(s, board, row, cell, here);
  lastValue = here.value;
  const kind = s.uKind[row]!;
  if (!isShip(kind) || !canSpend(s, row, true)) return here.value > 0 ? moveOf(s, board, row, here) : null;
  if (here.value === 0) return canStrikeAfter(s, row) ? approach(s, board, row, orders) : null;
  // Who can still act twice strikes first and thinks of leaving then.
  if (here.what !== 'attack' || canStrikeAfter(s, row)) return moveOf(s, board, row, here);
  return here.value > stakeOf(s, board, row, orders()) * reliefOf(s, board, row) ? moveOf(s, board, row, here) : null;
}

/** May a ship still strike once it has sailed? */
function canStrikeAfter(s: State, row: number): boolean {
  return s.uKind[row] === HUGE || s.uUsed[row]! < actionsOf(s.uKind[row]!) - 1;
}

/** Goes where there is something to strike at, if it is worth the danger. */
function approach(s: State, board: Board, row: number, orders: () => Orders): Move | null {
  lastValue = 0;
  if (!isPreyWithin(board, s.uCell[row]!, paceOf(s, s.uKind[row]!))) return null;
  let best = 0;
  let goal = -1;
  let stake = -1;
  let harmHere = 0;
  for (const to of reach(s, board, row)) {
    if (!isNearPrey(to)) continue;
    bestDeed(s, board, row, to, there);
    if (there.value <= best) continue;
    if (stake < 0) {
      stake = stakeOf(s, board, row, orders());
      lookOut(s, board, row, paceOf(s, s.uKind[row]!));
      harmHere = harmAt(board, s.uCell[row]!);
    }
    const gain = there.value - stake * (harmAt(board, to) - harmHere);
    if (gain <= best) continue;
    best = gain;
    goal = to;
  }
  lastValue = best;
  return goal < 0 ? null : { t: 'move', ship: s.uNo[row]!, to: cellOf(board, goal) };
}

/** How much harm a ship would spare itself by leaving. */
function reliefOf(s: State, board: Board, row: number): number {
  lookOut(s, board, row, paceOf(s, s.uKind[row]!));
  const harm = harmAt(board, s.uCell[row]!);
  let safest = harm;
  if (harm > 0) for (const to of reach(s, board, row)) safest = Math.min(safest, harmAt(board, to));
  return harm - safest;
}

function stakeOf(s: State, board: Board, row: number, orders: Orders): number {
  return cautionOf(s, board, row, orders) * worthOf(s, s.uSeat[row]!, s.uKind[row]!);
}

/** In good company, or when a siege is ready, a ship risks more. */
function cautionOf(s: State, board: Board, row: number, { ready, target, ways }: Orders): number {
  const cell = s.uCell[row]!;
  const seat = s.uSeat[row]!;
  if (ready && ways.toPlanet(s, target)[cell]! <= paceOf(s, s.uKind[row]!)) return BOLDNESS;
  let own = 0;
  let foe = 0;
  for (let other = 0; other < s.uKind.length; other++) {
    if (!isWarship(s.uKind[other]!) || distance(board, cell, s.uCell[other]!) > TOGETHER) continue;
    const worth = worthOf(s, s.uSeat[other]!, s.uKind[other]!);
    if (s.uSeat[other] === seat) own += worth;
    else foe += worth;
  }
  return Math.min(1.2, Math.max(BOLDNESS, (CAUTION * foe) / Math.max(1, own)));
}

function sail(s: State, board: Board, row: number, orders: Orders, how: Habits): Move | null {
  const { claims, target, march, home, ways } = orders;
  const claim = claims[row]!;
  if (claim >= 0) return sailBy(s, board, row, { steps: ways.toPlanet(s, claim), enough: 0 });
  if (isWarship(s.uKind[row]!)) {
    if (target < 0) return hunt(s, board, row, ways);
    if (march) return besiege(s, board, row, orders, how.bold ? cautionOf(s, board, row, orders) : CAUTION);
  }
  return home < 0 ? null : sailBy(s, board, row, { steps: ways.toPlanet(s, home), enough: 1 });
}
