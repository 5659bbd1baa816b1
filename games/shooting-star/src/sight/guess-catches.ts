import { type Chance, type Seat, shuffle } from '@orrery/kernel';

/** A Shield's catch: whose Shield, and whose weapon it caught. */
export interface Catch {
  readonly catcher: Seat;
  readonly owner: Seat;
}

/**
 * Finds `wanted` catches, at random among those that fit; null if none do. `slots[seat]` is how many weapons of a seat lie in
 * piles that cannot be seen: a catch takes one of the catcher's (its Shield) and one of the owner's.
 */
export function guessCatches(
  wanted: number,
  catchers: readonly Seat[],
  slots: readonly number[],
  chance: Chance,
): Catch[] | null {
  if (wanted === 0) return [];
  if (catchers.length < wanted) return null;
  const [catcher, ...others] = shuffle([...catchers], chance, 'catches') as [Seat, ...Seat[]];
  const owners = slots.map((_, owner) => owner).filter((owner) => owner !== catcher);
  for (const owner of shuffle(owners, chance, 'catches')) {
    if (slots[catcher]! < 1 || slots[owner]! < 1) continue;
    const left = slots.map((slot, seat) => (seat === catcher || seat === owner ? slot - 1 : slot));
    const more = guessCatches(wanted - 1, others, left, chance);
    if (more !== null) return [{ catcher, owner }, ...more];
  }
  return guessCatches(wanted, others, slots, chance);
}
