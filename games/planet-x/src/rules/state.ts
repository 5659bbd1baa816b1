import type { Seat } from '@orrery/kernel';
import type { FinalCount, Options, Phase } from './kind.ts';

/** Where a card lies, as `State.place` writes it; a card in a hand: HAND plus the seat. */
export const PILE = 0;
export const DISCARDS = 1;
export const TABLE = 2;
export const TRUCES = 3;
export const HAND = 4;

/** Full hands have five cards. */
export const FULL = 5;
/** One slot of a stack for each type of unit. */
export const SLOTS = 4;
export const NONE = -1;

/**
 * The whole truth, flat: small integers, and sets of seats as bits, so that a playout copies and changes it quickly.
 * Cards are numbered as in cards.ts. Plain JSON: what can be computed once lives in tables there, never here.
 */
export interface State {
  readonly n: number;
  readonly options: Options;
  phase: Phase;
  /** -1 until the vote is counted. */
  first: Seat;
  active: Seat;
  /** 0 before the first. */
  turn: number;

  /** The draw pile as shuffled, from the top; those before `drawn` are gone. Never changed in place: copies share it. */
  deck: readonly number[];
  drawn: number;
  place: number[];
  /** Five places a seat, filled from the left in the order of drawing. */
  hands: number[];
  sizes: number[];
  /** Cards in hands that the holder's ally knows as well, through Support. */
  shared: number[];
  discards: number[];

  /** By stack: its owner, -1 once it is gone. Stacks are numbered as they come. */
  owners: number[];
  /** Four slots a stack, infantry first: the unit there or -1. */
  slots: number[];
  /** The stacks on the table, in order. */
  live: number[];
  /** By unit: its stack or -1. */
  stackOf: number[];
  /** By unit: the sum of its modifiers. */
  bonus: number[];
  /** By special: the unit it lies on, or -1. */
  bearer: number[];
  /** Modifiers on the table, in the order they were attached. */
  mods: number[];
  /** Four numbers a truce: the card, by whom, with whom, the last turn it holds in. */
  truces: number[];

  /** Seats that have used their allowance in this turn. */
  used: number;
  /** Windows opened or asked again so far. */
  windows: number;
  /** Seats that have passed in the window that is open. */
  passed: number;
  /** The stacks of the attack that is going on, or -1. */
  attacker: number;
  target: number;
  defender: Seat;
  /** The card offered in Support, still in its hand; -1 if none. */
  offer: number;
  /** By seat: the secret answer to the vote (a seat) or the mulligan (0 keep, 1 take); -1 if none. */
  answers: number[];
  /** By seat, once counted. Replaced, never changed in place. */
  votes: readonly Seat[] | null;

  moved: boolean;
  stall: number;
  /** Seats that gave up. */
  resigned: number;
  /** Set when the game is over. */
  why: FinalCount['why'] | null;
}

export function copy(s: State): State {
  return {
    n: s.n,
    options: s.options,
    phase: s.phase,
    first: s.first,
    active: s.active,
    turn: s.turn,
    deck: s.deck,
    drawn: s.drawn,
    place: s.place.slice(),
    hands: s.hands.slice(),
    sizes: s.sizes.slice(),
    shared: s.shared.slice(),
    discards: s.discards.slice(),
    owners: s.owners.slice(),
    slots: s.slots.slice(),
    live: s.live.slice(),
    stackOf: s.stackOf.slice(),
    bonus: s.bonus.slice(),
    bearer: s.bearer.slice(),
    mods: s.mods.slice(),
    truces: s.truces.slice(),
    used: s.used,
    windows: s.windows,
    passed: s.passed,
    attacker: s.attacker,
    target: s.target,
    defender: s.defender,
    offer: s.offer,
    answers: s.answers.slice(),
    votes: s.votes,
    moved: s.moved,
    stall: s.stall,
    resigned: s.resigned,
    why: s.why,
  };
}

/** A table with nothing on it yet, and every card in the pile. */
export function blank(options: Options, deck: readonly number[]): State {
  const n = options.factions.length;
  const units = 17 * n;
  const none = (size: number) => new Array<number>(size).fill(NONE);
  return {
    ...{ n, options, phase: 'vote', first: NONE, active: 0, turn: 0, deck, drawn: 0 },
    place: new Array<number>(deck.length).fill(PILE),
    hands: none(FULL * n),
    sizes: new Array<number>(n).fill(0),
    ...{ shared: [], discards: [], owners: [], slots: [], live: [] },
    stackOf: none(units),
    bonus: new Array<number>(units).fill(0),
    bearer: none(deck.length - units),
    ...{ mods: [], truces: [], used: 0, windows: 0, passed: 0 },
    ...{ attacker: NONE, target: NONE, defender: NONE, offer: NONE, answers: none(n), votes: null },
    ...{ moved: false, stall: 0, resigned: 0, why: null },
  };
}
