import type { Dice, Kind, Reckoning, Seat } from '@orrery/kernel';
import type { Searchable } from './bot.ts';
import { prospectOf } from './worth.ts';

/** No match goes on for so many rounds once all is open. */
const DEEPEST = 60;
/** The clock is looked at so often. */
const TICK = 256;

/** A move that could be made now, and how well it is liked beyond what it brings. */
export interface Candidate<M> {
  readonly move: M;
  readonly liked: number;
}

/** What a reckoning goes by. */
export interface Question<K extends Kind> {
  /** The match as it stands; it is left as it is. */
  readonly s: K['state'];
  readonly me: Seat;
  /** Likeliest first. */
  readonly moves: readonly Candidate<K['move']>[];
  readonly reckoning: Reckoning<K>;
  /** How many positions may be looked at. */
  readonly positions: number;
  /** Is there no time left? */
  isLate(): boolean;
}

/**
 * Move and answer reckoned out where two seats can know all there is: each plays what is best for itself, a round deeper
 * each time, until the end is reached or the budget is used up (alpha-beta). Of the last depth that was done
 * completely the best move is taken.
 */
export function reckon<K extends Kind>(rules: Searchable<K>, question: Question<K>, dice: Dice): K['move'] {
  const reckoner = new Reckoner(rules, question, dice);
  let left = question.moves.map((one) => ({ ...one, worth: 0 }));
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const found = reckoner.compare(left, depth);
    if (found === null) break;
    left = found.sort((a, b) => b.worth - a.worth);
    if (reckoner.isDone) break;
  }
  return left[0]!.move;
}

class Reckoner<K extends Kind> {
  /** Has every line been followed to the end of the match? */
  isDone = false;
  private left: number;
  private until = 0;
  private readonly won: Float64Array;
  private readonly rules: Searchable<K>;
  private readonly question: Question<K>;
  private readonly dice: Dice;

  constructor(rules: Searchable<K>, question: Question<K>, dice: Dice) {
    this.rules = rules;
    this.question = question;
    this.dice = dice;
    this.left = question.positions;
    this.won = new Float64Array(rules.game.seats.max);
  }

  /** All moves with their worth, so many rounds deep; who is not the best may be worth less than it says. null: out of budget. */
  compare<C extends Candidate<K['move']>>(moves: readonly C[], depth: number): (C & { worth: number })[] | null {
    const { game, mind } = this.rules;
    const { s, me } = this.question;
    this.until = mind.round(s) + depth;
    this.isDone = true;
    let best = Number.NEGATIVE_INFINITY;
    const found: (C & { worth: number })[] = [];
    for (const one of moves) {
      const after = game.copy(s);
      game.apply(after, me, one.move, this.dice, null);
      const worth = one.liked + this.worth(after, best - one.liked, Number.POSITIVE_INFINITY);
      if (this.isSpent) return null;
      best = Math.max(best, worth);
      found.push({ ...one, worth });
    }
    return found;
  }

  private get isSpent(): boolean {
    return this.left <= 0;
  }

  /** Of a state that is used up: exact between the two bounds. */
  private worth(s: K['state'], low: number, high: number): number {
    const { game, mind } = this.rules;
    const { me, reckoning } = this.question;
    const by = game.awaited(s)[0];
    if (by === undefined || mind.round(s) >= this.until) {
      if (by !== undefined) this.isDone = false;
      return prospectOf(this.rules, s, me, this.won);
    }
    const moves = reckoning.moves(s, by);
    let [least, most] = [low, high];
    let best = by === me ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      if (moves.length > 1) this.spend();
      if (this.isSpent) return best;
      const after = i === moves.length - 1 ? s : game.copy(s);
      game.apply(after, by, moves[i]!, this.dice, null);
      const worth = this.worth(after, least, most);
      best = by === me ? Math.max(best, worth) : Math.min(best, worth);
      if (by === me) least = Math.max(least, best);
      else most = Math.min(most, best);
      if (least >= most) break;
    }
    return best;
  }

  private spend(): void {
    this.left--;
    if (this.left % TICK === 0 && this.question.isLate()) this.left = 0;
  }
}
