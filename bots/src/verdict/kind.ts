import type { Seat } from '@orrery/kernel';

/** Grows when the same match would be judged otherwise: what was kept before is worked out anew. */
export const verdictVersion = 8;

/**
 * What decided a match that is over, worked out from its file alone. The same match by the same rules gives the same numbers on every
 * device. Chances are 0 to 1 by seat; where allies win together each has the chance of both.
 */
export interface Verdict {
  /** Cards open: by moment, then by seat. */
  readonly open: readonly Chances[];
  /** How far an open chance may be off, 95 times in 100. */
  readonly margin: number;
  /** By seat, then by moment: how likely that seat was to win by what it knew. Never mixed with `open`. */
  readonly known: readonly (readonly number[])[];
  /** In the order of the match; none: it was decided from the start. */
  readonly turns: readonly TurningPoint[];
  /** Every decision that was judged, in the order of the match; none in games whose moves only count together. */
  readonly moves: readonly JudgedMove[];
  /** Whenever something drawn was seen, in the order of the match. */
  readonly luck: readonly LuckAt[];
  /** By seat, over the whole match. */
  readonly lucky: readonly SeatLuck[];
}

export type Chances = readonly number[];

/** One of at most three rounds that changed a seat's chance most, by cards open. */
export interface TurningPoint {
  readonly round: number;
  /** The moment of that round to be watched. */
  readonly moment: number;
  /** Who gained most in that round, and from what to what. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** A decision, compared in worlds that its mover could imagine. */
export interface JudgedMove {
  readonly moment: number;
  readonly seat: Seat;
  /** How many moves there were to choose from. */
  readonly of: number;
  /** Costly: 10 points under the best, or more. Found: 5 points above any other, or more. Sound: neither. */
  readonly worth: 'costly' | 'found' | 'sound';
  /** Of the move that was played and of the best other one; null where they looked too alike to be compared closely. */
  readonly played: number | null;
  readonly other: number | null;
}

/** By seat: open chance after it, less the mean over the same moment drawn anew. */
export interface LuckAt {
  readonly moment: number;
  readonly points: readonly number[];
  /** The variance of what might have come, and that of both estimates. The first is an estimate itself, and may be below 0. */
  readonly spread: readonly number[];
  readonly doubt: readonly number[];
}

export interface SeatLuck {
  /** Its sum, in points of winning chance (0.1: ten points). */
  readonly points: number;
  /** So far up or down it goes 95 times in 100: within that it is nothing unusual. */
  readonly usual: number;
  /** The root of all variances: over many matches their squares add up. */
  readonly unit: number;
}

/** One step of the work, as it is found: open chances first, from left to right. */
export type Found =
  | { readonly t: 'open'; readonly moment: number; readonly chances: Chances }
  | { readonly t: 'luck'; readonly luck: LuckAt }
  | { readonly t: 'turns'; readonly turns: readonly TurningPoint[]; readonly lucky: readonly SeatLuck[] }
  | { readonly t: 'known'; readonly seat: Seat; readonly moment: number; readonly chance: number }
  | { readonly t: 'move'; readonly move: JudgedMove };
