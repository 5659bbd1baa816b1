import type { Level } from '@orrery/kernel';
import type { Rating } from '@orrery/ratings';
import type { Job } from './store.ts';

/** How a match went, kept once for those who played it, and longer than its table. */
export interface MatchOutcome {
  readonly match: string;
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  /** Milliseconds since 1970; null: it began before that was kept. */
  readonly began: number | null;
  readonly at: number;
  /** All who played had agreed that it counts for their rating. */
  readonly counts: boolean;
  readonly seats: readonly SeatOutcome[];
}

export interface SeatOutcome {
  /** Who sat there when it began; null: a bot, a guest at somebody's device, or somebody who was deleted since. */
  readonly person: string | null;
  readonly level: Level | null;
  readonly side: number;
  /** null: the match did not end by its rules. */
  readonly place: number | null;
  readonly score: number | null;
  /** When they went, by a number that grows; null: they played to the end. */
  readonly left: number | null;
}

/** An outcome with what is to be done because of it. */
export interface EndedMatch {
  readonly outcome: MatchOutcome;
  readonly job: Job | null;
}

/** `kept`: its match is still there to be read. */
export interface KeptOutcome extends MatchOutcome {
  readonly kept: boolean;
}

/** What a person's rating at a game was after a match; `no` counts those that were rated, from 1. */
export interface KeptRating extends Rating {
  readonly game: string;
  readonly no: number;
  readonly match: string;
  readonly at: number;
}

export type NextRating = Pick<KeptRating, 'no' | 'mu' | 'sigma'> & { readonly person: string };

/** Outcomes are written by `keepTable`, with the change that ends the match. */
export interface ResultStore {
  outcome(match: string): Promise<MatchOutcome | null>;
  /** Of the matches that a person played, the last first. */
  outcomesOf(person: string, limit: number): Promise<readonly KeptOutcome[]>;
  /** All ratings a person has ever had, by game, the first first. */
  ratingsOf(person: string): Promise<readonly KeptRating[]>;
  /** What these people's ratings at a game are now, as far as they have one. */
  ratingsAt(game: string, people: readonly string[]): Promise<ReadonlyMap<string, KeptRating>>;
  /**
   * The next ratings of all whom a match counts for, together or not at all. 'taken': one of them has such a rating already, or is not
   * known as who played it any more.
   */
  keepRatings(
    outcome: Pick<MatchOutcome, 'match' | 'game' | 'at'>,
    next: readonly NextRating[],
  ): Promise<'kept' | 'taken'>;
}
