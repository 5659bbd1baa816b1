import type { Seat } from '@orrery/kernel';
import type { Seen, View, XY } from '../../rules/kind.ts';

/** Something leaves the sector for a pile. */
export interface Passage {
  readonly from: XY;
  readonly seat: Seat;
  readonly pile: 'conquest' | 'debris';
}

export function passageOf(seen: Seen, view: View): Passage | null {
  const cardOf = (owner: Seat) => view.sites.find(({ card }) => card?.seat === owner)?.at;
  switch (seen.t) {
    case 'planetCaptured': {
      const lost = seen.cause === 'isolated' && view.options.isolatedTo === 'debris';
      return { from: seen.at, seat: seen.by, pile: lost ? 'debris' : 'conquest' };
    }
    case 'weaponDestroyed':
      return { from: seen.at, seat: seen.by, pile: 'debris' };
    case 'shieldCaught':
      return { from: seen.shieldAt, seat: seen.catcher, pile: 'conquest' };
    case 'weaponSpent':
    case 'shieldReturned': {
      const from = cardOf(seen.owner);
      return from === undefined ? null : { from, seat: seen.owner, pile: 'debris' };
    }
    default:
      return null;
  }
}

/** What a seat plate marks its piles with, so that what is captured can fly there. */
export function pileMark(seat: Seat, pile: Passage['pile']): { readonly 'data-ss-pile': string } {
  return { 'data-ss-pile': `${pile}-${seat}` };
}

/** From the middle of the cell to the pile, in pixels of the page; null where the pile is not on screen. */
export function wayTo(
  { seat, pile }: Passage,
  x: number,
  y: number,
): { readonly dx: number; readonly dy: number } | null {
  const marks = document.querySelectorAll(`[data-ss-pile="${pile}-${seat}"]`);
  for (const mark of marks) {
    const box = mark.getBoundingClientRect();
    if (box.width > 0) return { dx: box.left + box.width / 2 - x, dy: box.top + box.height / 2 - y };
  }
  return null;
}
