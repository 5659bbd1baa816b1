import type { Kind, Seat, Told } from '@orrery/kernel';
import type { TableFacts } from './feed.ts';

/** Who looks at the device now, and for which question the curtain was lifted. */
export interface Lifted {
  readonly seat: Seat;
  readonly decision: string | null;
  /** How many tellings the table had had then. */
  readonly heard: number;
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
 * A lifted curtain falls when the match no longer waits for who looks; and when a new question comes after something happened
 * that was not this seat's doing, such as a reveal: everybody here wants to see that, and nobody's secrets beside it.
 */
export function stillLifted<K extends Kind>(
  lifted: Lifted,
  awaited: readonly Seat[],
  decision: string | null,
  told: readonly Told<K>[],
  actor: (seen: K['seen']) => Seat | null,
): Lifted | null {
  const { seat, heard } = lifted;
  if (!awaited.includes(seat)) return null;
  if (decision === lifted.decision) return lifted;
  const own = told.slice(heard).every(({ seen }) => seen.every((event) => actor(event) === seat));
  return own && awaited.length === 1 ? { seat, decision, heard: told.length } : null;
}
