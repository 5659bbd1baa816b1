import type { Seat } from '@orrery/kernel';
import { type Cards, ELIMINATE, MODIFIER, PIRATES, RECOVER, UNIT, UNITS } from '../rules/cards.ts';
import { isEligible, opposed } from '../rules/seats.ts';
import { isSpared } from '../rules/specials.ts';
import { DISCARDS, FULL, NONE, SLOTS, type State } from '../rules/state.ts';
import { truceBetween } from '../rules/truces.ts';
import type { Wish } from './actions.ts';
import { type Board, GONE, worthOf } from './board.ts';
import { cardWorth } from './hand.ts';
import { Outlook } from './outlook.ts';
import { pricesOf } from './prices.ts';

/** What robbing a hand gains: the card hit is mostly replaced at the refill. */
const ROBBED = 0.6;

/**
 * Which plays of a special are thought of: `any`, also one that only makes room for another card; `now`, what changes something on the
 * table; `later`, also a first modifier on a unit, for clashes to come.
 */
export type Purpose = 'any' | 'now' | 'later';

/** One card that could be played, and what it is rated by. */
interface Play {
  readonly s: State;
  readonly cards: Cards;
  readonly by: Seat;
  readonly outlook: Outlook;
  readonly wish: Wish;
  readonly purpose: Purpose;
  card: number;
  /** What the card would be worth in the hand. */
  cost: number;
}

/** All sensible plays of a special by a seat, each by what it gains over keeping the card. */
export function rateSpecials(
  s: State,
  cards: Cards,
  by: Seat,
  board: Board,
  wish: Wish,
  purpose: Purpose = 'any',
): void {
  if (!isEligible(s, by)) return;
  const prices = pricesOf(s);
  let play: Play | null = null;
  for (let at = FULL * by; at < FULL * by + s.sizes[by]!; at++) {
    const card = s.hands[at]!;
    if (cards.kind[card] === UNIT) continue;
    play ??= { s, cards, by, outlook: new Outlook(s, cards, by, board, prices), wish, purpose, card, cost: 0 };
    play.card = card;
    play.cost = cardWorth(s, cards, by, card, prices) - prices.fresh;
    rateOne(play);
  }
}

function rateOne(play: Play): void {
  const kind = play.cards.kind[play.card];
  if (kind === MODIFIER || kind === ELIMINATE) rateOnUnits(play);
  else if (kind === RECOVER) rateRecover(play);
  else rateOnSeats(play);
}

/** Harm to opponents, help to oneself and an ally. */
function rateOnUnits({ s, cards, by, card, outlook, cost, wish, purpose }: Play): void {
  const gone = cards.kind[card] === ELIMINATE;
  const harms = gone || cards.force[card]! < 0;
  const { board } = outlook;
  for (let i = 0; i < board.size; i++) {
    const unit = s.slots[SLOTS * board.stack[i]! + cards.rank[card]! - 1]!;
    if (unit === NONE || opposed(s, by, board.owner[i]!) !== harms || isSpared(s, cards, by, card, unit)) continue;
    const lost = gone ? outlook.prices.table * worthOf(s, cards, unit) * board.share : 0;
    const change = lost + outlook.changed(cards, i, unit, gone ? GONE : cards.force[card]!);
    if (change <= 0 && purpose !== 'any' && (gone || purpose === 'now' || !isForLater(s, outlook, unit, change)))
      continue;
    const gain = change - cost;
    if (wish.wants(gain)) wish.take({ t: 'playSpecial', card: cards.ids[card]!, unit: cards.ids[unit]! }, gain);
  }
}

/** Where both sides stand a unit that carries nothing yet may be strengthened, or weakened, for clashes to come. */
function isForLater(s: State, { board }: Outlook, unit: number, change: number): boolean {
  return change === 0 && s.bonus[unit] === 0 && board.isContested;
}

function rateRecover({ s, cards, by, card, outlook, cost, wish, purpose }: Play): void {
  let best = NONE;
  for (let unit = UNITS * by; unit < UNITS * (by + 1); unit++)
    if (s.place[unit] === DISCARDS && cards.rank[unit] === cards.rank[card])
      if (best === NONE || cards.force[unit]! > cards.force[best]!) best = unit;
  const id = cards.ids[card]!;
  if (best === NONE) {
    if (purpose === 'any' && wish.wants(-cost)) wish.take({ t: 'playSpecial', card: id }, -cost);
    return;
  }
  const force = cards.force[best]!;
  const gain = outlook.prices.table * force + outlook.joined(cards.rank[best]!, force) - cost;
  if (wish.wants(gain)) wish.take({ t: 'playSpecial', card: id, unit: cards.ids[best]! }, gain);
}

function rateOnSeats({ s, cards, by, card, outlook, cost, wish, purpose }: Play): void {
  const robs = cards.kind[card] === PIRATES;
  for (let seat = 0; seat < s.n; seat++) {
    if (!opposed(s, by, seat) || (robs && s.sizes[seat] === 0)) continue;
    if (truceBetween(s, by, seat) && (!robs || s.options.truceScope === 'attacksAndSpecials')) continue;
    if (purpose !== 'any' && !robs && !outlook.isPeaceWanted(seat)) continue;
    const gain = (robs ? ROBBED : outlook.peace(seat)) - cost;
    if (wish.wants(gain)) wish.take({ t: 'playSpecial', card: cards.ids[card]!, seat }, gain);
  }
}
