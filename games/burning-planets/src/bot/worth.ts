import type { Seat } from '@orrery/kernel';
import { groundOf, isFreeGround, planetsOwned } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { boardOf, priceAt, tablesOf } from '../rules/tables.ts';
import { CANNON, CARGO, DRILL, FURNACE, HABITAT, SMALL, SPACEPORT, thingNumber } from '../rules/things.ts';
import { yieldOf } from '../rules/turn.ts';
import { roundsLeft } from './force.ts';

const GREENHOUSE = thingNumber('greenhouse');
export const TOWER = thingNumber('tower');
export const SOURCES = [FURNACE, GREENHOUSE] as const;

/** Turns over which a source is expected to pay. */
const PAYING = 10;

/** What one unit of B, C, F and M is worth to a seat now: 1 is what it needs, 0 what it has no use for. */
export function worthOfGoods(s: State, seat: Seat): number[] {
  const { costs, yields } = tablesOf(s.options);
  const income = yieldOf(s, seat, 0);
  const worth = worthOfWarGoods(s, seat, income);
  const turns = Math.min(PAYING, roundsLeft(s)) * s.options.incomeFactor;
  const forWar = worth.slice();
  for (const source of SOURCES) {
    const price = priceAt(s, seat, source);
    let gain = 0;
    let units = 0;
    for (let k = 0; k < 4; k++) {
      gain += yields[4 * source + k]! * forWar[k]!;
      units += costs[price + k]!;
    }
    if (units === 0) continue;
    const room = hasRoomFor(s, seat, source) ? 1 : 0.2;
    for (let k = 0; k < 4; k++)
      if (costs[price + k]! > 0) worth[k] = Math.max(worth[k]!, room * Math.min(1.2, (gain * turns) / units));
  }
  const cannon = priceAt(s, seat, CANNON);
  for (let k = 0; k < 4; k++) {
    if (costs[cannon + k]! > 0) worth[k] = Math.max(worth[k]!, 0.3);
    worth[k] = Math.max(worth[k]!, 0.05);
    if (s.stock[4 * seat + k]! > GLUT * planetsOwned(s, seat)) worth[k]! *= 0.6;
  }
  return worth;
}
const GLUT = 60;

/** Rounds before the end in which whatever is built counts (BP-E5). */
const COUNTED = 5;

/** Does a source yield only goods that nothing of a seat's fleet and planets costs? Kits are few, and one of each lies in the reserve. */
export function isIdle(s: State, seat: Seat, source: number): boolean {
  if (!(SOURCES as readonly number[]).includes(source) || roundsLeft(s) <= COUNTED) return false;
  const { costs, yields } = tablesOf(s.options);
  for (let k = 0; k < 4; k++) {
    if (yields[4 * source + k] === 0) continue;
    for (let thing = SMALL; thing <= SPACEPORT; thing++)
      if (thing !== DRILL && thing !== HABITAT && costs[priceAt(s, seat, thing) + k]! > 0) return false;
  }
  return true;
}

/** Ships need their goods together: what there is less of is worth more. */
function worthOfWarGoods(s: State, seat: Seat, income: readonly number[]): number[] {
  const { costs } = tablesOf(s.options);
  const need = [0, 0, 0, 0];
  for (let kind = SMALL; kind <= CARGO; kind++) {
    const price = priceAt(s, seat, kind);
    let units = 0;
    for (let k = 0; k < 4; k++) units += costs[price + k]!;
    for (let k = 0; k < 4; k++) need[k]! += costs[price + k]! / Math.max(1, units) / (CARGO + 1);
  }
  const supply = need.map((share, k) => (share === 0 ? 0 : (s.stock[4 * seat + k]! + 5 * income[k]! + 5) / share));
  const mean = need.reduce((sum, share, k) => sum + share * supply[k]!, 0);
  return need.map((share, k) => (share === 0 ? 0 : Math.min(1.8, Math.max(0.35, mean / supply[k]!))));
}

function hasRoomFor(s: State, seat: Seat, source: number): boolean {
  const { bars } = tablesOf(s.options);
  const board = boardOf(s);
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (s.owner[planet] !== seat || (bars[s.biome[planet]!]! >> source) & 1) continue;
    for (const cell of groundOf(s, board, planet)) if (isFreeGround(s, cell)) return true;
  }
  return false;
}

/** Four amounts that stand in a row, in that worth. */
export function sumWorth(numbers: ArrayLike<number>, from: number, worth: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < 4; k++) sum += numbers[from + k]! * worth[k]!;
  return sum;
}
