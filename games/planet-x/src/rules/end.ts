import type { Emit, Ending } from '@orrery/kernel';
import { type Cards, idsOf } from './cards.ts';
import type { Event, Seen } from './events.ts';
import { handOf, pileSize } from './hands.ts';
import type { FinalCount } from './kind.ts';
import { finalCount } from './score.ts';
import { NONE, type State } from './state.ts';

/** PX-E1: the pile is used up and somebody's hand is empty. */
export function isLastCardPlayed(s: State): boolean {
  return pileSize(s) === 0 && s.sizes.includes(0);
}

/** PX-E3: `stallRounds` times round the table no card changed its place. */
export function isStalemate(s: State): boolean {
  return s.stall >= s.options.stallRounds * s.n;
}

/** Secret answers that were never settled stay secret for ever: they go. */
export function endGame(s: State, cards: Cards, why: FinalCount['why'], emit: Emit<Event>): void {
  s.phase = 'over';
  s.why = why;
  s.passed = 0;
  s.answers.fill(NONE);
  s.attacker = s.target = s.defender = s.offer = NONE;
  if (emit === null) return;
  emit({
    t: 'gameEnded',
    result: finalCount(s) as FinalCount,
    hands: s.sizes.map((_, seat) => idsOf(cards, handOf(s, seat))),
    pile: idsOf(cards, s.deck.slice(s.drawn)),
  });
}

/** PX-E6. */
export function ending(last: readonly Seen[]): Ending | null {
  const over = last.some((seen) => seen.t === 'gameEnded' && seen.result.why === 'resigned');
  return over ? { t: 'gaveUp', seats: last.flatMap((seen) => (seen.t === 'resigned' ? [seen.seat] : [])) } : null;
}
