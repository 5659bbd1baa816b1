import type { Seat } from '@orrery/kernel';
import { type Held, isFree, seatsHeld, type Table } from './table.ts';

/** How often seats of one match may change hands without the host's yes: what is kept of it must have an end. */
const mostHeld = 64;

/** Everybody who has looked through a seat of the match that is played, and through which. */
export function heldSoFar(table: Table): readonly Held[] {
  const known = table.held ?? [];
  const now = table.seats.flatMap(({ holder: person }, seat) => (person === null ? [] : [{ seat, person }]));
  return [
    ...known,
    ...now.filter((each) => !known.some((old) => old.seat === each.seat && old.person === each.person)),
  ];
}

/** The seats of the match that is played through which this person has looked. */
export function lookedThrough(table: Table, person: string): readonly Seat[] {
  if (table.status !== 'playing') return [];
  const before = (table.held ?? []).flatMap((held) => (held.person === person ? [held.seat] : []));
  return [...new Set([...before, ...seatsHeld(table, person)])];
}

export const heldTooOften = (table: Table): boolean => heldSoFar(table).length >= mostHeld;

/** Who held a seat last, in this match: whoever sits there now, or who left it to a bot. */
export function lastHolder(table: Table, seat: Seat): string | null {
  const before = table.status === 'playing' ? table.held?.findLast((held) => held.seat === seat) : undefined;
  return table.seats[seat]?.holder ?? before?.person ?? null;
}

/** A seat of the match that is played, which this person has left and may take back without asking; null: none. */
export function seatToReturnTo(table: Table, person: string | null): Seat | null {
  if (person === null || table.shownOut?.some((out) => out.person === person)) return null;
  const free = lookedThrough(table, person).find((at) => {
    const seat = table.seats[at];
    return seat !== undefined && isFree(table, seat);
  });
  return free ?? null;
}

export const mayReturn = (table: Table, person: string): boolean => seatToReturnTo(table, person) !== null;
