import type { Seat } from '@orrery/kernel';
import type { Options } from './kind.ts';
import type { State } from './state.ts';

/** Every set of seats as a list, so that asking who acts makes no garbage. */
const LISTS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) =>
  [0, 1, 2, 3].filter((seat) => (set >> seat) & 1),
);

export function listOf(set: number): readonly Seat[] {
  return LISTS[set] as readonly Seat[];
}

export function everyone(s: State): number {
  return (1 << s.n) - 1;
}

/** PX-S8: seats 0 and 2 against 1 and 3; without teams each seat is its own. */
export function teamOf(options: Options, seat: Seat): number {
  return options.mode === 'teams' ? seat & 1 : seat;
}

/** PX-P4. */
export function opposed(s: State, a: Seat, b: Seat): boolean {
  return teamOf(s.options, a) !== teamOf(s.options, b);
}

/** PX-S8; -1 without teams. */
export function allyOf(s: State, seat: Seat): Seat {
  return s.options.mode === 'teams' ? (seat + 2) & 3 : -1;
}

/** PX-S1: the left neighbour. */
export function leftOf(s: State, seat: Seat): Seat {
  return seat + 1 === s.n ? 0 : seat + 1;
}

/** PX-P4: allowance unused and hand not empty. Public facts, both. */
export function eligible(s: State): number {
  let set = 0;
  for (let seat = 0; seat < s.n; seat++) if (s.sizes[seat]! > 0) set |= 1 << seat;
  return set & ~s.used;
}

export function isEligible(s: State, seat: Seat): boolean {
  return ((s.used >> seat) & 1) === 0 && s.sizes[seat]! > 0;
}
