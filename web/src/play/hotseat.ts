import type { Seat } from '@orrery/kernel';
import type { TableFacts } from './feed.ts';

/** Who looks at the device now, and for which question the curtain was lifted. */
export interface Lifted {
  readonly seat: Seat;
  readonly decision: string | null;
}

/** The seats that are played from this device. */
export const seatsHere = (table: TableFacts): readonly Seat[] =>
  table.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));

/**
 * For whom the curtain should be lifted next when several people share this device: the first awaited seat after the last
 * one that looked. Null while nobody here is awaited.
 */
export function nextToLook(here: readonly Seat[], awaited: readonly Seat[], last: Seat | null): Seat | null {
  const asked = here.filter((seat) => awaited.includes(seat));
  return asked.find((seat) => last !== null && seat > last) ?? asked[0] ?? null;
}

/**
 * A lifted curtain falls when the match no longer waits for who looks, and when a new question comes while others here are
 * asked as well: between two questions something may have happened that all of them want to see.
 */
export function stillLifted(
  lifted: Lifted,
  here: readonly Seat[],
  awaited: readonly Seat[],
  decision: string | null,
): Lifted | null {
  if (!awaited.includes(lifted.seat)) return null;
  if (decision === lifted.decision) return lifted;
  const alone = here.every((seat) => seat === lifted.seat || !awaited.includes(seat));
  return alone ? { seat: lifted.seat, decision } : null;
}
