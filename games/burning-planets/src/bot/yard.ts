import type { Seat } from '@orrery/kernel';
import type { ShipClass } from '../data/index.ts';
import { type Board, cellOf } from '../rules/board.ts';
import type { Move, Yard } from '../rules/moves.ts';
import { hasSpaceport } from '../rules/planets.ts';
import { berths } from '../rules/shipyard.ts';
import type { State } from '../rules/state.ts';
import { priceAt, tablesOf, worthOf } from '../rules/tables.ts';
import { ASTEROID, CARGO, HUGE, SMALL, STATION, THINGS, thingName, thingNumber } from '../rules/things.ts';
import { yieldOf } from '../rules/turn.ts';
import { isWarship, oddsTable, roundsLeft } from './force.ts';
import type { Habits } from './habits.ts';
import { dangerOf, fleetWorth, hardestOn, type Orders, ordersOf } from './orders.ts';
import { canSpare } from './papers.ts';
import { FAR } from './ways.ts';

const MEDIUM = thingNumber('medium');
const LARGE = thingNumber('large');
/** Rounds in which a huge ship can be saved up for, and rounds it needs to be of use. */
const SAVING = 7;
const USEFUL = 9;
/** Cargo ships that a seat keeps for kits, and what must come in each turn before the first. */
const MOST_CARGO = 2;
const TRIPS = 8;

/** A danger of so much of one's own fleet lets one think of other things than war at the door. */
const SAFE = 0.8;
const PATIENT = 0.8;

/** The next ship of a seat; null: none now. */
export function shipMove(s: State, board: Board, by: Seat, how: Habits): Move | null {
  if (how.hoards && roundsLeft(s) > 0) return null;
  const orders = ordersOf(s, board, by, how);
  const cls = classWanted(s, board, by, orders, how);
  return cls < 0 ? null : launch(s, board, by, cls, orders);
}

function classWanted(s: State, board: Board, by: Seat, orders: Orders, how: Habits): number {
  const brisk = how.brisk && s.options.roundLimit !== 'off';
  const trades = how.trades === true;
  if (roundsLeft(s) === 0) return dearest(s, by);
  const afford = (kind: number) => canSpare(s, by, kind);
  if (afford(SMALL) && freePlanets(s) > orders.claims.filter((claim) => claim >= 0).length) return SMALL;
  // Rivals are each other's danger as well.
  const danger = orders.home < 0 ? 0 : dangerOf(s, by, orders.ways.toPlanet(s, orders.home)) / (s.n - 1);
  const fleet = fleetWorth(s, by);
  if (danger <= SAFE * fleet && (trades || !(brisk && s.n === 2)) && wantsCargo(s, by, trades ? 1 : 0))
    return afford(CARGO) ? CARGO : -1;
  // Huge ships are for planets: what only flies is hunted by quicker ones.
  if (orders.target >= 0 && danger <= PATIENT * fleet && savesForHuge(s, by, brisk ? 1 : SAVING))
    return afford(HUGE) ? HUGE : -1;
  if (orders.target >= 0 && afford(HUGE)) return HUGE;
  return fighter(s, board, by, orders, brisk);
}

function freePlanets(s: State): number {
  return s.owner.filter((owner) => owner < 0).length;
}

/** Before the end all is spent on what counts (BP-E5). */
function dearest(s: State, by: Seat): number {
  for (const kind of [HUGE, LARGE, CARGO, MEDIUM, SMALL]) if (canSpare(s, by, kind)) return kind;
  return -1;
}

function wantsCargo(s: State, by: Seat, more: number): boolean {
  if (roundsLeft(s) < TRIPS) return false;
  let own = 0;
  for (let row = 0; row < s.uKind.length; row++) if (s.uSeat[row] === by && s.uKind[row] === CARGO) own++;
  if (own >= MOST_CARGO + more) return false;
  let rocks = 0;
  for (const code of s.at) if (code === ASTEROID) rocks++;
  return rocks > 2 * own && incomeFor(s, by, CARGO) * 4 >= worthOf(s, by, CARGO);
}

/** What comes in each turn of the goods that a thing costs, as far as they come together. */
function incomeFor(s: State, by: Seat, thing: number): number {
  const { costs } = tablesOf(s.options);
  const price = priceAt(s, by, thing);
  const income = yieldOf(s, by, 0);
  let part = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 4; k++) if (costs[price + k]! > 0) part = Math.min(part, income[k]! / costs[price + k]!);
  return part === Number.POSITIVE_INFINITY ? 0 : part * worthOf(s, by, thing);
}

function savesForHuge(s: State, by: Seat, rounds: number): boolean {
  if (roundsLeft(s) < USEFUL) return false;
  const { costs } = tablesOf(s.options);
  const price = priceAt(s, by, HUGE);
  const income = yieldOf(s, by, 0);
  for (let k = 0; k < 4; k++) if (costs[price + k]! > s.stock[4 * by + k]! + rounds * income[k]!) return false;
  return true;
}

/** The class that breaks most for its price: foreign ships, and the defences of the target. */
function fighter(s: State, board: Board, by: Seat, { target }: Orders, brisk: boolean): number {
  const odds = oddsTable(s);
  const defence = target < 0 ? -1 : hardestOn(s, board, target);
  let best = -1;
  let highest = 0;
  for (const kind of brisk ? [MEDIUM, LARGE] : [SMALL, MEDIUM, LARGE]) {
    if (!canSpare(s, by, kind)) continue;
    let score = 0;
    let foes = 0;
    for (let row = 0; row < s.uKind.length; row++) {
      const other = s.uKind[row]!;
      if (s.uSeat[row] === by || !isWarship(other)) continue;
      foes++;
      score += odds[kind * THINGS + other]! - 0.7 * odds[other * THINGS + kind]!;
    }
    score = 1 + (foes === 0 ? 0 : score / foes) + (defence < 0 ? 0 : 4 * odds[kind * THINGS + defence]!);
    score /= worthOf(s, by, kind) ** 0.25;
    if (score > highest) {
      highest = score;
      best = kind;
    }
  }
  return best;
}

/** Where a new ship is nearest to where it will be wanted. */
export function launch(s: State, board: Board, by: Seat, kind: number, orders: Orders): Move | null {
  const goals = kind === SMALL ? s.owner.flatMap((owner, planet) => (owner < 0 ? [planet] : [])) : [];
  if (goals.length === 0 && orders.target >= 0) goals.push(orders.target);
  const away = (cell: number) =>
    goals.reduce(
      (least, planet) => Math.min(least, orders.ways.toPlanet(s, planet)[cell]!),
      goals.length === 0 ? 0 : FAR,
    );
  let best: { readonly yard: Yard; readonly cell: number } | null = null;
  let nearest = FAR + 1;
  for (const yard of yardsOf(s, board, by))
    for (const cell of berths(s, board, yard)) {
      const far = away(cell);
      if (far >= nearest) continue;
      nearest = far;
      best = { yard, cell };
    }
  if (best === null) return null;
  return { t: 'buildShip', at: best.yard, cls: thingName(kind) as ShipClass, cell: cellOf(board, best.cell) };
}

function yardsOf(s: State, board: Board, by: Seat): Yard[] {
  const yards: Yard[] = [];
  for (let planet = 0; planet < s.owner.length; planet++)
    if (s.owner[planet] === by && hasSpaceport(s, planet)) yards.push({ planet });
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uKind[row] === STATION && s.uSeat[row] === by) yards.push({ station: cellOf(board, s.uCell[row]!) });
  return yards;
}
