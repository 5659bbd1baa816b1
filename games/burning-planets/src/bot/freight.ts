import type { Seat } from '@orrery/kernel';
import { type Board, cellOf, distance } from '../rules/board.ts';
import { refuseLoad, refuseUnload } from '../rules/cargo.ts';
import {
  ABOARD,
  CARRIER,
  DUE,
  giverOf,
  HELD,
  isCovered,
  LEG,
  NO,
  SIGNED,
  STATE,
  takerOf,
  WIDE,
} from '../rules/contracts.ts';
import { kitAboard } from '../rules/holds.ts';
import type { Load, Move, Unload } from '../rules/moves.ts';
import { hasSpaceport, orbitAt } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { tablesOf } from '../rules/tables.ts';
import { ASTEROID, KITS, kitNames, kitThings, STATION } from '../rules/things.ts';
import { canSpend } from '../rules/units.ts';
import { roundsLeft } from './force.ts';
import type { Orders } from './orders.ts';
import { canSpare } from './papers.ts';
import { CAUTION, sailBy } from './sail.ts';
import { FAR } from './ways.ts';
import { sumWorth, worthOfGoods } from './worth.ts';

/** A kit that comes ashore in fewer rounds than this before the end is not worth the trip. */
const TRIP = 4;

/** What a cargo ship does: contracts first, then kits. null: nothing of its own. */
export function freightMove(s: State, board: Board, row: number, orders: Orders): Move | null {
  return errand(s, board, row, orders) ?? kitMove(s, board, row, orders);
}

/** Goods to hand over or to fetch under contracts: here, else the way there. */
function errand(s: State, board: Board, row: number, orders: Orders): Move | null {
  const by = s.uSeat[row]!;
  const ship = s.uNo[row]!;
  const docked = orbitAt(s, board, s.uCell[row]!);
  const owner = docked < 0 ? -1 : s.owner[docked]!;
  const deliver: number[] = [];
  const back: number[] = [];
  const due: number[] = [];
  let seeks: Seat = -1;
  for (let at = 0; at < s.contracts.length; at += WIDE) {
    if (s.contracts[at + CARRIER] !== ship || s.contracts[at + NO] === 0) continue;
    for (let leg = 0; leg < 2; leg++) {
      const state = s.contracts[at + LEG + leg]!;
      const giver = giverOf(s, at, leg);
      const taker = takerOf(s, at, leg);
      if (state === ABOARD) {
        // BP-P51: what nobody is left to take comes home; a carrier's owner is always one of the two.
        const home = s.outAt[taker] !== 0;
        const goal = home ? by : taker;
        if (goal !== owner) seeks = goal;
        else (home ? back : deliver).push(s.contracts[at + NO]!);
      } else if (state === DUE && s.contracts[at + STATE] === SIGNED && s.contracts[at + HELD + leg] === 0) {
        if (!isCovered(s, at, leg)) continue;
        if (giver === owner) due.push(s.contracts[at + NO]!);
        // One's own goods are fetched before the partner's.
        else if (seeks < 0 || giver === by) seeks = giver;
      }
    }
  }
  if (canSpend(s, row, false) && docked >= 0) {
    const unload: Unload = { t: 'unload', ship, to: { planet: docked }, deliver, back, kit: false };
    if (deliver.length + back.length > 0 && refuseUnload(s, by, unload) === null) return unload;
    const load: Load = { t: 'load', ship, from: { planet: docked }, contracts: due, kit: null, reserve: false };
    if (due.length > 0 && refuseLoad(s, by, load) === null) return load;
  }
  if (deliver.length + back.length + due.length > 0) return null;
  if (seeks < 0 || !canSpend(s, row, true)) return null;
  const goal = nearestPlanet(s, row, orders, (planet) => s.owner[planet] === seeks);
  // Partners are trusted on the way to them.
  return goal < 0
    ? null
    : sailBy(s, board, row, { steps: orders.ways.toPlanet(s, goal), enough: 0, caution: CAUTION / 4 });
}

function nearestPlanet(s: State, row: number, { ways }: Orders, fits: (planet: number) => boolean): number {
  let best = -1;
  let nearest = FAR;
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (!fits(planet)) continue;
    const far = ways.toPlanet(s, planet)[s.uCell[row]!]!;
    if (far < nearest) {
      nearest = far;
      best = planet;
    }
  }
  return best;
}

function kitMove(s: State, board: Board, row: number, orders: Orders): Move | null {
  const kit = kitAboard(s, row);
  if (kit < 0) return fetchKit(s, board, row, orders);
  if (kitThings[kit] === STATION) return null;
  const rock = nearestRock(s, board, s.uCell[row]!);
  if (rock < 0) return null;
  const ship = s.uNo[row]!;
  if (distance(board, rock, s.uCell[row]!) === 1) {
    if (!canSpend(s, row, false)) return null;
    return { t: 'unload', ship, to: { cell: cellOf(board, rock) }, deliver: [], back: [], kit: true };
  }
  return canSpend(s, row, true) ? sailBy(s, board, row, { steps: orders.ways.toCell(s, rock), enough: 1 }) : null;
}

/** A bare asteroid, the nearest. */
function nearestRock(s: State, board: Board, from: number): number {
  let best = -1;
  let nearest = FAR;
  for (let cell = 0; cell < board.cells; cell++) {
    if (s.at[cell] !== ASTEROID) continue;
    const far = distance(board, from, cell);
    if (far < nearest) {
      nearest = far;
      best = cell;
    }
  }
  return best;
}

function fetchKit(s: State, board: Board, row: number, orders: Orders): Move | null {
  const by = s.uSeat[row]!;
  const kit = kitWanted(s, by);
  if (kit < 0 || nearestRock(s, board, s.uCell[row]!) < 0) return null;
  const docked = orbitAt(s, board, s.uCell[row]!);
  if (docked >= 0 && s.owner[docked] === by && hasSpaceport(s, docked)) {
    if (!canSpend(s, row, false)) return null;
    const reserve = s.reserve[KITS * by + kit]! > 0;
    const load: Load = {
      ...{ t: 'load', ship: s.uNo[row]!, from: { planet: docked }, contracts: [] },
      ...{ kit: kitNames[kit]!, reserve },
    };
    return refuseLoad(s, by, load) === null ? load : null;
  }
  if (!canSpend(s, row, true)) return null;
  const port = nearestPlanet(s, row, orders, (planet) => s.owner[planet] === by && hasSpaceport(s, planet));
  return port < 0 ? null : sailBy(s, board, row, { steps: orders.ways.toPlanet(s, port), enough: 0 });
}

/** The number of the kit that yields most for the seat, of those it has or can pay; -1 if none pays any more. */
function kitWanted(s: State, seat: Seat): number {
  if (roundsLeft(s) < TRIP) return -1;
  const { yields } = tablesOf(s.options);
  const worth = worthOfGoods(s, seat);
  let best = -1;
  let highest = 0.5;
  for (let kit = 0; kit < KITS; kit++) {
    const thing = kitThings[kit]!;
    if (thing === STATION) continue;
    if (s.reserve[KITS * seat + kit] === 0 && !canSpare(s, seat, thing)) continue;
    const value = sumWorth(yields, 4 * thing, worth);
    if (value > highest) {
      highest = value;
      best = kit;
    }
  }
  return best;
}
