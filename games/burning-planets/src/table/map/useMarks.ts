import type { Seat } from '@orrery/kernel';
import { useMemo } from 'react';
import { fleetAims } from '../fleet/sight.ts';
import type { Fleet } from '../fleet/useFleet.ts';
import { aimsOf, ownerOf, rowOf, type Sense, threatOf } from '../sense.ts';
import { dangerTo } from '../threats.ts';
import type { Choice } from '../useChoice.ts';

interface MarksProps {
  readonly sense: Sense;
  readonly me: Seat | null;
  readonly mine: boolean;
  readonly choice: Choice;
  readonly fleet: Fleet;
  /** All that others can reach is to be marked. */
  readonly threats: boolean;
}

/** What is marked on the map: where the others can strike, and what I can aim at, with the chance. */
export function useMarks({ sense, me, mine, choice, fleet, threats }: MarksProps) {
  const { picked, touches } = choice;
  const foreign = picked?.t === 'unit' && ownerOf(sense, picked.ref) !== me ? picked.ref : null;
  const threat = useMemo(
    () => (foreign !== null ? threatOf(sense, foreign) : threats && me !== null ? dangerTo(sense, me) : []),
    [sense, foreign, threats, me],
  );
  const aims = useMemo(() => {
    if (fleet.ships.length > 0) return fleetAims(sense, fleet);
    if (picked?.t !== 'unit' || !mine) return [];
    const live = [...touches.values()].some(({ t }) => t === 'attack');
    return live && rowOf(sense, picked.ref) >= 0 ? aimsOf(sense, picked.ref) : [];
  }, [sense, picked, touches, mine, fleet]);
  return { threat, aims };
}
