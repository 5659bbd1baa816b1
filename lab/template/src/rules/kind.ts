import type { Kind, Seat } from '@orrery/kernel';

export const choices = { moons: [5, 3] } as const;

export interface Options {
  /** So many moons are sold, and so many cards has everybody. */
  readonly moons: (typeof choices.moons)[number];
}

export interface State {
  moons: number;
  /** From 1; one more than there are moons when the match is over. */
  round: number;
  /** What the moon on offer is worth. */
  moon: number;
  /** The moons that are still to come, in no order: one is drawn when it is offered. */
  coming: number[];
  /** The cards each seat has left. Everybody has seen the others go. */
  hands: number[][];
  /** What lies sealed before each seat; null: nothing yet. */
  bids: (number | null)[];
  points: number[];
}

export interface View extends Omit<State, 'bids'> {
  sealed: boolean[];
  /** My own bid. */
  bid: number | null;
}

export type Move = { readonly t: 'bid'; readonly card: number };

export type Event =
  | { readonly t: 'offered'; readonly round: number; readonly moon: number }
  | { readonly t: 'sealed'; readonly by: Seat; readonly card: number }
  | { readonly t: 'shown'; readonly bids: readonly number[]; readonly winner: Seat | null; readonly moon: number }
  | { readonly t: 'ended'; readonly winners: readonly Seat[] };

/** Others hear that a bid was sealed, not which. */
export type Seen =
  | Exclude<Event, { readonly t: 'sealed' }>
  | { readonly t: 'sealed'; readonly by: Seat; readonly card: number | null };

export type Refusal = 'MALFORMED' | 'OVER' | 'NOT_SEATED' | 'SEALED' | 'SPENT';

export interface SealedBids extends Kind {
  state: State;
  view: View;
  options: Options;
  move: Move;
  event: Event;
  seen: Seen;
  refusal: Refusal;
}
