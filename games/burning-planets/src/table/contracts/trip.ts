import type { Seat } from '@orrery/kernel';
import type { Cell } from '../../rules/moves.ts';
import type { ShipSeen, View } from '../../rules/seen.ts';
import { setOf } from '../../words/names.ts';
import { disc, far } from '../map/hex.ts';
import { radiusOf } from '../map/plan.ts';

interface Leg {
  readonly from: Seat;
  readonly to: Seat;
}

/** Turns that a carrier takes at best to bring what each gives to the other, loading and unloading included; null: no way. */
export function tripTurns(view: View, ship: ShipSeen, legs: readonly Leg[]): number | null {
  const orders = [legs, [...legs].reverse()].map((order) => actionsFor(view, ship, order));
  const actions = Math.min(...orders.map((count) => count ?? Number.POSITIVE_INFINITY));
  // Two actions a turn (BP-P18).
  return Number.isFinite(actions) ? Math.max(1, Math.ceil(actions / 2)) : null;
}

/** One leg after the other, straight through free space. */
function actionsFor(view: View, ship: ShipSeen, legs: readonly Leg[]): number | null {
  const speed = setOf(view.options).speeds.cargo + view.options.speedBonus;
  let here: readonly Reached[] = [{ cell: ship.cell, actions: 0 }];
  for (const seat of legs.flatMap(({ from, to }) => [from, to])) {
    const before = here;
    here = docksOf(view, seat).map((cell) => {
      const ways = before.map((one) => one.actions + Math.ceil(far(one.cell, cell) / speed));
      return { cell, actions: Math.min(...ways) + 1 };
    });
    if (here.length === 0) return null;
  }
  return Math.min(...here.map(({ actions }) => actions));
}

interface Reached {
  readonly cell: Cell;
  readonly actions: number;
}

/** The orbits of a seat's planets. */
function docksOf(view: View, seat: Seat): readonly Cell[] {
  return view.planets
    .filter(({ owner }) => owner === seat)
    .flatMap(({ centre, size }) => {
      const orbit = radiusOf(view.options, { size }) + 1;
      return disc(centre, orbit).filter((cell) => far(cell, centre) === orbit);
    });
}
