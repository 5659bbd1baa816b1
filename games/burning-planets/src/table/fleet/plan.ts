import { adjacent, cellAt, cellOf } from '../../rules/board.ts';
import { reach } from '../../rules/movement.ts';
import type { Cell, Target, UnitRef } from '../../rules/moves.ts';
import { oddsInAll } from '../../rules/odds.ts';
import type { State } from '../../rules/state.ts';
import { CARGO, EMPTY, UNIT } from '../../rules/things.ts';
import { canSpend, spend } from '../../rules/units.ts';
import { cellOfTarget } from '../../sight/cells.ts';
import type { Order } from '../flow/orders.ts';
import { FAR, stepsTo } from '../flow/steps.ts';
import { attacksLeft, isReady, oddsFor, rowOf, type Sense } from '../sense.ts';

/** What a fleet is told: where to go, or whom to close in on and strike. */
export type FleetAim = { readonly to: Cell } | { readonly target: UnitRef };

/** What one ship of it does. */
export interface Part {
  readonly ship: number;
  /** Where it goes this turn; null: it stays where it is. */
  readonly to: Cell | null;
  /** That one of its attacks this turn destroys the target; 0: it has none. */
  readonly chance: number;
}

export interface FleetPlan {
  readonly parts: readonly Part[];
  readonly orders: readonly Order[];
  /** That the target is destroyed this turn, from exact dice. */
  readonly chance: number;
  /** Ships that are not there this turn, each with its own place. */
  readonly later: readonly { readonly ship: number; readonly to: Cell }[];
}

/** One ship after the other finishes both its actions (BP-P19), in the order given; whoever is left when the target falls stays. */
export function planFleet(sense: Sense, ships: readonly number[], aim: FleetAim): FleetPlan {
  return 'to' in aim ? planWay(sense, ships, aim.to) : planStrike(sense, ships, aim.target);
}

/** The position as it will be once the ships before have gone: only where they stand and what they have used is changed. */
function sandbox({ s }: Sense): State {
  return { ...s, at: [...s.at], uCell: [...s.uCell], uUsed: [...s.uUsed], uMarks: [...s.uMarks] };
}

function shift(s: State, row: number, to: number): void {
  s.at[s.uCell[row]!] = EMPTY;
  s.uCell[row] = to;
  s.at[to] = UNIT + row;
}

function planStrike(sense: Sense, ships: readonly number[], target: UnitRef): FleetPlan {
  const s = sandbox(sense);
  const ahead: Sense = { ...sense, s };
  const { board } = sense;
  const at = cellAt(board, cellOfTarget(sense.view, target) ?? { q: 999, r: 999 });
  const parts: Part[] = [];
  const orders: Order[] = [];
  let spared = 1;
  for (const ship of ships) {
    const row = rowOf(ahead, { ship });
    if (at < 0 || row < 0 || !isReady(ahead, row) || s.uKind[row] === CARGO || rowOf(ahead, target) < 0) continue;
    const odds = oddsFor(ahead, row, target);
    if (odds.wins === 0) continue;
    let to = -1;
    if (!adjacent(board, s.uCell[row]!, at)) {
      if (!canSpend(s, row, true)) continue;
      to = reach(s, board, row).find((cell) => adjacent(board, cell, at)) ?? -1;
      spend(s, row, true);
      if (to < 0) {
        orders.push({ unit: { ship }, target });
        parts.push({ ship, to: null, chance: 0 });
        continue;
      }
      shift(s, row, to);
    }
    const chance = oddsInAll(odds, attacksLeft(ahead, row));
    spared *= 1 - chance;
    const from = to < 0 ? null : cellOf(board, to);
    parts.push({ ship, to: from, chance });
    orders.push({ unit: { ship }, target, ...(from === null ? {} : { from }) });
  }
  return { parts, orders, chance: 1 - spared, later: [] };
}

/** Each to the place, or to the nearest to it that no other takes. */
function planWay(sense: Sense, ships: readonly number[], goal: Cell): FleetPlan {
  const s = sandbox(sense);
  const ahead: Sense = { ...sense, s };
  const { board } = sense;
  const middle = cellAt(board, goal);
  const taken = new Set<number>();
  const parts: Part[] = [];
  const orders: Order[] = [];
  const later: { ship: number; to: Cell }[] = [];
  for (const ship of ships) {
    const row = rowOf(ahead, { ship });
    if (middle < 0 || row < 0) continue;
    const place = nearestFree(s, sense, row, middle, taken);
    if (place < 0) continue;
    taken.add(place);
    const to = cellOf(board, place);
    orders.push({ ship, to });
    const there = isReady(ahead, row) && canSpend(s, row, true) && reach(s, board, row).includes(place);
    if (there) shift(s, row, place);
    else later.push({ ship, to });
    parts.push({ ship, to, chance: 0 });
  }
  return { parts, orders, chance: 0, later };
}

/** The free cell nearest to a goal to which a ship finds a way, among those that nobody was sent to. */
function nearestFree(s: State, { board }: Sense, row: number, goal: number, taken: ReadonlySet<number>): number {
  const from = s.uCell[row]!;
  const about = stepsTo(s, board, row, goal);
  const mine = stepsTo(s, board, row, from);
  let best = -1;
  for (let cell = 0; cell < board.cells; cell++) {
    if (taken.has(cell) || mine[cell] === FAR || (s.at[cell] !== EMPTY && cell !== from)) continue;
    if (best < 0 || about[cell]! < about[best]!) best = cell;
  }
  return best;
}

/** Targets that some ship of a fleet could ever hurt. */
export function canHurt(sense: Sense, ships: readonly number[], target: Target): boolean {
  if ('asteroid' in target) return false;
  return ships.some((ship) => {
    const row = rowOf(sense, { ship });
    return row >= 0 && sense.s.uKind[row] !== CARGO && oddsFor(sense, row, target).wins > 0;
  });
}
