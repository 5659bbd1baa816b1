import type { Seat } from '@orrery/kernel';
import { drawerIn } from '@orrery/ui/drawer';
import { useEffect, useMemo, useState } from 'react';
import { type Lasting, lastingKey, quietUnits } from './lasting.ts';

export interface KeptOrders {
  readonly list: readonly Lasting[];
  /** Units that need no answer of mine. */
  readonly quiet: ReadonlySet<string>;
  /** The order of a key, if there is one. */
  of(key: string): Lasting | undefined;
  set(list: readonly Lasting[]): void;
}

const drawer = drawerIn(() => localStorage);
const KINDS: readonly unknown[] = ['go', 'sleep', 'rally', 'build', 'ship', 'fleet'] satisfies Lasting['t'][];

/** Only this browser knows them: they outlive a reload, and go when they are over. */
function read(key: string | null): readonly Lasting[] {
  const kept = key === null ? null : drawer.read(key);
  return Array.isArray(kept) ? kept.filter((one) => KINDS.includes(one?.t)) : [];
}

export function useKeptOrders(table: string, me: Seat | null): KeptOrders {
  const key = me === null ? null : `orrery.burning-planets.orders.${table}.${me}`;
  const [held, hold] = useState(() => ({ key, list: read(key) }));
  const list = useMemo(() => (held.key === key ? held.list : read(key)), [held, key]);
  useEffect(() => {
    // The same table in another window.
    const elsewhere = (event: StorageEvent): void => {
      if (event.key === key) hold({ key, list: read(key) });
    };
    addEventListener('storage', elsewhere);
    return () => removeEventListener('storage', elsewhere);
  }, [key]);
  const quiet = useMemo(() => quietUnits(list), [list]);
  return {
    ...{ list, quiet },
    of: (wanted) => list.find((one) => lastingKey(one) === wanted),
    set: (next) => {
      if (key === null) return;
      drawer.write(key, next.length === 0 ? null : next);
      hold({ key, list: next });
    },
  };
}
