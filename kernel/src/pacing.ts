import type { Kind, Seat } from './game.ts';

/** off: nobody is hurried. live: everybody sits at the table now. days: people answer when they find the time. */
export const tempos = ['off', 'live', 'days'] as const;
export type Tempo = (typeof tempos)[number];

/** How time passes at a table: a thing of its host, never of the rules. */
export interface Pace {
  readonly tempo: Tempo;
  /** Questions whose answers wait stay open for their whole limit, so that not even thinking time tells anything. */
  readonly fixedWindows: boolean;
  /** live: every question has so many times the time that its game gives it; absent: once. */
  readonly slower?: 1 | 3 | undefined;
  /** live: milliseconds that each seat has besides, for the whole match; absent: none. */
  readonly reserve?: 0 | 60_000 | 300_000 | undefined;
  /** days: so many for the longest decision of the game, and other questions in proportion; absent: hours for seconds. */
  readonly days?: 1 | 3 | 7 | undefined;
  /** days: every decision has all of them; absent: a table of before, whose people sat down to the proportion. */
  readonly whole?: true | undefined;
}

/** How long the question now put to the table may take. */
export interface Timing {
  /** Another key is another question: its time begins anew. */
  readonly question: string;
  /** Milliseconds after which the host plays `fallback` for whoever is still awaited; null: never. */
  readonly limit: number | null;
  /** Answers of these types, whoever gives them, are held back until the question is `least` milliseconds old. */
  readonly waits: readonly string[];
  readonly least: number;
  /** The same at a table where one person plays against bots, and nobody could learn anything from it; absent: as long. */
  readonly leastAlone?: number;
  /** Nothing is decided by it, whoever answers: by correspondence nobody is waited for for whole days. */
  readonly formality?: true;
}

/**
 * What a game's host has to know of time. All of it is asked with the view of the table alone: whether and how long a
 * question stands, and what is answered without asking, cannot depend on what anybody holds.
 */
export interface Pacing<K extends Kind> {
  /** How tables are paced where nobody says otherwise; absent: live. */
  readonly usual?: Tempo;
  /** Where several are asked it is secret who has answered: so is whose time has run out. */
  readonly secretAnswers?: true;
  /** The most milliseconds that any question has at a live table; null: with these options no question is timed. */
  longest(options: K['options']): number | null;
  /** null: no question is timed now; so it is always with tempo `off`, unless the game has `answering`. */
  timing(table: K['view'], tempo: Tempo): Timing | null;
  /** For games whose seats may leave some answers to the host. */
  readonly answering?: Answering<K>;
}

export interface Answering<K extends Kind> {
  /** Is this a preference of this game? A seat's preference is its own secret, kept by the host and shown to nobody else. */
  isPreference(how: string): boolean;
  /** What somebody who never said otherwise prefers, if nobody else sits at their device. */
  readonly usual: string;
  /** What of a preference holds in the next match of the table as well. */
  lasting(how: string): string;
  /** The answer that a preference gives for a seat that is awaited; null: the seat wants to be asked. */
  answer(table: K['view'], by: Seat, how: string): K['move'] | null;
}
