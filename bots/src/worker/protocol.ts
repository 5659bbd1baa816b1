import type { Manner, Seat } from '@orrery/kernel';
import type { Advice } from '../search/advise.ts';
import type { BotName } from '../search/bot.ts';
import type { PackedView } from './options.ts';

/** One decision, as it crosses into a worker: plain JSON, and nothing that the seat itself does not see. */
export interface Question {
  readonly game: string;
  /** By which number of its rules it is played. */
  readonly rules: number;
  readonly view: object;
  readonly me: Seat;
  readonly bot: BotName;
  /** Absent: none. */
  readonly manner?: Manner;
  readonly seed: string;
  /** A person asks for a hint: the reason is wanted, too. Only a page asks this, of its own worker. */
  readonly why?: true;
}

/** Answers a question with a move, or null for silence. Whoever wants no answer any more says so by the signal. */
export type Think = (question: Question, signal?: AbortSignal) => Promise<Move | null>;

export type Move = { readonly t: string };

export interface Asked {
  readonly n: number;
  readonly question: Omit<Question, 'view'> & PackedView;
  /** How much of its usual time the bot may think: 1 is all of it. */
  readonly share: number;
}
/** What was thought of, and the milliseconds of CPU that it cost. */
export interface Thought {
  readonly move: Move | null;
  readonly cpuMs: number;
  /** Where it was asked for. */
  readonly advice?: Advice | null;
}
/** `lost`: it was not thought about to the end, and may be asked elsewhere. */
export type Answered =
  | ({ readonly n: number } & Thought)
  | { readonly n: number; readonly error: string; readonly lost?: boolean };
