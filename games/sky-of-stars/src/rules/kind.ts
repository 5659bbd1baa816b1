import type { KindOf, Seat } from '@orrery/kernel';
import type { Chosen, StarId } from '../data/index.ts';
import type { Event, Seen } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view-kind.ts';

/** As `readOptions` gives them every key is there. Two seats always play Duo. */
export interface Options extends Chosen {
  readonly closeShapes: 'off' | 'wild' | 'typed';
  readonly eraseTarget: 'free' | 'any';
  readonly crossOwn: boolean;
  readonly mustDraw: boolean;
  readonly stopMinLines: number;
  readonly maxRolls: number;
  readonly skies: 'private' | 'open';
  readonly guessing: 'oneByOne' | 'allAtOnce';
  readonly timers: 'relaxed' | 'brisk' | 'off';
  readonly rounds: 1 | 2 | 3;
  readonly colourBonus: boolean;
  readonly challenge: 'off' | 'on';
  readonly onLeave: 'bot' | 'drop';
}

/** `count`: every guess is in, and the owner of the sky on show counts 3-2-1 (SK-P15). */
export type Phase = 'start' | 'act' | 'window' | 'last' | 'show' | 'count' | 'verdict' | 'over';
/** A type of star, `?` or `erase`. */
export type Face = string;
/** 1 to 5. */
export type Num = number;
/** The roll a line was drawn on, from 1; the one after STOP has none. */
export type Roll = number | 'last';

export type Move =
  | { readonly t: 'start'; readonly star: StarId }
  | { readonly t: 'line'; readonly from: StarId; readonly to: StarId }
  | { readonly t: 'pass' }
  | { readonly t: 'erase'; readonly star: StarId }
  | { readonly t: 'ready' }
  | { readonly t: 'stop' }
  | { readonly t: 'guess'; readonly owner: Seat; readonly n: number }
  | { readonly t: 'count' }
  | { readonly t: 'verdict'; readonly owner: Seat; readonly says: 'ok' | 'object' }
  /** SK-P21 for this seat alone: what its run-out clock plays. */
  | { readonly t: 'timeout' }
  | { readonly t: 'leave' };

/** Those of a line in the order they are checked. */
export type Refusal =
  | 'wrong-phase'
  | 'not-asked'
  | 'wrong-face'
  | 'malformed'
  | 'no-such-star'
  | 'from-not-in-constellation'
  | 'from-erased'
  | 'star-erased'
  | 'star-used'
  | 'star-in-earlier-constellation'
  | 'star-already-in-constellation'
  | 'duplicate-line'
  | 'wrong-type'
  | 'passes-over-star'
  | 'crosses-constellation'
  | 'crosses-own-line'
  | 'must-draw'
  | 'own-drawing'
  | 'not-shown'
  | 'bad-number'
  | 'already-left'
  | 'bot-takes-over';

/** A sealed answer as its owner sees it. `none`: the clock ran out and nothing is erased. */
export type Answer = Exclude<Move, { t: 'stop' | 'guess' | 'verdict' | 'timeout' | 'leave' }> | { readonly t: 'none' };

/** What a seat fills for a round (SK-E1, SK-E2). */
export interface RoundScore {
  readonly guessedBy: number;
  readonly guessed: number;
  readonly plusOne: boolean;
}

/** The end, seat by seat (SK-E3 to SK-E6). */
export interface ScoreRow {
  readonly rounds: readonly RoundScore[];
  readonly plusOnes: number;
  /** Stars used, by colour of the sky. */
  readonly used: readonly number[];
  /** The colours whose box the seat fills. */
  readonly boxes: readonly string[];
  readonly total: number;
  readonly left: boolean;
}
export interface FinalScore {
  readonly rows: readonly ScoreRow[];
  /** Duo: everybody has place 1. */
  readonly places: readonly number[];
  /** Duo: right guesses of both, 0-6; else null. */
  readonly team: number | null;
  readonly reason: 'rounds' | 'left';
}

export type SkyOfStars = KindOf<State, View, Options, Move, Event, Seen, Refusal>;
