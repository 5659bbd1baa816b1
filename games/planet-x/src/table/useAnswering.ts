import type { Observer } from '@orrery/kernel';
import type { TableProps } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { holdNow, isHeld, type Preference, readPreference, type Stop, writePreference } from '../rules/answering.ts';
import type { PlanetX, View } from '../rules/kind.ts';
import { passingFor, readStop } from './answering.ts';

const KEPT = 'orrery.planet-x.stop';

export interface Answering {
  readonly stop: Stop;
  choose(stop: Stop): void;
  /** PX-P29: the next window of this turn stops all the same. */
  readonly held: boolean;
  hold(): void;
  /** The table's host is about to pass for me in the window that is open, or has. */
  readonly passing: 'soon' | 'done' | null;
}

/** What I prefer, as the table's host keeps it; `host` is null where nobody answers for me. */
export function useAnswering(
  view: View,
  as: Observer,
  host: NonNullable<TableProps<PlanetX>['answering']> | null,
): Answering {
  const kept = host?.how == null ? null : readPreference(host.how);
  const preference: Preference = kept ?? { stop: readStop(usual()), hold: null };
  const held = isHeld(preference, view);
  const prefer = (change: Partial<Preference>): void => host?.prefer(writePreference({ ...preference, ...change }));
  const unsaid = host !== null && kept === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the host does not know it
  useEffect(() => {
    if (unsaid) prefer({});
  }, [unsaid]);
  return {
    stop: preference.stop,
    choose: (stop) => {
      keep(stop);
      prefer({ stop });
    },
    held,
    hold: () => prefer({ hold: held || as === 'table' ? null : holdNow(view, as) }),
    passing: passingFor(view, as, host?.how ?? null),
  };
}

/** Where a device stops that several people share: one switch for all of them, in sight of all. */
export function useSharedStop(): Pick<Answering, 'stop' | 'choose'> {
  const [stop, setStop] = useState<Stop>(() => (readStop(usual()) === 'ask' ? 'ask' : 'attacks'));
  return {
    stop,
    choose: (chosen) => {
      keep(chosen);
      setStop(chosen);
    },
  };
}

function usual(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(stop: Stop): void {
  try {
    localStorage.setItem(KEPT, stop);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
