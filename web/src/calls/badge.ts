import { useEffect } from 'react';

/** Which tables wait for whoever sits here, as far as any page of this browser knows: their ids. */
const key = 'orrery-waiting';

/** The first page knows all of them. */
export function useAllWaiting(tables: readonly string[] | null): void {
  const all = tables?.join() ?? null;
  useEffect(() => {
    if (all !== null) keep(all === '' ? [] : all.split(','));
  }, [all]);
}

/** A table knows of itself. */
export function useWaitsHere(table: string, waits: boolean): void {
  useEffect(() => keep(withTable(known(), table, waits)), [table, waits]);
}

export function withTable(tables: readonly string[], table: string, waits: boolean): readonly string[] {
  const others = tables.filter((each) => each !== table);
  return waits ? [...others, table] : others;
}

function known(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** On the icon of the installed app: how many there are. Not every browser has one. The worker counts on from there while no page is open. */
function keep(tables: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(tables));
  } catch {
    // The next page begins to count anew.
  }
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ waiting: tables });
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const set = tables.length > 0 ? setAppBadge?.call(navigator, tables.length) : clearAppBadge?.call(navigator);
  set?.catch(() => undefined);
}
