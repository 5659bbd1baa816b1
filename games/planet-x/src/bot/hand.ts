import type { Seat } from '@orrery/kernel';
import { mayDeploy } from '../rules/actions.ts';
import { type Cards, ELIMINATE, MODIFIER, PIRATES, RECOVER, UNIT, UNITS } from '../rules/cards.ts';
import { opposed } from '../rules/seats.ts';
import { DISCARDS, FULL, NONE, SLOTS, type State } from '../rules/state.ts';
import { worthOf } from './board.ts';
import type { Prices } from './prices.ts';

/** What a hand is worth to its holder. */
export function handWorth(s: State, cards: Cards, seat: Seat, prices: Prices): number {
  let worth = 0;
  for (let at = FULL * seat; at < FULL * seat + s.sizes[seat]!; at++)
    worth += cardWorth(s, cards, seat, s.hands[at]!, prices);
  return worth;
}

/** What it is worth to a seat to hold a card. */
export function cardWorth(s: State, cards: Cards, seat: Seat, card: number, prices: Prices): number {
  switch (cards.kind[card]) {
    case UNIT:
      return unitWorth(s, cards, seat, card, prices);
    case ELIMINATE:
      return prices.eliminateCard + prices.eliminate * bestPrey(s, cards, seat, cards.rank[card]!);
    case RECOVER:
      return prices.recoverCard + prices.recover * bestFind(s, cards, seat, cards.rank[card]!);
    case MODIFIER:
      return prices.modifier;
    case PIRATES:
      return prices.pirates;
    default:
      return prices.truce;
  }
}

/** An ally's unit is denied to nobody, but Support may bring it home. */
function unitWorth(s: State, cards: Cards, seat: Seat, unit: number, prices: Prices): number {
  const force = cards.force[unit]!;
  if (mayDeploy(s, cards, seat, unit)) return prices.ownCard + prices.own * force;
  const home = cards.home[unit]!;
  if (!opposed(s, seat, home)) return prices.foreignCard + 0.5 * prices.own * force;
  return prices.foreignCard + (prices.foreign * force * 2) / s.n;
}

/** The best unit of a rank that opponents have on the table. */
export function bestPrey(s: State, cards: Cards, seat: Seat, rank: number): number {
  let best = 0;
  for (const stack of s.live) {
    const unit = s.slots[SLOTS * stack + rank - 1]!;
    if (unit !== NONE && opposed(s, seat, s.owners[stack]!)) best = Math.max(best, worthOf(s, cards, unit));
  }
  return best;
}

/** The best unit of a rank that Recover finds (PX-P22). */
export function bestFind(s: State, cards: Cards, seat: Seat, rank: number): number {
  let best = 0;
  for (let unit = UNITS * seat; unit < UNITS * (seat + 1); unit++)
    if (s.place[unit] === DISCARDS && cards.rank[unit] === rank) best = Math.max(best, cards.force[unit]!);
  return best;
}
