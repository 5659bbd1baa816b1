import type { Seat } from '@orrery/kernel';
import type { Cards } from '../rules/cards.ts';
import { teamOf } from '../rules/seats.ts';
import { NONE, type State } from '../rules/state.ts';
import type { Board } from './board.ts';
import type { Prices } from './prices.ts';

/** What a seat has to expect of the clash that is going on, if any, and of the turns after it. */
export class Outlook {
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

  constructor(s: State, cards: Cards, by: Seat, board: Board, prices: Prices) {
    board.look(s, cards);
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
    board.weigh(this.side);
    this.future = this.futureValue();
  }

  /** What changes with so much more on a unit of stack `i`, or without the unit. */
  changed(cards: Cards, i: number, unit: number, bonus: number): number {
    const { board, s } = this;
    const own = board.side[i] === this.side;
    board.read(s, cards, i, unit, bonus);
    if (own) board.reweigh(this.side, i, NONE, NONE);
    else board.weigh(this.side);
    const change = this.clashValue() - this.clash + this.futureValue() - this.future;
    board.read(s, cards, i, NONE, 0);
    if (!own) board.weigh(this.side);
    return change;
  }

  /** What changes with a new single of one's own. */
  joined(rank: number, force: number): number {
    this.board.imagine(this.by, this.side, rank, force);
    this.board.reweigh(this.side, this.board.size - 1, NONE, NONE);
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

  /** Would a truce with a seat keep anything from happening: the attack under way, or one in a turn that it still holds for (PX-O8)? */
  isPeaceWanted(seat: Seat): boolean {
    if (this.peace(seat) > 0) return true;
    if (this.s.options.truceLasts !== 'nextTurnToo' || (this.s.active + 1) % this.s.n !== seat) return false;
    const { board } = this;
    for (let i = 0; i < board.size; i++)
      for (let j = 0; j < board.size; j++)
        if (board.owner[i] === seat && board.owner[j] === this.by && board.swing(i, j) > 0) return true;
    return false;
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
    return this.soon * this.board.mine - this.late * this.board.theirs;
  }
}
