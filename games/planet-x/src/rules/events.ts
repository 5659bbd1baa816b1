import type { Seat } from '@orrery/kernel';
import type { CardId, FactionId } from '../data/kind.ts';
import type { Answer, FinalCount, Options, StackId, WindowKind } from './kind.ts';

/** Attacker's, then target's. */
export type Both = readonly [number, number];

export interface LostUnit {
  readonly card: CardId;
  readonly owner: Seat;
  readonly stack: StackId;
  /** They go with it, in the order they were attached. */
  readonly mods: readonly CardId[];
}

/** What everybody hears alike. */
type PublicEvent =
  | {
      readonly t: 'gameStarted';
      readonly seats: readonly { readonly faction: FactionId; readonly team: number }[];
      readonly options: Options;
      /** null: the seats vote. */
      readonly first: Seat | null;
    }
  | { readonly t: 'voted'; readonly votes: readonly Seat[]; readonly first: Seat; readonly byLot: boolean }
  | { readonly t: 'mulliganAsked' }
  | { readonly t: 'mulliganTaken'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly t: 'turnStarted'; readonly turn: number; readonly seat: Seat }
  | { readonly t: 'deployed'; readonly seat: Seat; readonly card: CardId; readonly stack: StackId }
  | { readonly t: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly t: 'groupFormed' | 'groupReinforced';
      readonly seat: Seat;
      readonly unit: CardId;
      readonly from: StackId;
      readonly stack: StackId;
      readonly force: number;
    }
  | {
      readonly t: 'attackDeclared';
      readonly seat: Seat;
      readonly defender: Seat;
      readonly attacker: StackId;
      readonly target: StackId;
      readonly forces: Both;
      readonly levels: Both;
    }
  | { readonly t: 'windowOpened'; readonly kind: WindowKind; readonly n: number; readonly asked: readonly Seat[] }
  | { readonly t: 'windowClosed'; readonly kind: WindowKind }
  | {
      readonly t: 'specialPlayed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly unit: CardId | null;
      readonly on: Seat | null;
      /** A modifier's: the stack it lies in, and its Force before and after. */
      readonly stack: StackId | null;
      readonly forces: Both | null;
    }
  | { readonly t: 'unitRecovered'; readonly seat: Seat; readonly card: CardId; readonly stack: StackId }
  | { readonly t: 'recoverInVain'; readonly seat: Seat }
  | { readonly t: 'unitEliminated'; readonly by: Seat; readonly lost: LostUnit }
  | { readonly t: 'pirated'; readonly by: Seat; readonly victim: Seat; readonly card: CardId }
  | {
      readonly t: 'truceMade';
      readonly by: Seat;
      readonly with: Seat;
      readonly card: CardId;
      readonly untilTurn: number;
    }
  | { readonly t: 'truceEnded'; readonly by: Seat; readonly with: Seat; readonly card: CardId }
  | { readonly t: 'attackCalledOff'; readonly why: CalledOff }
  | {
      readonly t: 'clash';
      readonly seat: Seat;
      readonly defender: Seat;
      readonly forces: Both;
      readonly outcome: 'won' | 'tied' | 'lost';
      /** Who is to choose the losses; null where there is no choice. */
      readonly chooser: Seat | null;
    }
  | {
      readonly t: 'unitsLost';
      readonly lost: readonly LostUnit[];
      /** null: there was no choice. */
      readonly chosenBy: Seat | null;
    }
  | { readonly t: 'pileEmpty' }
  | { readonly t: 'lastCardPlayed'; readonly seat: Seat }
  | { readonly t: 'resigned'; readonly seat: Seat }
  | {
      readonly t: 'gameEnded';
      readonly result: FinalCount;
      readonly hands: readonly (readonly CardId[])[];
      readonly pile: readonly CardId[];
    };

export type CalledOff = 'truce' | 'attackerGone' | 'targetGone' | 'engagement';

/** C: the cards, or null where the observer may not look. */
type Drawn<C> = { readonly t: 'dealt' | 'drew'; readonly seat: Seat; readonly count: number; readonly cards: C };
type Offered<C> = { readonly t: 'supportOffered'; readonly seat: Seat; readonly ally: Seat; readonly card: C };
/** cards: given by the first, given by the second. */
type Swapped<C> = { readonly t: 'supportSwapped'; readonly seats: readonly [Seat, Seat]; readonly cards: C };
/** A secret answer: a vote, a mulligan, a pass. Nobody but its seat ever hears of one. */
type Answered = { readonly t: 'answered'; readonly seat: Seat; readonly answer: Answer };

export type Event =
  | PublicEvent
  | Drawn<readonly CardId[]>
  | Offered<CardId>
  | Swapped<readonly [CardId, CardId]>
  | Answered;

export type Seen =
  | PublicEvent
  | Drawn<readonly CardId[] | null>
  | Offered<CardId | null>
  | Swapped<readonly [CardId, CardId] | null>
  | Answered;
