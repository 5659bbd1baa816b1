import type { Level } from '@orrery/kernel';
import type { Rating } from '@orrery/ratings';
import type { Sigil } from '@orrery/wire';
import type { ReviewedMatch } from '../review/match.ts';

/** A match that is over, as its player's record reads it, wherever it is kept. */
export interface RecordedMatch {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** Where its file is; null: it is gone, or at this device. */
  readonly table: string | null;
  readonly at: number;
  /** Milliseconds; null: not known, or by correspondence. */
  readonly lasted: number | null;
  readonly counts: boolean;
  readonly seats: readonly RecordedSeat[];
  /** The whole match; null: what was played is gone. */
  readonly read: (() => Promise<ReviewedMatch | null>) | null;
  /** Leads to where it is watched again; null: what was played is gone. */
  readonly review: (() => Promise<{ readonly path: string } | { readonly trouble: string }>) | null;
}

export interface RecordedSeat {
  readonly mine: boolean;
  /** The same for the same person; null: a bot, or nobody knows who. */
  readonly who: string | null;
  readonly name: string | null;
  readonly sigil: Sigil | null;
  readonly level: Level | null;
  readonly side: number;
  readonly place: number | null;
  readonly left: boolean;
}

/** A rating after a match. */
export interface RatedAt extends Rating {
  readonly at: number;
}

/** What is kept in one place of one person: of a server or of a device, never both. */
export interface Record {
  /** Newest first. */
  readonly matches: readonly RecordedMatch[];
  /** Against people, by game, oldest first. */
  readonly ratings: ReadonlyMap<string, readonly RatedAt[]>;
}
