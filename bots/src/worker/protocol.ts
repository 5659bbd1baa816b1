import type { Seat } from '@orrery/kernel';
import type { BotName } from '../search/bot.ts';

/** One decision, as it crosses into a worker: plain JSON, and nothing that the seat itself does not see. */
export interface Question {
  readonly game: string;
  /** By which number of its rules it is played. */
  readonly rules: number;
  readonly view: object;
  readonly me: Seat;
  readonly bot: BotName;
  readonly seed: string;
}

/** Answers a question with a move, or null for silence. */
export type Think = (question: Question) => Promise<{ readonly t: string } | null>;

export interface Asked {
  readonly n: number;
  readonly question: Question;
}
export type Answered =
  | { readonly n: number; readonly move: { readonly t: string } | null }
  | { readonly n: number; readonly error: string };
