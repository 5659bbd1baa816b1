import type { Dice, Kind, Playouts, Seat } from '@orrery/kernel';
import type { AskedSeat, Searchable } from './bot.ts';
import { choices, playOut, replyOn } from './playout.ts';
import { Worlds } from './worlds.ts';
import { worthTo } from './worth.ts';

/** Moves of one seat compared on equal terms: the k-th trial of each begins in the same imagined world. */
export class Comparison<K extends Kind> {
  readonly moves: readonly (K['move'] | null)[];
  /** The first world: enough to see whether the seat is asked at all. */
  readonly first: K['state'];
  private readonly worlds: Worlds<K>;
  /** The round of the decision, and the one before which the match is judged. */
  private readonly from: number;
  private readonly until: number;
  private readonly won: Float64Array;
  private readonly rules: Searchable<K>;
  private readonly how: Playouts<K>;
  private readonly me: Seat;
  private readonly liked = new Map<K['move'] | null, number>();

  constructor(
    rules: Searchable<K>,
    how: Playouts<K>,
    { view, me, manner = null }: Omit<AskedSeat<K>, 'seed'>,
    dice: Dice,
  ) {
    this.rules = how.judge === undefined ? rules : { ...rules, mind: { ...rules.mind, judge: how.judge } };
    this.how = how;
    this.me = me;
    this.worlds = new Worlds(rules, how, view, me, dice);
    this.first = this.worlds.copy(0);
    this.moves = choices(rules, how, this.first, me, dice);
    this.from = rules.mind.round(this.first);
    this.until = this.from + how.horizon;
    if (manner !== null)
      for (const move of this.moves)
        if (move !== null) this.liked.set(move, rules.mind.likes?.(manner, this.first, me, move) ?? 0);
    this.won = new Float64Array(rules.game.seats.max);
  }

  /** How well a move does in world `k`, 0 to 1, and how well it is liked; `luck` is used up. */
  worth(move: K['move'] | null, k: number, luck: Dice): number {
    return this.outcome(move, k, luck) + this.liking(move);
  }

  /** What a move is worth to the manner of the seat, beyond what it brings. */
  liking(move: K['move'] | null): number {
    return this.liked.get(move) ?? 0;
  }

  private outcome(move: K['move'] | null, k: number, luck: Dice): number {
    const s = this.worlds.copy(k);
    if (move) this.rules.game.apply(s, this.me, move, luck, null);
    replyOn(this.rules, this.how, s, this.from, luck);
    playOut(this.rules, this.how, s, this.until, luck);
    return worthTo(this.rules, s, this.me, this.won);
  }
}
