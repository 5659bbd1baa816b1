import type { Seat } from '@orrery/kernel';
import type { Cell } from '../../rules/moves.ts';
import type { ShipSeen, View } from '../../rules/seen.ts';
import { setOf } from '../../words/names.ts';
import { far } from '../map/hex.ts';
import { radiusOf } from '../map/plan.ts';

/** Turns that a carrier takes at best to bring what each gives to the other, loading and unloading included; null: no way. */
export function tripTurns(
  view: View,
  ship: ShipSeen,
  legs: readonly { readonly from: Seat; readonly to: Seat }[],
): number | null {
  const { speeds } = setOf(view.options);
  const speed = speeds.cargo + view.options.speedBonus;
  const owned = (seat: Seat) => view.planets.filter(({ owner }) => owner === seat);
  let at: Cell = ship.cell;
  let actions = 0;
  // What the carrier's own side gives goes first: it is nearer to hand.
  const order = [...legs].sort((a, b) => Number(b.from === ship.owner) - Number(a.from === ship.owner));
  for (const { from, to } of order)
    for (const seat of [from, to]) {
      const stops = owned(seat).map(({ centre, size }) => ({ centre, orbit: radiusOf(view.options, { size }) + 1 }));
      if (stops.length === 0) return null;
      const here = at;
      const way = ({ centre, orbit }: (typeof stops)[number]) => Math.max(0, far(here, centre) - orbit);
      const nearest = stops.reduce((best, stop) => (way(stop) < way(best) ? stop : best));
      actions += Math.ceil(way(nearest) / speed) + 1;
      if (way(nearest) > 0) at = nearest.centre;
    }
  return Math.max(1, Math.ceil(actions / 2));
}
