import { getPrefs } from '../settings/usePrefs.ts';

/** What a finger feels, in milliseconds on, off and on. */
const BUZZES = {
  /** A card leaves the hand, or a finger has rested long enough to look closer. */
  lift: [8],
  done: [14],
  turn: [30],
  refused: [14, 60, 14],
} as const;

/** Does this device say that it can? Some that do have no motor, and nothing happens. */
export function canBuzz(): boolean {
  return typeof navigator !== 'undefined' && 'vibrate' in navigator;
}

export function buzz(name: keyof typeof BUZZES): void {
  // Browsers refuse it, with a complaint, before the first touch.
  if (!canBuzz() || !getPrefs().buzz || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...BUZZES[name]]);
}
