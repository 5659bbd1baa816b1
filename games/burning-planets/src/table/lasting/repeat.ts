import type { Seat, Told } from '@orrery/kernel';
import type { Seen } from '../../rules/events.ts';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Move, Yard } from '../../rules/moves.ts';
import { hasSpaceport } from '../../rules/planets.ts';
import { targetKey } from '../../sight/cells.ts';
import { nextMove, type Order } from '../flow/orders.ts';
import { orbitOf } from '../labels.ts';
import { far } from '../map/hex.ts';
import type { Sense } from '../sense.ts';

/** All that was told of my last whole turn. */
function lastTurn(told: readonly Told<BurningPlanets>[], me: Seat): readonly Seen[] {
  const seen = told.flatMap((telling) => telling.seen);
  const ended = seen.findLastIndex((one) => one.t === 'phaseEnded' && one.seat === me && one.phase === 'actions');
  const begun = seen.findLastIndex((one, i) => i < ended && one.t === 'turnBegan' && one.seat === me);
  return begun < 0 || ended < 0 ? [] : seen.slice(begun, ended);
}

/** What I built and whom I struck in my last turn, to be done again as far as it can be: moves lead nowhere twice. */
export function asLastTurn(
  sense: Sense,
  told: readonly Told<BurningPlanets>[],
  me: Seat,
  refused: (move: Move) => unknown,
): readonly Order[] {
  const struck = new Set<string>();
  const orders = lastTurn(told, me).flatMap((seen): Order[] => {
    if (seen.t === 'built' && seen.seat === me)
      return [{ place: { t: 'build', planet: seen.planet, kind: seen.kind } }];
    if (seen.t === 'shipBuilt' && seen.seat === me) {
      const at = yardAt(sense, me, seen.cell);
      return at === null ? [] : [{ place: { t: 'ship', at, cls: seen.cls } }];
    }
    if (seen.t !== 'attacked' || seen.seat !== me || seen.targetSeat === null) return [];
    const key = `${targetKey(seen.unit)} ${targetKey(seen.target)}`;
    if (struck.has(key)) return [];
    struck.add(key);
    return [{ unit: seen.unit, target: seen.target }];
  });
  const rank = (order: Order) => ('place' in order ? (order.place.t === 'build' ? 0 : 1) : 2);
  const isOpen = (order: Order) => {
    const move = nextMove(sense, order);
    return move !== null && refused(move) === null;
  };
  return orders.filter(isOpen).sort((a, b) => rank(a) - rank(b));
}

function yardAt({ view, s }: Sense, me: Seat, cell: { readonly q: number; readonly r: number }): Yard | null {
  const planet = orbitOf(view, cell);
  if (planet !== null && planet.owner === me && hasSpaceport(s, planet.id)) return { planet: planet.id };
  const station = view.stations.find((one) => one.owner === me && far(one.cell, cell) === 1);
  return station === undefined ? null : { station: station.cell };
}
