import { type Cue, useAnnounce } from '@orrery/ui';
import { useEffect } from 'react';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { TableNames } from '../names.ts';

/** STOP is said at once to whoever may still draw a line. */
export function useStopSaid(cue: Cue<SkyOfStars> | null, names: TableNames): void {
  const voice = useAnnounce();
  const { as, say } = names;
  const seen = cue?.seen;
  const caller = seen?.t === 'stopCalled' && as !== 'table' && seen.asked.includes(as) ? seen.seat : null;
  const name = caller === null ? null : names.name(caller);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each call
  useEffect(() => {
    if (name !== null) voice.urgent(say('stop.said', { name }));
  }, [name, cue?.no]);
}
