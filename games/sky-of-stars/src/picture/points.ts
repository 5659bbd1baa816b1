import type { View } from '../rules/view-kind.ts';

/** What everybody can count of each seat; at the end, what it has in all. */
export function pointsNow({ players, result }: View): readonly number[] {
  return players.map(({ points }, seat) => result?.rows[seat]?.total ?? points);
}
