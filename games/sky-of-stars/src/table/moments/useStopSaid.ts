import { type Cue, useAnnounce } from '@orrery/ui';
import { useEffect } from 'react';
import type { Seen } from '../../rules/events.ts';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { TableNames } from '../names.ts';

/** What whoever may still draw a line hears of a STOP; null: nothing. */
export function stopSaid(seen: Seen | undefined, { as, say, name }: TableNames): string | null {
  if (seen?.t !== 'stopCalled' || seen.seat === null || as === 'table' || !seen.asked.includes(as)) return null;
  return say('stop.said', { name: name(seen.seat) });
}

/** STOP is said at once. */
export function useStopSaid(cue: Cue<SkyOfStars> | null, names: TableNames): void {
  const voice = useAnnounce();
  const said = stopSaid(cue?.seen, names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each call
  useEffect(() => {
    if (said !== null) voice.urgent(said);
  }, [said, cue?.no]);
}
