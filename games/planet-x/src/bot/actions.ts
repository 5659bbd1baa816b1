import type { Seat } from '@orrery/kernel';
import { mayDeploy } from '../rules/actions.ts';
import { type Cards, UNIT } from '../rules/cards.ts';
import { isForeign } from '../rules/hands.ts';
import type { Move } from '../rules/kind.ts';
import { allyOf, teamOf } from '../rules/seats.ts';
import { FULL, NONE, type State } from '../rules/state.ts';
import { truceBetween } from '../rules/truces.ts';
import { type Board, reachOf } from './board.ts';
import { cardWorth } from './hand.ts';
import { type Prices, pricesOf } from './prices.ts';

/** Takes what could be done and how good it looks; the move itself is made only for those that are wanted. */
export interface Wish {
  wants(gain: number): boolean;
  take(move: Move, gain: number): void;
}

/** One decision of a seat: what it is rated by. `mine`, `theirs`, `hunter`: as the board stood before any of it. */
interface Turn {
  readonly s: State;
  readonly cards: Cards;
  readonly by: Seat;
  readonly board: Board;
  readonly mine: number;
  readonly theirs: number;
  readonly hunter: number;
  readonly prices: Prices;
  readonly wish: Wish;
}

/** All sensible actions of the active seat, each by what it gains in the standing. */
export function rateActions(s: State, cards: Cards, by: Seat, board: Board, wish: Wish): void {
  const prices = pricesOf(s);
  board.look(s, cards);
  board.weigh(teamOf(s.options, by));
  const { mine, theirs, hunter } = board;
  const turn = { s, cards, by, board, mine, theirs, hunter, prices, wish };
  rateCards(turn);
  rateJoins(turn);
  rateAttacks(turn);
  if (s.sizes[by] === 0) wish.take({ t: 'pass' }, 0);
}

function rateCards({ s, cards, by, board, mine, theirs, prices, wish }: Turn): void {
  const { fresh } = prices;
  const side = teamOf(s.options, by);
  const ally = allyOf(s, by);
  for (let at = FULL * by; at < FULL * by + s.sizes[by]!; at++) {
    const card = s.hands[at]!;
    const id = cards.ids[card]!;
    const worth = cardWorth(s, cards, by, card, prices);
    if (cards.kind[card] === UNIT && mayDeploy(s, cards, by, card)) {
      board.imagine(by, side, cards.rank[card]!, cards.force[card]!);
      board.reweigh(side, board.size - 1, NONE, NONE);
      board.size--;
      const change = prices.nextSwing * (board.mine - mine) - prices.swing * (board.theirs - theirs);
      const gain = cards.force[card]! * prices.table - worth + fresh + change;
      if (wish.wants(gain)) wish.take({ t: 'deploy', card: id }, gain);
    }
    if (wish.wants(fresh - worth)) wish.take({ t: 'discard', card: id }, fresh - worth);
    if (ally !== NONE && s.sizes[ally]! > 0 && cards.home[card] === ally) {
      const gain = cards.force[card]! * prices.own + prices.ownCard + fresh - worth;
      if (wish.wants(gain)) wish.take({ t: 'support', card: id }, gain);
    }
  }
  if (s.options.bulkDiscard) rateBulk(s, cards, by, prices, wish);
}

/** PX-O10: all the others' units at once. */
function rateBulk(s: State, cards: Cards, by: Seat, prices: Prices, wish: Wish): void {
  const foreign = s.hands.slice(FULL * by, FULL * by + s.sizes[by]!).filter((card) => isForeign(cards, by, card));
  if (foreign.length < 2) return;
  const gain = foreign.reduce((sum, card) => sum + prices.fresh - cardWorth(s, cards, by, card, prices), 0);
  const [card, ...also] = foreign.map((one) => cards.ids[one]!).sort();
  wish.take({ t: 'discard', card: card!, also }, gain);
}

function rateJoins({ s, by, board, mine, theirs, prices, wish }: Turn): void {
  const { size } = board;
  const side = teamOf(s.options, by);
  for (let i = 0; i < size; i++) {
    if (board.owner[i] !== by || board.units[i] !== 1) continue;
    for (let j = 0; j < size; j++) {
      // Two singles make the same group either way.
      if (i === j || board.owner[j] !== by || (board.units[j] === 1 && j < i) || sharesType(s, board, i, j)) continue;
      const single = board.units[j] === 1;
      think(s, by, board, i, j);
      board.reweigh(side, board.size - 1, i, j);
      board.size--;
      const gain = prices.nextSwing * (board.mine - mine) - prices.swing * (board.theirs - theirs);
      if (wish.wants(gain))
        wish.take({ t: single ? 'form' : 'reinforce', unit: board.stack[i]!, to: board.stack[j]! }, gain);
    }
  }
}

function sharesType(s: State, board: Board, i: number, j: number): boolean {
  const slot = board.level[i]! - 1;
  return s.slots[4 * board.stack[j]! + slot] !== NONE;
}

/** Thinks of stacks `i` and `j` as one, the last of all. */
function think(s: State, by: Seat, board: Board, i: number, j: number): void {
  const { side, level, force, top, low, units, reach } = board;
  board.imagine(by, side[i]!, 0, 0);
  const k = board.size - 1;
  units[k] = units[i]! + units[j]!;
  level[k] = Math.max(level[i]!, level[j]!);
  reach[k] = reachOf(s, level[k]!, units[k]!);
  force[k] = force[i]! + force[j]!;
  top[k] = Math.max(top[i]!, top[j]!);
  low[k] = Math.min(low[i]!, low[j]!);
}

function rateAttacks({ s, by, board, mine, theirs, hunter, prices, wish }: Turn): void {
  const side = teamOf(s.options, by);
  for (let j = 0; j < board.size; j++) {
    if (board.side[j] === side || (s.truces.length > 0 && truceBetween(s, by, board.owner[j]!))) continue;
    for (let i = 0; i < board.size; i++) {
      if (board.owner[i] !== by) continue;
      const swing = board.swing(i, j);
      if (swing === 0) continue;
      const gain = prices.table * swing - prices.nextSwing * mine + (j === hunter ? 0.5 * prices.swing * theirs : 0);
      if (wish.wants(gain)) wish.take({ t: 'attack', attacker: board.stack[i]!, target: board.stack[j]! }, gain);
    }
  }
}
