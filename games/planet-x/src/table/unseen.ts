import { dataOf, type UnitType, unitOf, unitTypes } from '../data/index.ts';
import type { View } from '../rules/kind.ts';

/** How many units of a faction nobody at this seat has seen: they are in the pile or in other hands. All else is public. */
export function unseenOf(view: View, faction: string): Readonly<Record<UnitType, number>> {
  const set = dataOf(view.options);
  const known = new Set([
    ...view.discards,
    ...view.stacks.flatMap(({ units }) => units.map(({ card }) => card)),
    ...view.players.flatMap(({ hand }) => hand ?? []),
  ]);
  const counts = Object.fromEntries(unitTypes.map((type) => [type, 0])) as Record<UnitType, number>;
  for (const { id } of set.units) {
    const unit = unitOf(set, id);
    if (unit !== null && unit.faction === faction && !known.has(id)) counts[unit.type] += 1;
  }
  return counts;
}
