import type { Seat } from '@orrery/kernel';
import { mayDeploy } from '../rules/actions.ts';
import { type Cards, ELIMINATE, RECOVER, UNIT, UNITS } from '../rules/cards.ts';
import { pileSize } from '../rules/hands.ts';
import { opposed } from '../rules/seats.ts';
import { DISCARDS, FULL, NONE, SLOTS, type State } from '../rules/state.ts';
import { worthOf } from './board.ts';
import { ALLIED, DENIED, LATER, MINOR, OWN, READY, USUAL } from './weights.ts';

/** What a hand is worth to its holder. */
export function handWorth(s: State, cards: Cards, seat: Seat): number {
  let worth = 0;
  for (let at = FULL * seat; at < FULL * seat + s.sizes[seat]!; at++) worth += cardWorth(s, cards, seat, s.hands[at]!);
  return worth;
}

/** What it is worth to a seat to hold a card. */
export function cardWorth(s: State, cards: Cards, seat: Seat, card: number): number {
  const kind = cards.kind[card];
  if (kind === UNIT) return cards.force[card]! * shareOf(s, cards, seat, card);
  const ahead = Math.min(1, pileSize(s) / (8 * s.n));
  if (kind !== ELIMINATE && kind !== RECOVER) return MINOR * (0.3 + 0.7 * ahead);
  const rank = cards.rank[card]!;
  const best = kind === ELIMINATE ? bestPrey(s, cards, seat, rank) : bestFind(s, cards, seat, rank);
  return Math.max(READY * best, LATER * USUAL[rank - 1]! * ahead);
}

function shareOf(s: State, cards: Cards, seat: Seat, unit: number): number {
  if (mayDeploy(s, cards, seat, unit)) return OWN;
  return opposed(s, seat, cards.home[unit]!) ? DENIED : ALLIED;
}

/** The best unit of a rank that opponents have on the table. */
function bestPrey(s: State, cards: Cards, seat: Seat, rank: number): number {
  let best = 0;
  for (const stack of s.live) {
    const unit = s.slots[SLOTS * stack + rank - 1]!;
    if (unit !== NONE && opposed(s, seat, s.owners[stack]!)) best = Math.max(best, worthOf(s, cards, unit));
  }
  return best;
}

/** The best unit of a rank that Recover finds (PX-P22). */
function bestFind(s: State, cards: Cards, seat: Seat, rank: number): number {
  let best = 0;
  for (let unit = UNITS * seat; unit < UNITS * (seat + 1); unit++)
    if (s.place[unit] === DISCARDS && cards.rank[unit] === rank) best = Math.max(best, cards.force[unit]!);
  return best;
}
