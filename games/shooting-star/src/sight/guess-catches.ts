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
): readonly Catch[] | null {
  const search = (among: readonly Seat[], found: readonly Catch[]): readonly Catch[] | null => {
    if (found.length === wanted) return fit(found) ? found : null;
    if (among.length < wanted - found.length) return null;
    const [catcher, ...others] = shuffle([...among], chance, 'catches') as [Seat, ...Seat[]];
    for (const owner of shuffle([...owners], chance, 'catches')) {
      if (owner === catcher) continue;
      const all = search(others, [...found, { catcher, owner }]);
      if (all !== null) return all;
    }
    return search(others, found);
  };
  return search(catchers, []);
}
