import type { Kind, Seat, Told } from '@orrery/kernel';
import type { TableFacts } from './feed.ts';

/** Who looks at the device now, and for which question the curtain was lifted. */
export interface Lifted {
  readonly seat: Seat;
  readonly decision: string | null;
  /** How many tellings the table had had then. */
  readonly heard: number;
  /** Somebody asked for it at an open question, and may look on even after having answered it. */
  readonly freely: boolean;
}

/** Whose name was tapped at an open question, and which question that was. */
export interface Called {
  readonly seat: Seat;
  readonly decision: string | null;
}

/** What the device remembers of who looked. */
export interface Looks {
  readonly lifted: Lifted | null;
  readonly called: Called | null;
  /** Who looked last. */
  readonly last: Seat | null;
}
export const NOBODY: Looks = { lifted: null, called: null, last: null };

/** What may be in the page: the table through the eyes of one seat, a curtain, or what everybody sees. */
export type Scene =
  | { readonly t: 'seat'; readonly seat: Seat }
  | { readonly t: 'curtain'; readonly seat: Seat }
  | { readonly t: 'table'; readonly asksOpenly: boolean };

/** Where the match stands for the people at one device. */
export interface Now {
  /** Those here whom it waits for, each by its own standing. */
  readonly awaited: readonly Seat[];
  /** The match is over, or everybody is still watching what happened. */
  readonly quiet: boolean;
  /** The question is put to everybody openly. */
  readonly openly: boolean;
  /** Nobody here sees anything that another may not. */
  readonly bare: boolean;
  decision(seat: Seat): string | null;
}

/** The seats that are played from this device. */
export const seatsHere = (table: TableFacts): readonly Seat[] =>
  table.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));

export function sceneOf({ lifted, called, last }: Looks, now: Now): Scene {
  if (lifted !== null) return { t: 'seat', seat: lifted.seat };
  if (now.quiet) return { t: 'table', asksOpenly: false };
  if (now.openly) {
    const stands = called !== null && now.decision(called.seat) === called.decision;
    return stands ? { t: 'curtain', seat: called.seat } : { t: 'table', asksOpenly: true };
  }
  const next = nextToLook(now.awaited, last);
  if (next === null) return { t: 'table', asksOpenly: false };
  return { t: now.bare ? 'seat' : 'curtain', seat: next };
}

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
  const { seat, heard, freely } = lifted;
  const asked = awaited.includes(seat);
  if (decision === lifted.decision) return asked || freely ? lifted : null;
  const own = told.slice(heard).every(({ seen }) => seen.every((event) => actor(event) === seat));
  return asked && own && awaited.length === 1 ? { seat, decision, heard: told.length, freely: false } : null;
}
