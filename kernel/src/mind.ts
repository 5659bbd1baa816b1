import type { Chance, Kind, Seat } from './game.ts';
import type { Standing } from './standing.ts';

/** The strengths every game offers. */
export const commonLevels = ['easy', 'normal', 'hard'] as const;
export type CommonLevel = (typeof commonLevels)[number];

/** All there are: a game may have a master, and where it has none `hard` plays in its place. */
export const levels = [...commonLevels, 'master'] as const;
export type Level = (typeof levels)[number];

/**
 * How a bot likes to play, as everybody at the table is told: a leaning between moves that it holds for as good as each other. It is no
 * weaker and no stronger for it. A game has those that mean something in it.
 */
export const manners = ['bold', 'careful', 'trader', 'hoarder'] as const;
export type Manner = (typeof manners)[number];

/** The manner of a bot for whom nobody has chosen one: those that its game has, seat by seat. Who plays against one bot meets the first. */
export function usualManner(known: readonly Manner[], seat: Seat): Manner | null {
  return known[(seat + known.length - 1) % known.length] ?? null;
}

/** What a game knows about playing it well. The search around it (`bots/`) knows no game. All of it works on imagined states. */
export interface Mind<K extends Kind> {
  /** How the match stands for each seat if it were judged here: 0 lost .. 1 won. Exact when the match is over. */
  judge(s: K['state'], out: Float64Array): void;
  /** Which round the match is in, from 1 and never falling: horizons are measured in rounds. */
  round(s: K['state']): number;
  /** The moves worth thinking about, likeliest first; all legal ones where it is absent. */
  shortlist?(s: K['state'], by: Seat, chance: Chance): readonly K['move'][];
  /** Who ends so many points ahead could not win more clearly: decides between moves that win or lose alike. Absent: they are alike. */
  readonly clearWin?: number;
  readonly levels: Readonly<Record<CommonLevel, Thinking<K>>> & { readonly master?: Thinking<K> };
  /** The manners that it knows; absent: none. */
  readonly manners?: readonly Manner[];
  /** How well a manner likes a move, as a part of a victory: so much less than the best, at most, what it plays may be worth. */
  likes?(manner: Manner, s: K['state'], by: Seat, move: K['move']): number;
  /** Why a seat would make a move, for a person who asks for a hint; by what the seat sees. null: there is nothing to say of it. */
  reason?(s: K['state'], by: Seat, move: K['move']): Reason | null;
  /** What a level learns about hidden things from matches of bots (`orrery train`). */
  readonly learned?: Readonly<Partial<Record<Level, Learned<K>>>>;
  /**
   * How likely each seat is to win, 0 to 1, as learned from matches of bots; exact when the match is over. Only for who looks at a match
   * that is over. Without it: played to the end by the guesses of the hard level.
   */
  chances?(s: K['state'], out: Float64Array): void;
  /** What these chances are learned from (`orrery train`). */
  readonly standing?: Standing<K>;
  /** What a level judges its futures by, where it has learned that from matches of bots (`orrery train --judge`). */
  readonly prospect?: Standing<K>;
}

