import type { Seat } from '@orrery/kernel';
import type { Board } from '../rules/board.ts';
import { defencesOn, orbitOf, planetAt, planetsOwned, structuresOn } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { worthOf } from '../rules/tables.ts';
import { CANNON, isDefence, isShip, THINGS } from '../rules/things.ts';
import { actionsOf } from '../rules/units.ts';
import { isWarship, oddsTable, paceOf, roundsLeft } from './force.ts';
import type { Habits } from './habits.ts';
import { prizeOf } from './prize.ts';
import { FAR, type Ways, waysOf } from './ways.ts';
import { TOWER } from './worth.ts';

/** What a seat's fleet is to do this turn; found anew for every move. */
export interface Orders {
  readonly ways: Ways;
  /** The enemy planet to take, -1 if there is none. */
  readonly target: number;
  /** The fleet is strong enough to go there, and enough of it is there to strike. */
  readonly march: boolean;
  readonly ready: boolean;
  /** The own planet where ships gather, -1 if there is none. */
  readonly home: number;
  /** By unit: the uninhabited planet a ship is to settle, -1 for most. */
  readonly claims: readonly number[];
}

/** How much fleet, in worth, it takes to break a defence. */
const CANNON_NEEDS = 60;
const TOWER_NEEDS = 220;
/** Foes so near a planet defend it. */
const NEAR = 8;
/** Which part of the defences a fleet must be able to break in a turn to march, and to strike; where hardly a ship guards them an alert one needs less. */
const GUARDED = { march: 0.9, strike: 0.7 } as const;
const UNGUARDED = { march: 0.5, strike: 0.35 } as const;
const OVERWHELMING = 3;

export function ordersOf(s: State, board: Board, seat: Seat, how: Habits): Orders {
  const ways = waysOf(s, board);
  const claims = claimsOf(s, seat, ways);
  const target = targetOf(s, board, seat, ways);
  const home = homeOf(s, board, seat, ways, target);
  if (target < 0) return { ways, target, march: false, ready: false, home, claims };
  const steps = ways.toPlanet(s, target);
  const siege = { seat, planet: target, claims, steps };
  const power = siegePower(s, board, siege, FAR);
  const fleet = fleetWorth(s, seat);
  const guard = guardOf(s, target, steps);
  const part = how.alert && fleet >= OVERWHELMING * guard ? UNGUARDED : GUARDED;
  const { daring = 1 } = how;
  const march = power >= daring * part.march * defencesOn(s, target) && fleet >= daring * 0.9 * guard;
  const ready = march && siegePower(s, board, siege, 0) >= daring * part.strike * defencesOn(s, target);
  return { ways, target, march, ready, home, claims };
}

/** Each uninhabited planet is for the own ship that is there soonest, one each, unless somebody else is there much sooner. */
function claimsOf(s: State, seat: Seat, ways: Ways): number[] {
  const claims = new Array<number>(s.uKind.length).fill(-1);
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (s.owner[planet]! >= 0) continue;
    const steps = ways.toPlanet(s, planet);
    let best = -1;
    let soonest = FAR;
    let theirs = FAR;
    for (let row = 0; row < s.uKind.length; row++) {
      const kind = s.uKind[row]!;
      if (!isShip(kind)) continue;
      const turns = steps[s.uCell[row]!]! / (2 * paceOf(s, kind));
      if (s.uSeat[row] !== seat) theirs = Math.min(theirs, turns);
      else if (turns < soonest && claims[row] === -1) {
        soonest = turns;
        best = row;
      }
    }
    if (best >= 0 && soonest <= theirs + 1 && soonest <= roundsLeft(s)) claims[best] = planet;
  }
  return claims;
}

/** The enemy planet that gives most for the trouble. */
function targetOf(s: State, board: Board, seat: Seat, ways: Ways): number {
  let best = -1;
  let highest = 0;
  for (let planet = 0; planet < s.owner.length; planet++) {
    const owner = s.owner[planet]!;
    if (owner < 0 || owner === seat) continue;
    const steps = ways.toPlanet(s, planet);
    const far = nearestOf(s, board, seat, steps);
    if (far / 4 > roundsLeft(s) + 1) continue;
    const last = planetsOwned(s, owner) === 1 ? 200 : 0;
    const need = needOf(s, board, planet) + 6 * structuresOn(s, planet) + guardOf(s, planet, steps);
    const score = (prizeOf(s, planet) + last) / (60 + need + 5 * far);
    if (score > highest) {
      highest = score;
      best = planet;
    }
  }
  return best;
}

