import type { Emit, Ending, Result, Seat } from '@orrery/kernel';
import type { Kit } from '../data/index.ts';
import { allSigned } from './contracts.ts';
import type { Event, Seen } from './events.ts';
import { kitNamed } from './holds.ts';
import { planetsOwned, tallied } from './planets.ts';
import type { FinalResult } from './seen.ts';
import type { How, State } from './state.ts';
import { bagAt, worthOf } from './tables.ts';
import { CARGO, FURNACE, isShip, KITS, kitNames, SPACEPORT } from './things.ts';

/** BP-E5. */
const PLANET_POINTS = 100;
const KILL_POINTS = 200;

function living(s: State): Seat[] {
  return Array.from({ length: s.n }, (_, seat) => seat).filter((seat) => s.outAt[seat] === 0);
}

/** BP-E1, then BP-E3 (in this order by BP-P30). */
export function checkVictory(s: State, emit: Emit<Event>): void {
  const left = living(s);
  if (left.length === 1) {
    finish(s, 'conquest', emit);
    return;
  }
  if (!left.every((seat) => (s.share >> seat) & 1)) return;
  if (left.length === s.n) finish(s, 'draw', emit);
  else if (s.options.sharedVictory === 'on') finish(s, 'shared', emit);
}

export function endByScore(s: State, how: 'limit' | 'stagnation' | 'cap', emit: Emit<Event>): void {
  finish(s, how, emit);
}

function finish(s: State, how: How, emit: Emit<Event>): void {
  s.stage = 'over';
  s.how = how;
  s.toAct = -1;
  if (emit === null) return;
  const seats = Array.from({ length: s.n }, (_, seat) => seat);
  emit({
    t: 'gameEnded',
    result: finalResult(s)!,
    stocks: seats.map((seat) => bagAt(s.stock, 4 * seat)),
    reserves: seats.map((seat) => kitsIn(s.reserve, seat)),
    kits: s.uKind
      .flatMap((kind, row) => (kind === CARGO ? [{ ship: s.uNo[row]!, kit: kitNamed(s, row) }] : []))
      .sort((a, b) => a.ship - b.ship),
    contracts: allSigned(s),
  });
}

/** The kits of a seat in a list like `reserve`. */
export function kitsIn(counts: readonly number[], seat: Seat): Kit[] {
  return kitNames.flatMap((kit, k) => new Array<Kit>(counts[KITS * seat + k]!).fill(kit));
}

export function result(s: State): Result | null {
  const final = finalResult(s);
  return final && { places: final.places, scores: final.scores };
}

/** Who gives up may leave one alone (BP-E1), those who want to share it (BP-E3), or a last round that is counted (BP-E5). */
export function ending(last: readonly Seen[]): Ending | null {
  const how = last.find((seen) => seen.t === 'gameEnded')?.result.how;
  if (how === 'shared' || how === 'draw') return { t: 'agreed' };
  const seats = last.flatMap((seen) => (seen.t === 'playerOut' && seen.why === 'conceded' ? [seen.seat] : []));
  return how === 'conquest' && seats.length > 0 ? { t: 'gaveUp', seats } : null;
}

export function finalResult(s: State): FinalResult | null {
  if (s.how === null) return null;
  const counted = s.how === 'limit' || s.how === 'stagnation' || s.how === 'cap';
  const standings = Array.from({ length: s.n }, (_, seat) => standing(s, seat, counted));
  const places = standings.map((one) => 1 + standings.filter((other) => isBetter(other, one)).length);
  return {
    how: s.how,
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places,
    scores: counted ? standings.map((_, seat) => scoreOf(s, seat)) : null,
  };
}

/** BP-E6: what decides, in order: living or how late out, then points, planets, cost of ships. */
function standing(s: State, seat: Seat, counted: boolean): number[] {
  if (s.outAt[seat] !== 0) return [s.outAt[seat]!];
  const lives = s.n + 1;
  return counted ? [lives, scoreOf(s, seat), planetsOwned(s, seat), costOfShips(s, seat)] : [lives];
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  for (const [i, value] of one.entries()) if (value !== other[i]) return value > (other[i] ?? 0);
  return false;
}

/** BP-E5. */
export function scoreOf(s: State, seat: Seat): number {
  let points = PLANET_POINTS * planetsOwned(s, seat) + KILL_POINTS * s.kills[seat]!;
  for (let planet = 0; planet < s.owner.length; planet++)
    if (s.owner[planet] === seat)
      for (let thing = FURNACE; thing <= SPACEPORT; thing++)
        points += tallied(s, planet, thing) * worthOf(s, seat, thing);
  for (let row = 0; row < s.uKind.length; row++) if (s.uSeat[row] === seat) points += worthOf(s, seat, s.uKind[row]!);
  return points;
}

function costOfShips(s: State, seat: Seat): number {
  let cost = 0;
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uSeat[row] === seat && isShip(s.uKind[row]!)) cost += worthOf(s, seat, s.uKind[row]!);
  return cost;
}
