import type { Seat } from '@orrery/kernel';
import { type Cards, ELIMINATE, MODIFIER, PIRATES, RECOVER, UNIT, UNITS } from '../rules/cards.ts';
import { isEligible, opposed, teamOf } from '../rules/seats.ts';
import { isSpared } from '../rules/specials.ts';
import { DISCARDS, FULL, NONE, SLOTS, type State } from '../rules/state.ts';
import { truceBetween } from '../rules/truces.ts';
import type { Wish } from './actions.ts';
import { type Board, GONE, worthOf } from './board.ts';
import { cardWorth } from './hand.ts';
import { type Prices, pricesOf } from './prices.ts';

/** What robbing a hand gains: the card hit is mostly replaced at the refill. */
const ROBBED = 0.6;

/** All sensible plays of a special by a seat, each by what it gains over keeping the card. The board is looked at already. */
export function rateSpecials(s: State, cards: Cards, by: Seat, board: Board, wish: Wish): void {
  if (!isEligible(s, by)) return;
  const prices = pricesOf(s);
  let outlook: Outlook | null = null;
  for (let at = FULL * by; at < FULL * by + s.sizes[by]!; at++) {
    const card = s.hands[at]!;
    if (cards.kind[card] === UNIT) continue;
    outlook ??= new Outlook(s, by, board, prices);
    const cost = cardWorth(s, cards, by, card, prices) - prices.fresh;
    rateOne(s, cards, by, card, outlook, cost, wish);
  }
}

function rateOne(s: State, cards: Cards, by: Seat, card: number, outlook: Outlook, cost: number, wish: Wish): void {
  switch (cards.kind[card]) {
    case MODIFIER:
    case ELIMINATE:
      rateOnUnits(s, cards, by, card, outlook, cost, wish);
      return;
    case RECOVER:
      rateRecover(s, cards, by, card, outlook, cost, wish);
      return;
    default:
      rateOnSeats(s, cards, by, card, outlook, cost, wish);
  }
}

/** Harm to opponents, help to oneself and an ally. */
function rateOnUnits(s: State, cards: Cards, by: Seat, card: number, outlook: Outlook, cost: number, wish: Wish): void {
  const gone = cards.kind[card] === ELIMINATE;
  const harms = gone || cards.force[card]! < 0;
  const { board } = outlook;
  for (let i = 0; i < board.size; i++) {
    const unit = s.slots[SLOTS * board.stack[i]! + cards.rank[card]! - 1]!;
    if (unit === NONE || opposed(s, by, board.owner[i]!) !== harms || isSpared(s, cards, by, card, unit)) continue;
    const lost = gone ? outlook.prices.table * worthOf(s, cards, unit) * board.share : 0;
    const gain = lost + outlook.changed(cards, i, unit, gone ? GONE : cards.force[card]!) - cost;
    if (wish.wants(gain)) wish.take({ t: 'playSpecial', card: cards.ids[card]!, unit: cards.ids[unit]! }, gain);
  }
}

function rateRecover(s: State, cards: Cards, by: Seat, card: number, outlook: Outlook, cost: number, wish: Wish): void {
  let best = NONE;
  for (let unit = UNITS * by; unit < UNITS * (by + 1); unit++)
    if (s.place[unit] === DISCARDS && cards.rank[unit] === cards.rank[card])
      if (best === NONE || cards.force[unit]! > cards.force[best]!) best = unit;
  const id = cards.ids[card]!;
  if (best === NONE) {
    if (wish.wants(-cost)) wish.take({ t: 'playSpecial', card: id }, -cost);
    return;
  }
  const force = cards.force[best]!;
  const gain = outlook.prices.table * force + outlook.joined(cards.rank[best]!, force) - cost;
  if (wish.wants(gain)) wish.take({ t: 'playSpecial', card: id, unit: cards.ids[best]! }, gain);
}

function rateOnSeats(s: State, cards: Cards, by: Seat, card: number, outlook: Outlook, cost: number, wish: Wish): void {
  const robs = cards.kind[card] === PIRATES;
  for (let seat = 0; seat < s.n; seat++) {
    if (!opposed(s, by, seat) || (robs && s.sizes[seat] === 0)) continue;
    if (truceBetween(s, by, seat) && (!robs || s.options.truceScope === 'attacksAndSpecials')) continue;
    const gain = (robs ? ROBBED : outlook.peace(seat)) - cost;
    if (wish.wants(gain)) wish.take({ t: 'playSpecial', card: cards.ids[card]!, seat }, gain);
  }
}

/** What a seat has to expect of the clash that is going on, if any, and of the turns after it. */
class Outlook {
  readonly board: Board;
  readonly prices: Prices;
  private readonly s: State;
  private readonly by: Seat;
  private readonly side: number;
  private readonly soon: number;
  private readonly late: number;
  private readonly attacker: number;
  private readonly target: number;
  private readonly clash: number;
  private readonly future: number;

  constructor(s: State, by: Seat, board: Board, prices: Prices) {
    this.s = s;
    this.by = by;
    this.board = board;
    this.prices = prices;
    this.side = teamOf(s.options, by);
    const next = s.phase === 'main' ? s.active : (s.active + 1) % s.n;
    const away = (by - next + s.n) % s.n;
    this.soon = away === 0 ? prices.swing : prices.nextSwing / away;
    this.late = away === 0 ? prices.nextSwing : prices.swing;
    const fights = s.phase === 'attackWindow';
    this.attacker = fights ? board.find(s.attacker) : NONE;
    this.target = fights ? board.find(s.target) : NONE;
    this.clash = this.clashValue();
    this.future = this.futureValue();
  }

  /** What changes with so much more on a unit of stack `i`, or without the unit. */
  changed(cards: Cards, i: number, unit: number, bonus: number): number {
    const { board, s } = this;
    board.read(s, cards, i, unit, bonus);
    const change = this.clashValue() - this.clash + this.futureValue() - this.future;
    board.read(s, cards, i, NONE, 0);
    return change;
  }

  /** What changes with a new single of one's own. */
  joined(rank: number, force: number): number {
    this.board.imagine(this.by, this.side, rank, force);
    const change = this.futureValue() - this.future;
    this.board.size--;
    return change;
  }

  /** What changes by a truce with a seat. */
  peace(seat: Seat): number {
    const { s, by } = this;
    if (this.attacker === NONE) return 0;
    const parted = (s.active === by && s.defender === seat) || (s.active === seat && s.defender === by);
    return parted ? -this.clash : 0;
  }

  /** PX-P16, PX-P17: what the clash brings to one's side as the stacks are. */
  private clashValue(): number {
    const { board, attacker, target, side, prices } = this;
    if (attacker === NONE || target === NONE) return 0;
    if (board.units[attacker] === 0 || board.units[target] === 0) return 0;
    if (board.reach[attacker]! < board.level[target]!) return 0;
    const margin = board.force[attacker]! - board.force[target]!;
    const attacks = board.side[attacker] === side ? 1 : board.side[target] === side ? -1 : 0;
    if (margin > 0) return attacks * prices.table * (board.top[target]! - board.low[attacker]!);
    return margin < 0 ? -attacks * prices.table * board.top[attacker]! : 0;
  }

  private futureValue(): number {
    this.board.weigh(this.side);
    return this.soon * this.board.mine - this.late * this.board.theirs;
  }
}
