import type { Emit } from '@orrery/kernel';
import { type Cards, idsOf } from './cards.ts';
import type { Event } from './events.ts';
import { drawOne, handOf, pileSize } from './hands.ts';
import { leftOf } from './seats.ts';
import { FULL, type State } from './state.ts';

/** PX-P5, step 5: one card each in turn from the active player, until all have five or the pile is empty. */
export function refill(s: State, cards: Cards, emit: Emit<Event>): void {
  const before = emit === null ? null : s.sizes.slice();
  const left = pileSize(s);
  let need = 0;
  for (let seat = 0; seat < s.n; seat++) need += FULL - s.sizes[seat]!;
  if (need > left) need = left;
  if (need === 0) return;
  s.moved = true;
  for (let seat = s.active; need > 0; seat = leftOf(s, seat))
    if (s.sizes[seat]! < FULL) {
      drawOne(s, seat);
      need--;
    }
  if (emit === null || before === null) return;
  for (let i = 0, seat = s.active; i < s.n; i++, seat = leftOf(s, seat)) {
    const fresh = handOf(s, seat).slice(before[seat]);
    if (fresh.length > 0) emit({ t: 'drew', seat, count: fresh.length, cards: idsOf(cards, fresh) });
  }
  if (pileSize(s) === 0) emit({ t: 'pileEmpty' });
}
