import type { Seat } from '@orrery/kernel';
import { cardsOf } from '../rules/cards.ts';
import { fallback } from '../rules/fallback.ts';
import type { Move } from '../rules/kind.ts';
import { list } from '../rules/list.ts';
import { awaited } from '../rules/moves.ts';
import { hasOwnUnit } from '../rules/opening.ts';
import type { State } from '../rules/state.ts';
import { rateActions, type Wish } from './actions.ts';
import { Board } from './board.ts';
import { type Purpose, rateSpecials } from './specials.ts';

/** How many moves are thought about. */
const LENGTH = 16;
const board = new Board();

class Rated implements Wish {
  readonly all: { readonly move: Move; readonly gain: number }[] = [];
  wants(): boolean {
    return true;
  }
  take(move: Move, gain: number): void {
    this.all.push({ move, gain });
  }
  best(count: number): Move[] {
    this.all.sort((a, b) => b.gain - a.gain);
    return this.all.slice(0, count).map(({ move }) => move);
  }
}

/**
 * The moves worth thinking about, best first; never giving up. Who is not asked keeps silent: every turn has a window or
 * a main step of one's own in which a special does the same, and when one speaks up would tell of what one holds.
 */
export function shortlist(s: State, by: Seat): readonly Move[] {
  return listFor(s, by, 'now');
}

/** Whoever compares moves in many imagined states may also strengthen a unit for clashes to come. */
export function longShortlist(s: State, by: Seat): readonly Move[] {
  return listFor(s, by, 'later');
}

export function listFor(s: State, by: Seat, purpose: Purpose): readonly Move[] {
  if (!awaited(s, by).includes(by)) return [];
  const cards = cardsOf(s.options);
  const rated = new Rated();
  switch (s.phase) {
    case 'vote':
      return [{ t: 'voteFirst', seat: by }];
    case 'mulligan':
      return [{ t: 'mulligan', take: !hasOwnUnit(s, cards, by) }];
    case 'main':
      rateActions(s, cards, by, board, rated);
      rateSpecials(s, cards, by, board, rated, purpose);
      return rated.best(LENGTH);
    case 'attackWindow':
    case 'endWindow':
      rated.take({ t: 'pass' }, 0);
      rateSpecials(s, cards, by, board, rated, purpose);
      return rated.best(LENGTH);
    case 'chooseWin':
    case 'chooseLoss':
    case 'support':
      return list(s, by).filter((move) => move.t !== 'resign');
    default:
      return [fallback(s, by)];
  }
}
