import type { Seat } from '@orrery/kernel';
import { type Stop, stops, usualStop } from '../rules/answering.ts';
import type { View } from '../rules/kind.ts';

/** What this device was last told to prefer (PX-P29). */
export function readStop(kept: string | null): Stop {
  return stops.find((stop) => stop === kept) ?? usualStop;
}

/** Am I asked in the window that is open, and have not answered? */
export function isAsked(view: View, me: Seat): boolean {
  return view.answer === null && (view.window?.asked.includes(me) ?? false);
}
