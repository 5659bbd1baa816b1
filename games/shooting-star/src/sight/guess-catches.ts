import { type Chance, type Seat, shuffle } from '@orrery/kernel';

/** A Shield's catch: whose Shield, and whose weapon it caught. */
export interface Catch {
  readonly catcher: Seat;
  readonly owner: Seat;
}

/** Finds `wanted` catches by different catchers, at random among those that fit together; null if none do. */
export function guessCatches(
  wanted: number,
  catchers: readonly Seat[],
  owners: readonly Seat[],
  fit: (catches: readonly Catch[]) => boolean,
  chance: Chance,
  found: readonly Catch[] = [],
): readonly Catch[] | null {
  if (wanted === 0) return fit(found) ? found : null;
  if (catchers.length < wanted) return null;
  const [catcher, ...others] = shuffle([...catchers], chance, 'catches') as [Seat, ...Seat[]];
  for (const owner of shuffle([...owners], chance, 'catches')) {
    if (owner === catcher) continue;
    const all = guessCatches(wanted - 1, others, owners, fit, chance, [...found, { catcher, owner }]);
    if (all !== null) return all;
  }
  return guessCatches(wanted, others, owners, fit, chance, found);
}
