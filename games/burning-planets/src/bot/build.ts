import type { Seat } from '@orrery/kernel';
import type { Structure } from '../data/index.ts';
import { type Board, cellOf, distance, SIDES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import {
  borderOf,
  defencesOn,
  groundOf,
  hasSpaceport,
  innerOf,
  isFreeGround,
  planetAt,
  structuresOn,
} from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { tablesOf } from '../rules/tables.ts';
import { CANNON, isDefence, SPACEPORT, thingName, UNIT } from '../rules/things.ts';
import { roundsLeft } from './force.ts';
import type { Habits } from './habits.ts';
import { dangerOf, hitsOn } from './orders.ts';
import { canSpare } from './papers.ts';
import { waysOf } from './ways.ts';
import { isIdle, SOURCES, sumWorth, TOWER, worthOfGoods } from './worth.ts';

/** Border cells kept free for defences, while there is time. */
const KEPT = 3;
/** So many rounds before the end whatever counts is built (BP-E5). */
export const CLOSING = 3;
/** Foreign fleet, in worth, that a cannon more is raised against. */
const PER_CANNON = 50;
const MOST_DEFENCES = 5;
/** What an alert one raises a cannon more against: so many that are broken in a turn. */
const HITS = 0.7;

/** The next structure of a seat; null: enough for this turn. */
export function buildMove(s: State, board: Board, by: Seat, how: Habits): Move | null {
  const goods = worthOfGoods(s, by);
  let best: Move | null = null;
  let highest = 0;
  for (let planet = 0; planet < s.owner.length; planet++) {
    if (s.owner[planet] !== by || s.built[planet]! >= s.options.buildsPerPlanet) continue;
    for (const thing of [SPACEPORT, CANNON, TOWER, ...SOURCES]) {
      if (!canBuild(s, by, planet, thing) || (how.thrifty && isIdle(s, by, thing))) continue;
      const value =
        thing === SPACEPORT
          ? portDesire(s, by, planet)
          : isDefence(thing)
            ? defenceDesire(s, board, by, { planet, thing }, how)
            : sourceDesire(s, planet, thing, goods);
      if (value <= highest) continue;
      const move = siteOf(s, board, planet, thing);
      if (move === null) continue;
      highest = value;
      best = move;
    }
  }
  return best;
}

export function canBuild(s: State, by: Seat, planet: number, thing: number): boolean {
  const { bars, eventBars } = tablesOf(s.options);
  return ((bars[s.biome[planet]!]! | eventBars[s.roll]!) >> thing) % 2 === 0 && canSpare(s, by, thing);
}

// How much a structure is wanted on a planet; 0: not at all.

function sourceDesire(s: State, planet: number, thing: number, goods: readonly number[]): number {
  const { yields } = tablesOf(s.options);
  const yielded = sumWorth(yields, 4 * thing, goods);
  // A planet without any structure falls to one action (BP-P34).
  return yielded + (structuresOn(s, planet) === 0 ? 2 : 0);
}

function portDesire(s: State, by: Seat, planet: number): number {
  for (let other = 0; other < s.owner.length; other++)
    if (s.owner[other] === by && hasSpaceport(s, other)) return roundsLeft(s) <= CLOSING ? 0.05 : 0;
  return 4 + 0.1 * s.size[planet]!;
}

interface Defence {
  readonly planet: number;
  readonly thing: number;
}

function defenceDesire(s: State, board: Board, by: Seat, { planet, thing }: Defence, how: Habits): number {
  const left = roundsLeft(s);
  const steps = waysOf(s, board).toPlanet(s, planet);
  const danger = dangerOf(s, by, steps);
  const have = defencesOn(s, planet);
  if (thing === TOWER) return left <= CLOSING ? 0.5 : danger > 2 * PER_CANNON ? 3.5 : 0;
  if (left <= CLOSING && have > 0) return 0.2;
  if (how.alert && have > 0) {
    const hits = hitsOn(s, by, steps);
    const want = (how.walls ? 2 : 1) + hits / HITS;
    return (hits > 0 || how.walls) && have < Math.min(MOST_DEFENCES, want) ? 2.5 : 0;
  }
  if (danger === 0) return have === 0 && structuresOn(s, planet) > 2 ? 0.6 : 0;
  const want = Math.min(MOST_DEFENCES, 1 + danger / PER_CANNON);
  if (have >= want) return 0;
  return have > 0 ? 0.9 : how.alert ? 5 : 3;
}

/** Where it goes: sources inside, defences side by side on edges. */
export function siteOf(s: State, board: Board, planet: number, thing: number): Move | null {
  const cell = isDefence(thing) ? defenceSite(s, board, planet) : sourceSite(s, board, planet, thing);
  if (cell < 0) return null;
  return { t: 'build', planet, kind: thingName(thing) as Structure, cell: cellOf(board, cell) };
}

function sourceSite(s: State, board: Board, planet: number, thing: number): number {
  for (const cell of innerOf(s, board, planet)) if (isFreeGround(s, cell)) return cell;
  let free = 0;
  let found = -1;
  let most = -1;
  for (const cell of groundOf(s, board, planet)) {
    if (!isFreeGround(s, cell)) continue;
    free++;
    // Corners are the worst place for a defence (BP-G10).
    const open = touching(s, board, cell);
    if (open <= most) continue;
    most = open;
    found = cell;
  }
  return free > KEPT || thing === SPACEPORT || roundsLeft(s) <= CLOSING ? found : -1;
}

/** From how many cells of space a border cell can be attacked. */
function touching(s: State, board: Board, cell: number): number {
  let count = 0;
  for (let d = 0; d < SIDES; d++) {
    const beside = board.near[SIDES * cell + d]!;
    if (beside >= 0 && planetAt(s, board, beside) < 0) count++;
  }
  return count;
}

function defenceSite(s: State, board: Board, planet: number): number {
  const border = borderOf(s, board, planet);
  const standing = border.filter((cell) => s.at[cell]! >= UNIT);
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (const cell of border) {
    if (!isFreeGround(s, cell)) continue;
    const company = standing.filter((other) => distance(board, cell, other) <= 2).length;
    const score = company - touching(s, board, cell);
    if (score > highest) {
      highest = score;
      best = cell;
    }
  }
  return best;
}
