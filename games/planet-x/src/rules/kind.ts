import type { KindOf, Observer, Seat } from '@orrery/kernel';
import type { CardId, DataSet, FactionId } from '../data/kind.ts';
import type { Event, Seen } from './events.ts';
import type { State } from './state.ts';

/** All options but for what belongs to the table and its host (PX-O15, PX-O16). As `readOptions` gives them every key is there. */
export interface Options {
  readonly mode: 'teams' | 'ffa';
  /** By seat. */
  readonly factions: readonly FactionId[];
  /** A seat starts where the table says so: the host's own, or the loser of the last game of a match (PX-E7). */
  readonly firstPlayer: 'random' | 'vote' | Seat;
  readonly mulligan: boolean;
  readonly specialLimit: 'perPlayer' | 'perTable';
  readonly groupEngagement: 'combined' | 'bestType';
  readonly truceScope: 'attacks' | 'attacksAndSpecials';
  readonly truceLasts: 'thisTurn' | 'nextTurnToo';
  readonly enemyUnits: 'ownOnly' | 'mercenaries';
  readonly bulkDiscard: boolean;
  readonly forceFloor: 'stack' | 'unit';
  readonly finalForce: 'printed' | 'withModifiers';
  readonly tieBreak: 'shared' | 'strongest';
  readonly endWindow: boolean;
  readonly stallRounds: number;
  readonly data: 'ours-1' | DataSet;
}

export type StackId = number;

export type Phase =
  | 'vote'
  | 'mulligan'
  | 'main'
  | 'attackWindow'
  | 'chooseWin'
  | 'chooseLoss'
  | 'support'
  | 'endWindow'
  | 'over';
export type WindowKind = 'attackWindow' | 'endWindow';

/** Type aliases, not interfaces: a move is plain JSON, and only an alias is known to be no more than its keys. */
export type VoteFirst = { readonly t: 'voteFirst'; readonly seat: Seat };
export type Mulligan = { readonly t: 'mulligan'; readonly take: boolean };
export type Deploy = { readonly t: 'deploy'; readonly card: CardId };
/** `also` in the order of ids. */
export type Discard = { readonly t: 'discard'; readonly card: CardId; readonly also?: readonly CardId[] };
export type Join = { readonly t: 'form' | 'reinforce'; readonly unit: StackId; readonly to: StackId };
export type Attack = { readonly t: 'attack'; readonly attacker: StackId; readonly target: StackId };
export type Support = { readonly t: 'support' | 'supportReply'; readonly card: CardId };
export type Pass = { readonly t: 'pass' };
export type PlaySpecial = {
  readonly t: 'playSpecial';
  readonly card: CardId;
  /** For a modifier, Eliminate and Recover. */
  readonly unit?: CardId;
  /** For Pirates and Truce. */
  readonly seat?: Seat;
};
export type ChooseLosses = { readonly t: 'chooseLosses'; readonly attackerCard: CardId; readonly targetCard?: CardId };
export type Resign = { readonly t: 'resign' };
export type Move =
  | VoteFirst
  | Mulligan
  | Deploy
  | Discard
  | Join
  | Attack
  | Support
  | Pass
  | PlaySpecial
  | ChooseLosses
  | Resign;

/** `E_STALE` is the host's STALE: every question has its key (`asks`), and an answer to another one is stale. */
export type Refusal =
  | 'E_OVER'
  | 'E_PHASE'
  | 'E_NOT_YOUR_TURN'
  | 'E_MALFORMED'
  | 'E_ALREADY_ANSWERED'
  | 'E_BAD_TARGET'
  | 'E_MULLIGAN_NOT_ALLOWED'
  | 'E_CARD_NOT_IN_HAND'
  | 'E_NOT_UNIT'
  | 'E_NOT_OWN_FACTION'
  | 'E_NO_OPTION'
  | 'E_BULK'
  | 'E_NOT_OWN_STACK'
  | 'E_SAME_STACK'
  | 'E_NOT_SINGLE'
  | 'E_NOT_GROUP'
  | 'E_TYPE_PRESENT'
  | 'E_ALLY'
  | 'E_TRUCE'
  | 'E_ENGAGEMENT'
  | 'E_HAND_EMPTY'
  | 'E_PASS_NOT_ALLOWED'
  | 'E_NOT_ASKED'
  | 'E_NOT_SPECIAL'
  | 'E_SPECIAL_USED'
  | 'E_NO_TARGET'
  | 'E_CHOOSE_UNIT'
  | 'E_TRUCE_EXISTS'
  | 'E_NOT_IN_STACK';

