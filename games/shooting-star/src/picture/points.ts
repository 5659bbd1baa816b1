import { type DataSet, dataOf } from '../data/index.ts';
import type { PileCard, View } from '../rules/kind.ts';

/** SS-E4, SS-E5: the points that already lie open on the table; moons only where the pile may be looked into. */
export function pointsOnTable(set: DataSet, conquest: readonly PileCard[] | null, size: number): number {
  const moons = (conquest ?? []).filter(
    (card) => card.t === 'planet' && (set.planets.find(({ id }) => id === card.planet)?.moons ?? 0) > 0,
  );
  return size + moons.length;
}

/** What everybody can count of each seat; at the end, what it has in all. */
export function pointsNow({ players, options, result }: View): readonly number[] {
  const set = dataOf(options);
  return players.map(
    ({ conquest, conquestSize }, seat) => result?.rows[seat]?.total ?? pointsOnTable(set, conquest, conquestSize),
  );
}
