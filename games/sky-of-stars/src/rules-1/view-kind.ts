import type { Observer, Seat } from '@orrery/kernel';
import type { CardId, StarId } from './data/index.ts';
import type { Answer, Face, FinalScore, Num, Options, Phase, Roll, RoundScore } from './kind.ts';

export interface LineSeen {
  readonly from: StarId;
  readonly to: StarId;
  /** null: the order of drawing is not for this observer to know. */
  readonly roll: Roll | null;
}

/**
 * A constellation as somebody sees it. Known in its order (`start` is set): as it was drawn. Else only its shape: stars and
 * lines sorted, each line from its lower star.
 */
export interface DrawingSeen {
  readonly round: number;
  readonly start: StarId | null;
  readonly stars: readonly StarId[];
  readonly lines: readonly LineSeen[];
}

/** A star crossed out; null: which one is not for this observer to know yet. */
export interface ErasedSeen {
  readonly star: StarId | null;
  readonly by: Seat;
  readonly round: number;
  readonly roll: number;
}

export interface SkySeen {
  /** One for each round in which the seat drew and this observer may see it, in their order. */
  readonly drawings: readonly DrawingSeen[];
  readonly erased: readonly ErasedSeen[];
}

export interface PlayerSeen {
  readonly active: boolean;
  /** The round in which it left; null if it has not. */
  readonly leftIn: number | null;
  /** Has a constellation this round, seen or not. */
  readonly draws: boolean;
  readonly sky: SkySeen;
  /** Boxes filled so far, the colours apart. */
  readonly points: number;
}

export interface RollSeen {
  readonly roller: Seat;
  readonly face: Face;
  /** Who had no legal line (SK-P8): all other active seats drew one, or erased. */
  readonly blocked: readonly Seat[];
}

export interface GuessSeen {
  readonly seat: Seat;
  /** null: abstained. */
  readonly n: Num | null;
}

/** A show after its reveal. */
export interface ShowSeen {
  readonly owner: Seat;
  readonly number: Num;
  readonly guesses: readonly GuessSeen[];
  readonly right: readonly Seat[];
  readonly plusOne: boolean;
  /** Who objected (`challenge`); null before the verdict, or without the option. */
  readonly objectors: readonly Seat[] | null;
  /** All objected: it scores nothing for anyone. */
  readonly struck: boolean;
}

/** What everybody knows of a round. */
export interface RoundSeen {
  readonly card: CardId;
  readonly rolls: readonly RollSeen[];
  /** How the drawing ended; `by` is null after a natural stop (SK-P12). */
  readonly stop: { readonly by: Seat | null } | null;
  readonly shows: readonly ShowSeen[];
  /** The numbers as far as they were shown. */
  readonly numbers: readonly (Num | null)[];
  readonly scores: readonly RoundScore[] | null;
}

/** What only this seat knows of its own doing. */
export interface Mine {
  readonly number: Num | null;
  /** Sealed, and still to be changed. */
  readonly answer: Answer | null;
  readonly guesses: readonly { readonly owner: Seat; readonly n: Num | null }[];
  readonly verdicts: readonly { readonly owner: Seat; readonly says: 'ok' | 'object' }[];
}

export interface View {
  readonly me: Observer;
  readonly n: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly card: CardId | null;
  readonly deckSize: number;
  /** Who rolls next. */
  readonly roller: Seat;
  readonly rolls: number;
  readonly lineRolls: number;
  /** The face being acted on; null outside phase act. */
  readonly face: Face | null;
  /** Whom this step asks, and who of them has answered. In the window: who is ready. */
  readonly asked: readonly Seat[];
  readonly answered: readonly Seat[];
  /** Erase step: whose sky each seat has to its left, by seat; empty otherwise. */
  readonly targets: readonly (Seat | null)[];
  /** Who shows in this round, in turn, and whose drawing is on show now. */
  readonly showOrder: readonly Seat[];
  readonly open: readonly Seat[];
  readonly rounds: readonly RoundSeen[];
  readonly players: readonly PlayerSeen[];
  /** null for the table. */
  readonly mine: Mine | null;
  readonly result: FinalScore | null;
}
