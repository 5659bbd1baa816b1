import type { Kind, Told } from '@orrery/kernel';
import type { StepsOf } from '@orrery/wire';
import { hadOf, type Standing } from '../play/feed.ts';

/**
 * What a device knows after one more `steps` message, which came at `now`. Tellings that are known already are not taken twice;
 * a gap before the first new one means that something was lost on the way: null, and the table has to be asked for the rest.
 */
export function taken<K extends Kind>(
  known: Standing<K> | undefined,
  steps: StepsOf<K>,
  now: number,
): Standing<K> | null {
  // A server that knows fewer tellings than this device was put back to an older day: what it says is the whole.
  const kept = known?.match === steps.match && steps.had >= hadOf(known) ? known.told : [];
  // Too much has happened to be told at once: what is here is further back than what comes now, and can be read again.
  const before = steps.from !== undefined && steps.from > hadOf({ told: kept }) ? [] : kept;
  const had = before.length === 0 ? (steps.from ?? 0) : hadOf({ told: before });
  const fresh = steps.told.filter((telling) => telling.no >= had);
  if (fresh.some((telling, i) => telling.no !== had + i)) return null;
  const { match, as, view, decision, awaited, actors, undoable, answering, result } = steps;
  const clock = steps.clock === null ? null : { until: now + steps.clock.left, of: steps.clock.of };
  const told = [...before, ...fresh];
  return { match, as, view, decision, awaited, actors, undoable, clock, answering, result, told };
}

/** The same with a page of what was told before; unchanged if the page does not end where it begins. */
export function withEarlier<K extends Kind>(known: Standing<K>, page: readonly Told<K>[]): Standing<K> {
  const [first] = known.told;
  return first !== undefined && page.at(-1)?.no === first.no - 1 ? { ...known, told: [...page, ...known.told] } : known;
}
