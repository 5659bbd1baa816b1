import { type Board, hexDistance } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { HUGE, isShip, THINGS } from '../rules/things.ts';
import { actionsOf } from '../rules/units.ts';
import { oddsTable, paceOf } from './force.ts';

/** Foes that are looked at from one cell after another: where they are, how far they strike, and what is left of a ship then. */
const MOST = 1024;
const foeQ = new Int16Array(MOST);
const foeR = new Int16Array(MOST);
const foeReach = new Int16Array(MOST);
const besideFoe = new Float64Array(MOST);
const nearFoe = new Float64Array(MOST);
let foes = 0;

/** With more players not every foe is after me. */
const OF_MANY = 0.6;

/** Gathers who could attack this ship before its next turn, wherever within `radius` it goes; for `harmAt`. */
export function lookOut(s: State, board: Board, row: number, radius: number): void {
  const odds = oddsTable(s);
  const kind = s.uKind[row]!;
  const seat = s.uSeat[row]!;
  const q = board.q[s.uCell[row]!]!;
  const r = board.r[s.uCell[row]!]!;
  const mood = s.n > 2 ? OF_MANY : 1;
  foes = 0;
  for (let foe = 0; foe < s.uKind.length && foes < MOST; foe++) {
    if (s.uSeat[foe] === seat) continue;
    const foeKind = s.uKind[foe]!;
    const chance = odds[foeKind * THINGS + kind]!;
    if (chance === 0) continue;
    const reach = isShip(foeKind) ? paceOf(s, foeKind) + 1 : 1;
    const cell = s.uCell[foe]!;
    if (hexDistance(board.q[cell]! - q, board.r[cell]! - r) > radius + reach) continue;
    const attacks = actionsOf(foeKind);
    const logMiss = Math.log(1 - chance) * mood;
    foeQ[foes] = board.q[cell]!;
    foeR[foes] = board.r[cell]!;
    foeReach[foes] = reach;
    besideFoe[foes] = attacks * logMiss;
    // Who has to sail first has an attack less, but for huge ships.
    nearFoe[foes] = (foeKind === HUGE ? attacks : attacks - 1) * logMiss;
    foes++;
  }
}

/** The chance that the ship looked out for is destroyed in this cell before its next turn. */
export function harmAt(board: Board, cell: number): number {
  const q = board.q[cell]!;
  const r = board.r[cell]!;
  let log = 0;
  for (let foe = 0; foe < foes; foe++) {
    const far = hexDistance(foeQ[foe]! - q, foeR[foe]! - r);
    if (far <= 1) log += besideFoe[foe]!;
    else if (far <= foeReach[foe]!) log += nearFoe[foe]!;
  }
  return log === 0 ? 0 : 1 - Math.exp(log);
}