export interface FinalCount {
  readonly why: 'lastCard' | 'stalemate' | 'resigned';
  /** By seat: what stands on the table (PX-E2). */
  readonly force: readonly number[];
  /** By team; without teams every seat is a team of its own. */
  readonly teamForce: readonly number[];
  /** Teams. */
  readonly winners: readonly number[];
}

export interface UnitSeen {
  readonly card: CardId;
  /** In the order they were attached. */
  readonly mods: readonly CardId[];
  /** With its modifiers; may be negative. */
  readonly force: number;
}

export interface StackSeen {
  readonly id: StackId;
  readonly owner: Seat;
  /** One of a type at most, infantry first. */
  readonly units: readonly UnitSeen[];
  readonly force: number;
  readonly attackLevel: number;
  readonly targetLevel: number;
}

export interface TruceSeen {
  readonly card: CardId;
  readonly by: Seat;
  readonly with: Seat;
  readonly untilTurn: number;
}

export interface SeatSeen {
  readonly faction: FactionId;
  readonly team: number;
  readonly handSize: number;
  /** null: another's, before the end. */
  readonly hand: readonly CardId[] | null;
  /** Cards of this hand that both this seat and its ally know, through Support; null for everybody else. */
  readonly shared: readonly CardId[] | null;
  /** May still play a special in this turn, if it holds one. */
  readonly eligible: boolean;
  readonly specialUsed: boolean;
  readonly resigned: boolean;
  /** Printed Force on the table. */
  readonly force: number;
}

export interface AttackSeen {
  readonly attacker: StackId;
  readonly target: StackId;
  readonly defender: Seat;
}

export interface WindowSeen {
  readonly kind: WindowKind;
  /** Grows whenever a window opens or asks again. */
  readonly n: number;
  /** Whom it asks. */
  readonly asked: readonly Seat[];
}

export interface View {
  readonly me: Observer;
  readonly n: number;
  readonly options: Options;
  readonly phase: Phase;
  /** null until the vote is counted. */
  readonly first: Seat | null;
  readonly active: Seat;
  readonly turn: number;
  readonly players: readonly SeatSeen[];
  /** In the order they were deployed. */
  readonly stacks: readonly StackSeen[];
  readonly nextStack: StackId;
  readonly discards: readonly CardId[];
  readonly pileSize: number;
  /** From the top; null before the end. */
  readonly pile: readonly CardId[] | null;
  readonly truces: readonly TruceSeen[];
  readonly attack: AttackSeen | null;
  readonly window: WindowSeen | null;
  /** How many windows have been opened or asked again. */
  readonly windows: number;
  /** Votes by seat, once all are in (PX-O4). */
  readonly votes: readonly Seat[] | null;
  /** One's own secret answer to the question everybody is asked; null: none yet, or none asked for. */
  readonly answer: Answer | null;
  /** The card one offers in Support. */
  readonly offer: CardId | null;
  /** Turns in a row in which no card moved, and whether one has moved in this one (PX-E3). */
  readonly stall: number;
  readonly cardMoved: boolean;
  readonly result: FinalCount | null;
}

export type Answer =
  | { readonly to: 'vote'; readonly seat: Seat }
  | { readonly to: 'mulligan'; readonly take: boolean }
  | { readonly to: WindowKind };

export type PlanetX = KindOf<State, View, Options, Move, Event, Seen, Refusal>;
