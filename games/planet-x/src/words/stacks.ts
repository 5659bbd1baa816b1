import type { Past } from '@orrery/words';
import type { CardId } from '../data/index.ts';
import type { LostUnit, Seen } from '../rules/events.ts';
import type { PlanetX, StackId } from '../rules/kind.ts';

/** The units in each stack: events call stacks by their numbers. A stack that was laid before the log begins is not in it. */
export type Stacks = ReadonlyMap<StackId, readonly CardId[]>;

export const NO_STACKS: Stacks = new Map();

export const past: Past<PlanetX, Stacks> = { none: NO_STACKS, after };

function after(stacks: Stacks, seen: Seen): Stacks {
  switch (seen.t) {
    case 'deployed':
    case 'unitRecovered':
      return new Map(stacks).set(seen.stack, [seen.card]);
    case 'groupFormed':
    case 'groupReinforced': {
      const onto = stacks.get(seen.stack);
      const joined = new Map(stacks);
      joined.delete(seen.from);
      return onto === undefined ? joined : joined.set(seen.stack, [...onto, seen.unit]);
    }
    case 'unitEliminated':
      return without(stacks, [seen.lost]);
    case 'unitsLost':
      return without(stacks, seen.lost);
    default:
      return stacks;
  }
}

function without(stacks: Stacks, lost: readonly LostUnit[]): Stacks {
  const left = new Map(stacks);
  for (const { stack, card } of lost) {
    const units = left.get(stack)?.filter((unit) => unit !== card);
    if (units !== undefined && units.length > 0) left.set(stack, units);
    else left.delete(stack);
  }
  return left;
}
