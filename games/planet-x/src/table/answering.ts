import type { Seat } from '@orrery/kernel';
import { type Stop, stops, usualStop } from '../rules/answering.ts';
import type { View } from '../rules/kind.ts';

/** What this device was last told to prefer (PX-P29). */
export function readStop(kept: string | null): Stop {
  return stops.find((stop) => stop === kept) ?? usualStop;
}

/** A device that several people share asks in every attack; at the ends of turns only if it was told to. */
export const sharedStops = ['ask', 'attacks'] as const satisfies readonly Stop[];

/** PX-P29: does a shared device let this window pass for all who sit at it? By what all can see alone. */
export function passesShared(view: View, stop: Stop): boolean {
  return view.window?.kind === 'endWindow' && stop !== 'ask';
}

/** Am I asked in the window that is open, and have not answered? */
export function isAsked(view: View, me: Seat): boolean {
  return view.answer === null && (view.window?.asked.includes(me) ?? false);
}
