import type { WeaponCard } from '../data/index.ts';
import type { Cards } from '../rules/cards.ts';

/** What things are worth to a bot, in points of the final score. Tuned by `orrery simulate`. */
export const MOON = 1;
/** A named planet serves more missions than a small one. */
export const NAMED_BONUS = 0.35;
/** A card shot away: one more for the Debris majority, and its owner's shot is gone. */
export const SHOT_CARD = 0.5;
/** A planet turned to its low side is left for whoever fires next. */
export const TURNED = -0.08;
/** How much of its worth a weapon loses for each step it fires later. */
export const LATE = 0.025;

/** A weapon caught by a Shield, counted by who loses it: the card, and the other's two points. */
export const CAUGHT = 1.5;
/** What a Shield that catches brings, beside what the attack would have taken. */
export const CATCH = 1.5;
/** A weapon shot before it fires. */
export const LOST = 0.7;
/** What the only other seat does not get, as a share of getting it oneself; with more seats each is less of a rival. */
export const DENIED = 0.7;

const usual = new WeakMap<Cards, Float64Array>();
let lastCards: Cards | null = null;
let lastGains: Float64Array = new Float64Array(0);

/** What each weapon brings on average, by the size of its pattern. Playouts ask again and again: the last answer is kept at hand. */
export function usualGain(cards: Cards): Float64Array {
  if (cards === lastCards) return lastGains;
  const gains = usual.get(cards) ?? Float64Array.from(cards.set.weapons, usualGainOf);
  usual.set(cards, gains);
  lastCards = cards;
  lastGains = gains;
  return gains;
}

function usualGainOf({ cells }: WeaponCard): number {
  if (cells.length === 0) return 0.7;
  return cells.some(({ dx, dy }) => dx === 0 && dy === 0) ? 2.3 : 0.8 + 0.6 * Math.log(cells.length);
}
