import type { Seat } from '@orrery/kernel';
import type { Face, Options, Phase, RoundScore } from './kind.ts';

/**
 * The whole truth. Stars, cards and seats are numbers: stars in the order of their ids, cards as in the deck. Plain JSON: what
 * can be computed once per sky lives in chart.ts, never here. Records are replaced, never changed in place: copies share
 * them; only the arrays that `copy` slices are written to.
 */
export interface State {
  readonly n: number;
  readonly options: Options;
  phase: Phase;
  /** 1 to 3; 0 before the first deal. */
  round: number;
  /** The Constellation deck as shuffled: the card of round r is deck[r - 1], the unused rest comes after it. */
  readonly deck: readonly number[];
  /** Who rolls next. */
  roller: Seat;
  rolls: number;
  /** Faces of this round other than `erase`. */
  lineRolls: number;
  face: Face | null;
  asked: readonly Seat[];
  /** The sealed answer of each seat in the phases start, act, window and last. */
  pending: (Sealed | null)[];
  /** Erase step: whose sky each seat has to its left, -1 outside it. They stay those of the roll (SK-P20). */
  targets: readonly number[];
  showOrder: readonly Seat[];
  /** How many of them have begun their show. */
  showIndex: number;
  /** Whose drawings are being guessed or judged now. */
  open: readonly Seat[];
  /** ballots[seat][owner]: the guess (1-5), or the verdict; NOT_YET or ABSTAINED. */
  ballots: number[][];
  history: readonly RoundRecord[];
  players: Player[];
  /** The game ended because all but one have left. */
  deserted: boolean;
}

/** A ballot not given yet; a guess the clock took. */
export const NOT_YET = 0;
export const ABSTAINED = -1;
/** Verdicts, as ballots. */
export const OK = 1;
export const OBJECT = 2;

export type Sealed =
  | { readonly t: 'start'; readonly star: number }
  | { readonly t: 'line'; readonly from: number; readonly to: number }
  | { readonly t: 'erase'; readonly star: number }
  | { readonly t: 'pass' }
  | { readonly t: 'ready' }
  | { readonly t: 'none' };

export interface Player {
  active: boolean;
  /** The round in which the seat left (SK-P20), 0 if it has not. */
  leftIn: number;
  /** The player card out, 0 if none. */
  number: number;
  readonly sky: SkyState;
}

export interface SkyState {
  done: readonly Constellation[];
  current: Constellation | null;
  erased: readonly Erasure[];
  /** How many of the erasures everybody has seen at a show. */
  erasedShown: number;
  /** Per star: the round whose constellation it is in (USED), plus ERASED; 0 is a free star (SK-P3). */
  marks: number[];
}
export const USED = 3;
export const ERASED = 4;

/** How much of a constellation others have seen: nothing, its shape (at the show), its order too (at the reveal). */
export const HIDDEN = 0;
export const SHAPE = 1;
export const ORDER = 2;

export interface Constellation {
  readonly round: number;
  /** The start star first, then each new one as it came. */
  readonly stars: readonly number[];
  readonly lines: readonly Line[];
  readonly seen: number;
}
export interface Line {
  readonly from: number;
  readonly to: number;
  /** 0: the last line. */
  readonly roll: number;
}
export interface Erasure {
  readonly star: number;
  readonly by: Seat;
  readonly round: number;
  readonly roll: number;
}

/** What everybody knows of a round. */
export interface RoundRecord {
  readonly card: number;
  readonly rolls: readonly {
    readonly roller: Seat;
    readonly face: Face;
    readonly blocked: readonly Seat[];
  }[];
  readonly stop: { readonly by: Seat | null } | null;
  readonly shows: readonly Show[];
  readonly numbers: readonly (number | null)[];
  readonly scores: readonly RoundScore[] | null;
}
export interface Show {
  readonly owner: Seat;
  readonly number: number;
  readonly guesses: readonly { readonly seat: Seat; readonly n: number | null }[];
  readonly right: readonly Seat[];
  readonly plusOne: boolean;
  readonly objectors: readonly Seat[] | null;
  readonly struck: boolean;
}

export function copy(s: State): State {
  return {
    n: s.n,
    options: s.options,
    phase: s.phase,
    round: s.round,
    deck: s.deck,
    roller: s.roller,
    rolls: s.rolls,
    lineRolls: s.lineRolls,
    face: s.face,
    asked: s.asked,
    pending: s.pending.slice(),
    targets: s.targets,
    showOrder: s.showOrder,
    showIndex: s.showIndex,
    open: s.open,
    ballots: s.ballots.map((row) => row.slice()),
    history: s.history,
    players: s.players.map(({ active, leftIn, number, sky }) => ({ active, leftIn, number, sky: copySky(sky) })),
    deserted: s.deserted,
  };
}

function copySky({ done, current, erased, erasedShown, marks }: SkyState): SkyState {
  return { done, current, erased, erasedShown, marks: marks.slice() };
}

export function skyAt(s: State, seat: Seat): SkyState {
  return s.players[seat]!.sky;
}

/** The record of the round under way. */
export function thisRound(s: State): RoundRecord {
  return s.history[s.history.length - 1]!;
}
export function record(s: State, news: Partial<Omit<RoundRecord, 'card'>>): void {
  const { card, rolls, stop, shows, numbers, scores } = thisRound(s);
  const history = s.history.slice();
  history[history.length - 1] = {
    card,
    rolls: news.rolls ?? rolls,
    stop: news.stop ?? stop,
    shows: news.shows ?? shows,
    numbers: news.numbers ?? numbers,
    scores: news.scores ?? scores,
  };
  s.history = history;
}
