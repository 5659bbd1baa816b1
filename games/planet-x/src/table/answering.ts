import type { Observer, Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import { readPreference, type Stop, stops, stopsAt, usualStop } from '../rules/answering.ts';
import type { PlanetX, View } from '../rules/kind.ts';

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

/** PX-S7: am I asked whether to keep a hand that may not be changed? */
export function keepsHand(view: View, turn: Turn<PlanetX> | null): boolean {
  if (turn === null || view.phase !== 'mulligan' || view.answer !== null) return false;
  return turn.refusal({ t: 'mulligan', take: true }) !== null;
}

/** Am I asked in the window that is open, and have not answered? */
export function isAsked(view: View, me: Seat): boolean {
  return view.answer === null && (view.window?.asked.includes(me) ?? false);
}

/** PX-P29: does the table's host pass for this seat in the window that is open? It will soon, or has; null: it does not. */
export function passingFor(view: View, who: Observer, how: string | null): 'soon' | 'done' | null {
  const preference = how === null ? null : readPreference(how);
  if (who === 'table' || preference === null || view.window?.asked.includes(who) !== true) return null;
  if (stopsAt(preference, view, who)) return null;
  return view.answer === null ? 'soon' : 'done';
}

/** PX-P29: is a seat asked what the table's host answers for it? */
export const answersFor = (view: View, seat: Seat, how: string | null): boolean =>
  passingFor(view, seat, how) === 'soon';

/** Is a seat, if it is asked now, asked in another's turn? */
export const between = ({ phase, active }: View, seat: Seat): boolean =>
  active !== seat && phase !== 'vote' && phase !== 'mulligan';
