import { useSyncExternalStore } from 'react';
import { applyPlate, preferredPlate } from '../theme/index.ts';
import { type Prefs, readPrefs } from './prefs.ts';

const KEY = 'orrery.prefs';

let prefs: Prefs | null = null;
const listeners = new Set<() => void>();

/** This device's preferences; a browser that keeps nothing still has them for the visit. */
export function getPrefs(): Prefs {
  prefs ??= readPrefs(storage()?.getItem(KEY) ?? null);
  return prefs;
}

export function setPrefs(change: Partial<Prefs>): void {
  prefs = { ...getPrefs(), ...change };
  try {
    storage()?.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A full or closed storage: the choice holds until the page is left.
  }
  applyPrefs();
  for (const listener of listeners) listener();
}

/** Prints the page as chosen: call once before the first paint. */
export function applyPrefs(): void {
  const { plate, motion } = getPrefs();
  applyPlate(plate ?? preferredPlate());
  if (motion === 'system') delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = motion;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const elsewhere = (event: StorageEvent): void => {
    if (event.key !== KEY) return;
    prefs = readPrefs(event.newValue);
    applyPrefs();
    listener();
  };
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}

export function usePrefs(): readonly [Prefs, (change: Partial<Prefs>) => void] {
  return [useSyncExternalStore(subscribe, getPrefs, getPrefs), setPrefs];
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Should nothing move: by choice, or because the device asks for it. */
export function useReducedMotion(): boolean {
  const [{ motion }] = usePrefs();
  const asked = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(STILL);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(STILL).matches,
    // Drawn without a browser nothing moves.
    () => true,
  );
  return motion === 'still' || (motion === 'system' && asked);
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
