import type { Kind } from '@orrery/kernel';
import type { StepsOf } from '@orrery/wire';
import type { Standing } from '../play/feed.ts';

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
  const before = known?.match === steps.match && steps.had >= known.told.length ? known.told : [];
  const fresh = steps.told.filter((telling) => telling.no >= before.length);
  if (fresh.some((telling, i) => telling.no !== before.length + i)) return null;
  const { match, as, view, decision, awaited, actors, undoable, answering, result } = steps;
  const clock = steps.clock === null ? null : { until: now + steps.clock.left, of: steps.clock.of };
  const told = [...before, ...fresh];
  return { match, as, view, decision, awaited, actors, undoable, clock, answering, result, told };
}
