import type { Seat } from '@orrery/kernel';
import type { View } from '../rules/kind.ts';

/** PX-P29: where one stops to answer. Kept on the device; nothing of it is ever sent but the pass itself. */
export const stops = ['ask', 'attacks', 'mine', 'hold'] as const;
export type Stop = (typeof stops)[number];

const usualStop: Stop = 'attacks';

/** Does this window stop for me? By what all can see alone: never by the cards I hold. */
export function stopsAt(stop: Stop, view: View, me: Seat): boolean {
  if (view.window === null) return false;
  if (stop === 'ask') return true;
  if (stop === 'hold' || view.window.kind === 'endWindow' || view.attack === null) return false;
  if (stop === 'attacks') return true;
  const team = (seat: Seat) => view.players[seat]?.team;
  return team(view.active) === team(me) || team(view.attack.defender) === team(me);
}

/** PX-P30: an automatic pass comes after a random 0.7 to 2.2 seconds. */
export function passDelay(random: () => number): number {
  return Math.round(700 + random() * 1500);
}

export function readStop(kept: string | null): Stop {
  return stops.find((stop) => stop === kept) ?? usualStop;
}

/** Am I asked in the window that is open, and have not answered? */
export function isAsked(view: View, me: Seat): boolean {
  return view.answer === null && (view.window?.asked.includes(me) ?? false);
}
