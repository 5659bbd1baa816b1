import type { Seat } from '@orrery/kernel';
import type { CardId, StarId } from './data/index.ts';
import type { Answer, Face, FinalScore, Num, Roll, RoundScore } from './kind.ts';
import type { DrawingSeen, ErasedSeen, GuessSeen, SkySeen } from './view-kind.ts';

/** What everybody hears alike. `asked`: whom the step that now begins asks. */
export type PublicEvent =
  | { readonly t: 'roundStarted'; readonly round: number; readonly card: CardId; readonly asked: readonly Seat[] }
  | { readonly t: 'acted'; readonly seat: Seat }
  | { readonly t: 'timedOut'; readonly seat: Seat }
  | {
      readonly t: 'rolled';
      readonly roller: Seat;
      readonly face: Face;
      readonly roll: number;
      readonly asked: readonly Seat[];
      /** On `erase`, whose sky each seat has to its left. */
      readonly targets: readonly (Seat | null)[];
      readonly next: Seat;
    }
  | { readonly t: 'blocked'; readonly seat: Seat; readonly face: Face }
  | { readonly t: 'windowOpened'; readonly asked: readonly Seat[] }
  | { readonly t: 'readied'; readonly seat: Seat }
  /** null: a natural stop. */
  | { readonly t: 'stopCalled'; readonly seat: Seat | null; readonly asked: readonly Seat[] }
  | { readonly t: 'showsBegan'; readonly order: readonly Seat[] }
  | {
      readonly t: 'shown';
      readonly owner: Seat;
      readonly drawing: DrawingSeen;
      readonly erased: readonly ErasedSeen[];
      readonly asked: readonly Seat[];
    }
  | { readonly t: 'guessed'; readonly seat: Seat }
  | {
      readonly t: 'revealed';
      readonly owner: Seat;
      readonly number: Num;
      readonly guesses: readonly GuessSeen[];
      readonly right: readonly Seat[];
      readonly plusOne: boolean;
      /** Now in the order of drawing. */
      readonly drawing: DrawingSeen;
    }
  | { readonly t: 'verdictAsked'; readonly owners: readonly Seat[]; readonly asked: readonly Seat[] }
  | { readonly t: 'judged'; readonly owner: Seat; readonly objectors: readonly Seat[]; readonly struck: boolean }
  | {
      readonly t: 'roundScored';
      readonly round: number;
      readonly scores: readonly RoundScore[];
      readonly points: readonly number[];
      /** With those of seats that sat out. */
      readonly numbers: readonly (Num | null)[];
    }
  | {
      readonly t: 'left';
      readonly seat: Seat;
      /** Whom the step under way still asks, and who of them has answered: with one drawing less more may have. */
      readonly asked: readonly Seat[];
      readonly answered: readonly Seat[];
      /** Who rolls next. */
      readonly next: Seat;
    }
  | { readonly t: 'showCancelled'; readonly owner: Seat }
  | {
      readonly t: 'coloursScored';
      readonly used: readonly (readonly number[])[];
      readonly boxes: readonly (readonly string[])[];
    }
  | {
      readonly t: 'gameOver';
      readonly result: FinalScore;
      /** Everything but the unused deck is public now. */
      readonly skies: readonly SkySeen[];
      readonly numbers: readonly (readonly (Num | null)[])[];
    };

/** A sealed answer, a guess or a verdict, told to nobody but its seat. */
export type Chosen = {
  readonly t: 'chosen';
  readonly seat: Seat;
  readonly answer:
    | Answer
    | { readonly t: 'guess'; readonly owner: Seat; readonly n: Num | null }
    | { readonly t: 'verdict'; readonly owner: Seat; readonly says: 'ok' | 'object' };
};
/** For the eraser's eyes, as long as it decides (SK-P9). */
export type Lent = {
  readonly t: 'lent';
  readonly seat: Seat;
  readonly owner: Seat;
  readonly drawing: DrawingSeen | null;
  readonly erased: readonly ErasedSeen[];
};
type StartChosen = { readonly t: 'startChosen'; readonly seat: Seat; readonly star: StarId };
type LineDrawn = {
  readonly t: 'lineDrawn' | 'lastLine';
  readonly seat: Seat;
  readonly from: StarId;
  readonly to: StarId;
  readonly roll: Roll;
};
type LastPassed = { readonly t: 'lastPassed'; readonly seat: Seat };
type NumberDealt<N> = { readonly t: 'numberDealt'; readonly seat: Seat; readonly number: N };
type Erased<S> = {
  readonly t: 'erased';
  readonly by: Seat;
  readonly owner: Seat;
  readonly star: S;
  readonly round: number;
  readonly roll: number;
};

/** `open`: the table plays with open skies. */
export type Drawn = (StartChosen | LineDrawn | Erased<StarId>) & { readonly open: boolean };
export type Event = PublicEvent | NumberDealt<Num> | Chosen | Lent | LastPassed | Drawn;

/** null stands where the observer may not look. */
export type Seen =
  | PublicEvent
  | NumberDealt<Num | null>
  | Chosen
  | Lent
  | LastPassed
  | StartChosen
  | LineDrawn
  | Erased<StarId | null>;
