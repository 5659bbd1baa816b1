import type { Seat } from '@orrery/kernel';
import { type Kit, type Priced, resources, type ShipClass, shipClasses, structures } from '../data/index.ts';
import type { View } from '../rules/seen.ts';
import { setOf } from '../words/names.ts';

/** BP-E5, as the rules count it. */
const PLANET_POINTS = 100;
const KILL_POINTS = 200;

/** Some things of one kind, and what they count together. */
export interface Item<T extends Priced> {
  readonly kind: T;
  readonly count: number;
  readonly points: number;
}

/** Every point of a seat, by where it comes from. */
export interface Count {
  readonly planets: { readonly count: number; readonly points: number };
  readonly kills: { readonly count: number; readonly points: number };
  readonly structures: readonly Item<(typeof structures)[number]>[];
  readonly ships: readonly Item<ShipClass>[];
  readonly space: readonly Item<Kit>[];
  readonly total: number;
}

export function countOf(view: View, seat: Seat): Count {
  const { costs } = setOf(view.options).factions[view.options.factions[seat] ?? 'humans'];
  const tally = <T extends Priced>(kinds: readonly T[], found: readonly string[]): Item<T>[] =>
    kinds.flatMap((kind) => {
      const count = found.filter((one) => one === kind).length;
      const worth = resources.reduce((sum, res) => sum + costs[kind][res], 0);
      return count === 0 ? [] : [{ kind, count, points: count * worth }];
    });
  const own = view.planets.filter(({ owner }) => owner === seat);
  const kills = view.players[seat]?.kills ?? 0;
  const onAsteroids = view.asteroids.flatMap(({ on }) => (on?.owner === seat ? [on.kind] : []));
  const stations = view.stations.filter(({ owner }) => owner === seat).map(() => 'station');
  const parts = {
    planets: { count: own.length, points: PLANET_POINTS * own.length },
    kills: { count: kills, points: KILL_POINTS * kills },
    structures: tally(
      structures,
      own.flatMap(({ slots }) => slots.map(({ kind }) => kind)),
    ),
    ships: tally(
      shipClasses,
      view.ships.filter(({ owner }) => owner === seat).map(({ cls }) => cls),
    ),
    space: tally(['drill', 'habitat', 'station'] as const, [...onAsteroids, ...stations]),
  };
  const things = [...parts.structures, ...parts.ships, ...parts.space].reduce((sum, { points }) => sum + points, 0);
  return { ...parts, total: parts.planets.points + parts.kills.points + things };
}

/** Best place first. */
export function inPlaces({ result }: View): Seat[] {
  if (result === null) return [];
  return [...result.places.keys()].sort((a, b) => result.places[a]! - result.places[b]! || a - b);
}
