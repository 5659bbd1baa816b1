import type { Chance, Kind, Seat } from './game.ts';

/** The strengths every game offers. */
export const levels = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];

/** What a game knows about playing it well. The search around it (`bots/`) knows no game. All of it works on imagined states. */
export interface Mind<K extends Kind> {
  /** How the match stands for each seat if it were judged here: 0 lost .. 1 won. Exact when the match is over. */
  judge(s: K['state'], out: Float64Array): void;
  /** Which round the match is in, from 1 and never falling: horizons are measured in rounds. */
  round(s: K['state']): number;
  /** A quick, sensible, legal move: the policy of playouts. */
  guess(s: K['state'], by: Seat, chance: Chance): K['move'];
  /** The moves worth thinking about, likeliest first; all legal ones where it is absent. */
  shortlist?(s: K['state'], by: Seat, chance: Chance): readonly K['move'][];
  /** Draws anew what others hide in an imagined state, by what they were seen to do; the view of `me` stays as it is. */
  believe?(s: K['state'], me: Seat, chance: Chance): void;
  /** How each level thinks. */
  readonly levels: Readonly<Record<Level, Thinking>>;
}

/**
 * Levels are different programs, not one search with less time. Both judge a move by playing on until `horizon` more
 * rounds have begun (0: not at all) or the match is over.
 * greedy: each shortlisted move tried in the same `samples` imagined states; with probability `slip` a random move instead.
 * search: determinised bandit over the shortlist in states as it believes them, `playouts` in all; a live bot also stops after
 * `cpuMs`.
 */
export type Thinking =
  | { readonly t: 'greedy'; readonly samples: number; readonly horizon: number; readonly slip: number }
  | { readonly t: 'search'; readonly playouts: number; readonly horizon: number; readonly cpuMs: number };