/** Why a move is good, as a message of the game's own words: `reason.<word>`. */
export interface Reason {
  readonly word: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** A belief about what others hide: weights for numbers that everybody can see. */
export interface Learned<K extends Kind> {
  /** What the numbers of a row mean, one weight for each. */
  readonly features: readonly string[];
  /**
   * What a move just made by `by` has hidden: one row of numbers for each thing that it may be, and which it is. The rows must not depend on
   * anything that some other seat does not see. null: it has hidden nothing that anybody has to guess.
   */
  lesson(s: K['state'], by: Seat): Lesson | null;
  /** To believe by such weights. */
  believe(weights: readonly number[]): NonNullable<Playouts<K>['believe']>;
}

/** The weights of a file in the order of the features; what does not fit them is refused. */
export function weightsIn(file: Readonly<Record<string, number>>, features: readonly string[]): number[] {
  if (Object.keys(file).join() !== features.join()) throw new Error('weights of other features: train again');
  return features.map((feature) => file[feature]!);
}

export interface Lesson {
  /** Row by row. */
  readonly rows: readonly number[];
  readonly truth: number;
}

/**
 * The other kind of mind: where nothing is gained by playing positions out (secret drawing, guessing), a game says itself
 * what each level does, from what the seat sees. null: a seat that is not awaited keeps silent.
 */
export interface ScriptedMind<K extends Kind> {
  /** As for a `Mind`: which round the match is in, from 1 and never falling. */
  round(s: K['state']): number;
  direct(view: K['view'], me: Seat, level: CommonLevel, chance: Chance, manner?: Manner): K['move'] | null;
  /** As for a `Mind`. */
  readonly manners?: readonly Manner[];
  reason?(s: K['state'], by: Seat, move: K['move']): Reason | null;
  /**
   * How likely each seat is to win, 0 to 1, as measured on matches of bots; exact when the match is over. Only for who looks at a
   * match that is over. Without it nobody's chances can be told.
   */
  judge?(s: K['state'], out: Float64Array): void;
  /** As for a `Mind`: what these chances are learned from. */
  readonly standing?: Standing<K>;
  /** What the laboratory counts in a finished match beside places and scores: how often something came out right. */
  tally?(
    s: K['state'],
    moves: readonly { readonly by: Seat; readonly move: K['move'] }[],
  ): Readonly<Record<string, { readonly right: number; readonly of: number }>>;
}

/** How a level thinks in a game: its own way, or that of `hard` where there is no master. */
export function thinkingOf<K extends Kind>(all: Mind<K>['levels'], level: Level): Thinking<K> {
  return all[level] ?? all.hard;
}

/** Levels are different programs, not one search with less time. */
export type Thinking<K extends Kind> = Greedy<K> | Halving<K>;

/** Each shortlisted move tried in the same few imagined states, and the best taken. */
export interface Greedy<K extends Kind> extends Playouts<K> {
  readonly t: 'greedy';
  readonly samples: number;
  /** How often it is short-sighted instead, and plays any of the better half of its shortlist without a thought. */
  readonly slip: number;
}

/**
 * The worse half of the shortlist is dropped stage by stage, all that is left compared in the same imagined states with the same
 * luck: small gains show through large swings of fortune.
 */
export interface Halving<K extends Kind> extends Playouts<K> {
  readonly t: 'halving';
  readonly playouts: number;
  /** A live bot also stops after so much CPU time. */
  readonly cpuMs: number;
  /** Of the last two moves either is played while they are no more than so many standard errors apart; one if it is not said. */
  readonly lots?: number;
  /** How it thinks where it knows all that there is, and how many positions it looks at then; absent: as everywhere. */
  readonly reckoning?: Reckoning<K>;
  readonly positions?: number;
}

/** For matches of two sides that come to lie open before they end: then nobody has to guess how the other one plays. */
export interface Reckoning<K extends Kind> {
  /** Can both sides know all that there is, and is no luck left that matters? By what everybody sees. */
  isOpen(s: K['state']): boolean;
  /** The moves of a seat that are reckoned with, likeliest first; all of them legal, at least one. */
  moves(s: K['state'], by: Seat): readonly K['move'][];
}

export interface Playouts<K extends Kind> {
  /** A move is judged when so many more rounds have begun, or at the end. */
  readonly horizon: number;
  /** A quick, sensible, legal move: how everybody plays until then. Must not look at what `by` could not see. */
  guess(s: K['state'], by: Seat, chance: Chance): K['move'];
  /**
   * How others answer in the round of the decision, where that is thought about more closely than by a guess. It hangs on what `by` sees alone,
   * too.
   */
  reply?(s: K['state'], by: Seat, chance: Chance): K['move'];
  /** How this level judges where its futures lead, where it is not as the mind does; as the mind's, exact when the match is over. */
  judge?(s: K['state'], out: Float64Array): void;
  /** The moves this level thinks about, where they are not those of the mind. */
  shortlist?(s: K['state'], by: Seat, chance: Chance): readonly K['move'][];
  /** Draws anew what others hide in an imagined state, by what they were seen to do; the view of `me` stays as it is. */
  believe?(s: K['state'], me: Seat, chance: Chance): void;
}
