/**
 * Sealed bids, the smallest game that has all a kernel must carry: hidden hands, draws, decisions made at once, private
 * arranging that may be taken back, and a seat that may act without being awaited.
 *
 * Each round a prize is drawn. Everybody lays a card of their hand before them, unseen, as often as they like, and seals
 * it. Who has sealed may open the seal again while others still think. With the last seal all bids are shown: the
 * highest bid that nobody else made takes the prize; the cards go to the discard, and everybody draws another.
 */
export interface Bidder {
  hand: number[];
  laid: number | null;
  sealed: boolean;
  points: number;
}
export interface State {
  rounds: number;
  round: number;
  prize: number;
  /** In no order: a card is drawn at random when it is drawn. Kept sorted. */
  pile: number[];
  discard: number[];
  bidders: Bidder[];
}

export interface View {
  rounds: number;
  round: number;
  prize: number;
  pile: number;
  discard: number[];
  bidders: { hand: number; sealed: boolean; points: number }[];
  mine: { hand: number[]; laid: number | null } | null;
}

export type Move = { t: 'lay'; card: number } | { t: 'seal' } | { t: 'open' };

export type Event =
  | { t: 'prize'; value: number }
  | { t: 'laid'; by: number; card: number }
  | { t: 'sealed'; by: number }
  | { t: 'opened'; by: number }
  | { t: 'shown'; bids: number[]; winner: number | null }
  | { t: 'drew'; by: number; card: number };

export type Seen = Exclude<Event, { t: 'drew' }> | { t: 'drew'; by: number; card: number | null };

export type Refusal =
  | 'MALFORMED'
  | 'OVER'
  | 'NOT_SEATED'
  | 'SEALED'
  | 'NOT_SEALED'
  | 'NOT_IN_HAND'
  | 'LAID'
  | 'NOTHING_LAID';

export interface Bidding {
  state: State;
  view: View;
  options: { rounds: number };
  move: Move;
  event: Event;
  seen: Seen;
  refusal: Refusal;
}

/** Two of each value, so that bids can meet. */
export const deck: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10];
export const handSize = 3;

export const inOrder = (a: number, b: number) => a - b;
