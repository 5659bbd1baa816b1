import type { Seat } from '@orrery/kernel';
import { drawerIn } from '@orrery/ui/drawer';
import { useEffect, useMemo, useState } from 'react';
import type { View } from '../../rules/seen.ts';
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

/** As a browser keeps them. `round`: when they were last changed; those of a later round are of a game before this one. */
interface Kept {
  readonly round: number;
  readonly list: readonly Lasting[];
}

const isKept = (raw: unknown): raw is Kept =>
  typeof raw === 'object' && raw !== null && 'list' in raw && Array.isArray(raw.list) && 'round' in raw;

export function ordersIn(raw: unknown, round: number): readonly Lasting[] {
  if (!isKept(raw) || !(raw.round <= round)) return [];
  return raw.list.filter((one) => KINDS.includes(one?.t));
}

/** Only this browser knows them: they outlive a reload, and go when they are over. */
export function useKeptOrders(table: string, me: Seat | null, { round, stage }: View): KeptOrders {
  const key = me === null ? null : `orrery.burning-planets.orders.${table}.${me}`;
  const read = () => (key === null ? [] : ordersIn(drawer.read(key), round));
  const [held, hold] = useState(() => ({ key, list: read() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another seat alone
  const list = useMemo(() => (held.key === key ? held.list : read()), [held, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: heard of again for another seat alone
  useEffect(() => {
    // The same table in another window.
    const elsewhere = (event: StorageEvent): void => {
      if (event.key === key) hold({ key, list: read() });
    };
    addEventListener('storage', elsewhere);
    return () => removeEventListener('storage', elsewhere);
  }, [key]);
  const quiet = useMemo(() => quietUnits(list), [list]);
  const set = (next: readonly Lasting[]): void => {
    if (key === null) return;
    drawer.write(key, next.length === 0 ? null : ({ round, list: next } satisfies Kept));
    hold({ key, list: next });
  };
  const isOver = stage === 'over' && list.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => {
    if (isOver) set([]);
  }, [isOver]);
  return { list, quiet, set, of: (wanted) => list.find((one) => lastingKey(one) === wanted) };
}