function nearestOf(s: State, board: Board, seat: Seat, steps: Uint8Array): number {
  let nearest = FAR;
  for (let planet = 0; planet < s.owner.length; planet++)
    if (s.owner[planet] === seat) nearest = Math.min(nearest, steps[orbitOf(s, board, planet)[0]!]!);
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uSeat[row] === seat && isWarship(s.uKind[row]!)) nearest = Math.min(nearest, steps[s.uCell[row]!]!);
  return nearest;
}

function needOf(s: State, board: Board, planet: number): number {
  if (defencesOn(s, planet) === 0) return 0;
  let need = 0;
  for (let row = 0; row < s.uKind.length; row++)
    if (isDefence(s.uKind[row]!) && planetAt(s, board, s.uCell[row]!) === planet)
      need += s.uKind[row] === TOWER ? TOWER_NEEDS : CANNON_NEEDS;
  return need;
}

/** The owner's warships near a planet, in worth. */
function guardOf(s: State, planet: number, steps: Uint8Array): number {
  const owner = s.owner[planet]!;
  let sum = 0;
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uSeat[row] === owner && isWarship(s.uKind[row]!) && steps[s.uCell[row]!]! <= NEAR)
      sum += worthOf(s, owner, s.uKind[row]!);
  return sum;
}

/** The warships of a seat, in worth. */
export function fleetWorth(s: State, seat: Seat): number {
  let sum = 0;
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uSeat[row] === seat && isWarship(s.uKind[row]!)) sum += worthOf(s, seat, s.uKind[row]!);
  return sum;
}

/** A planet that a seat would take, with the ships that are wanted elsewhere and the steps to it. */
interface Siege {
  readonly seat: Seat;
  readonly planet: number;
  readonly claims: readonly number[];
  readonly steps: Uint8Array;
}

/** Defences the fleet would break in a turn at the planet; `slack` 0 counts only ships that are one move away. */
function siegePower(s: State, board: Board, { seat, planet, claims, steps }: Siege, slack: number): number {
  const odds = oddsTable(s);
  const defence = hardestOn(s, board, planet);
  let hits = 0;
  for (let row = 0; row < s.uKind.length; row++) {
    const kind = s.uKind[row]!;
    if (s.uSeat[row] !== seat || !isWarship(kind) || claims[row] !== -1) continue;
    if (steps[s.uCell[row]!]! > paceOf(s, kind) + slack) continue;
    hits += actionsOf(kind) * odds[kind * THINGS + defence]!;
  }
  return defencesOn(s, planet) === 0 ? 1 : hits;
}

export function hardestOn(s: State, board: Board, planet: number): number {
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uKind[row] === TOWER && planetAt(s, board, s.uCell[row]!) === planet) return TOWER;
  return CANNON;
}

/** The own planet in most danger, else the one nearest to the target. */
function homeOf(s: State, board: Board, seat: Seat, ways: Ways, target: number): number {
  let home = -1;
  let best = -1;
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (s.owner[planet] !== seat) continue;
    const away = target < 0 ? 0 : ways.toPlanet(s, target)[orbitOf(s, board, planet)[0]!]!;
    const score = 3 * dangerOf(s, seat, ways.toPlanet(s, planet)) + FAR - away;
    if (score > best) {
      best = score;
      home = planet;
    }
  }
  return home;
}

/** Cannons that foreign ships within two moves of a planet break in a turn, on average. */
export function hitsOn(s: State, seat: Seat, steps: Uint8Array): number {
  const odds = oddsTable(s);
  let hits = 0;
  for (let row = 0; row < s.uKind.length; row++) {
    const kind = s.uKind[row]!;
    if (s.uSeat[row] === seat || !isWarship(kind) || steps[s.uCell[row]!]! > 2 * paceOf(s, kind)) continue;
    hits += actionsOf(kind) * odds[kind * THINGS + CANNON]!;
  }
  return hits;
}

/** Foreign warships that could be at a planet within two turns, in worth. */
export function dangerOf(s: State, seat: Seat, steps: Uint8Array): number {
  let sum = 0;
  for (let row = 0; row < s.uKind.length; row++) {
    const kind = s.uKind[row]!;
    if (s.uSeat[row] === seat || !isWarship(kind)) continue;
    if (steps[s.uCell[row]!]! <= 4 * paceOf(s, kind)) sum += worthOf(s, s.uSeat[row]!, kind);
  }
  return sum;
}
