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
 * For whom the curtain should be lifted next when several people share this device: of those who are awaited here, the first
 * after the last one that looked. Null while nobody is.
 */
export function nextToLook(awaited: readonly Seat[], last: Seat | null): Seat | null {
  return awaited.find((seat) => last !== null && seat > last) ?? awaited[0] ?? null;
}

/**
 * A lifted curtain falls when the match no longer waits for who looks, and when a new question comes while others here are
 * asked as well: between two questions something may have happened that all of them want to see.
 */
export function stillLifted(lifted: Lifted, awaited: readonly Seat[], decision: string | null): Lifted | null {
  if (!awaited.includes(lifted.seat)) return null;
  if (decision === lifted.decision) return lifted;
  return awaited.length === 1 ? { seat: lifted.seat, decision } : null;
}
