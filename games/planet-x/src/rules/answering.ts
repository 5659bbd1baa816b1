import type { Seat } from '@orrery/kernel';
import type { View } from './kind.ts';

/** PX-P29: where one stops to answer. */
export const stops = ['ask', 'attacks', 'mine', 'hold'] as const;
export type Stop = (typeof stops)[number];
export const usualStop: Stop = 'attacks';

/** What a seat prefers, and the window at which it wants to be asked all the same. */
export interface Preference {
  readonly stop: Stop;
  readonly hold: Hold | null;
}

/** PX-P29: a window of a turn, by the number that `windowNo` gives it. */
export interface Hold {
  readonly turn: number;
  readonly window: number;
}

const shape = /^(ask|attacks|mine|hold)(?:@(\d{1,6})\.(\d{1,6}))?$/;

/** A preference as its host keeps it: `attacks`, or with Hold for window 9 in turn 7 `attacks@7.9`. */
export function readPreference(how: string): Preference | null {
  const found = shape.exec(how);
  if (found === null) return null;
  const [, stop, turn, window] = found;
  return { stop: stop as Stop, hold: turn === undefined ? null : { turn: Number(turn), window: Number(window) } };
}

export function writePreference({ stop, hold }: Preference): string {
  return hold === null ? stop : `${stop}@${hold.turn}.${hold.window}`;
}

/** PX-P29: the window that Hold makes stop, pressed now: the open one while it asks this seat, or else the next. */
export function holdNow(view: View, seat: Seat): Hold {
  const asks = view.window !== null && view.answer === null && view.window.asked.includes(seat);
  return { turn: view.turn, window: windowNo(view) + (view.window === null || asks ? 0 : 1) };
}

/** Is Hold still to come, or at work in the open window? */
export function isHeld({ hold }: Preference, view: View): boolean {
  return hold !== null && hold.turn === view.turn && windowNo(view) <= hold.window;
}

/**
 * The window now open, or the next one: one more with each that opens in a turn. A special that asks a window again leaves it
 * the same (PX-P27). One played in main makes it less by one: then Hold may stop at a window more, never at one too few.
 */
function windowNo({ window, windows, players }: View): number {
  return (window?.n ?? windows + 1) + players.filter(({ specialUsed }) => !specialUsed).length;
}

/** Does this window stop for a seat? By what all can see alone: never by the cards it holds. */
export function stopsAt(preference: Preference, view: View, seat: Seat): boolean {
  const { stop } = preference;
  if (view.window === null) return false;
  if (stop === 'ask' || isHeld(preference, view)) return true;
  if (stop === 'hold' || view.window.kind === 'endWindow' || view.attack === null) return false;
  if (stop === 'attacks') return true;
  const team = (each: Seat) => view.players[each]?.team;
  return team(view.active) === team(seat) || team(view.attack.defender) === team(seat);
}
