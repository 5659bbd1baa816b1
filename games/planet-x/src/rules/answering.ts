import type { Seat } from '@orrery/kernel';
import type { View } from './kind.ts';

/** PX-P29: where one stops to answer. */
export const stops = ['ask', 'attacks', 'mine', 'hold'] as const;
export type Stop = (typeof stops)[number];

/** What a seat prefers, and the turn in which it wants to be asked all the same (Hold). */
export interface Preference {
  readonly stop: Stop;
  readonly heldIn: number | null;
}

const shape = /^(ask|attacks|mine|hold)(?:@(\d{1,6}))?$/;

/** A preference as its host keeps it: `attacks`, or with Hold in turn 7 `attacks@7`. */
export function readPreference(how: string): Preference | null {
  const found = shape.exec(how);
  if (found === null) return null;
  return { stop: found[1] as Stop, heldIn: found[2] === undefined ? null : Number(found[2]) };
}

export function writePreference({ stop, heldIn }: Preference): string {
  return heldIn === null ? stop : `${stop}@${heldIn}`;
}

/** Does this window stop for a seat? By what all can see alone: never by the cards it holds. */
export function stopsAt({ stop, heldIn }: Preference, view: View, seat: Seat): boolean {
  if (view.window === null) return false;
  if (stop === 'ask' || heldIn === view.turn) return true;
  if (stop === 'hold' || view.window.kind === 'endWindow' || view.attack === null) return false;
  if (stop === 'attacks') return true;
  const team = (each: Seat) => view.players[each]?.team;
  return team(view.active) === team(seat) || team(view.attack.defender) === team(seat);
}
