import type { Chance, Seat } from '@orrery/kernel';
import { cardsOf } from '../rules/cards.ts';
import { fallback } from '../rules/fallback.ts';
import type { Move } from '../rules/kind.ts';
import { hasOwnUnit } from '../rules/opening.ts';
import type { State } from '../rules/state.ts';
import { rateActions, type Wish } from './actions.ts';
import { Board } from './board.ts';
import { rateSpecials } from './specials.ts';

const board = new Board();
/** How much better than keeping it a special must look, to be played in a playout. */
const EAGER = 0;
const PASS: Move = { t: 'pass' };

/** The one that looks best; remembers only that. */
class Favourite implements Wish {
  private best: Move = PASS;
  private gain = 0;
  /** Nothing that gains less than `least` is wanted; `instead` is done then. */
  begin(instead: Move, least: number): void {
    this.best = instead;
    this.gain = least;
  }
  wants(gain: number): boolean {
    return gain > this.gain;
  }
  take(move: Move, gain: number): void {
    if (!this.wants(gain)) return;
    this.best = move;
    this.gain = gain;
  }
  get move(): Move {
    return this.best;
  }
}
const favourite = new Favourite();

/** What looks best at a glance, by what the seat itself can see. */
export function guess(s: State, by: Seat, _chance: Chance): Move {
  const cards = cardsOf(s.options);
  switch (s.phase) {
    case 'mulligan':
      return { t: 'mulligan', take: !hasOwnUnit(s, cards, by) };
    case 'main':
      if (!s.options.endWindow) {
        favourite.begin(PASS, EAGER);
        rateSpecials(s, cards, by, board, favourite);
        if (favourite.move !== PASS) return favourite.move;
      }
      favourite.begin(PASS, Number.NEGATIVE_INFINITY);
      rateActions(s, cards, by, board, favourite);
      return favourite.move;
    case 'attackWindow':
    case 'endWindow':
      favourite.begin(PASS, EAGER);
      rateSpecials(s, cards, by, board, favourite);
      return favourite.move;
    default:
      return fallback(s, by);
  }
}
