import { rate, type Side } from './rate.ts';
import type { Rating } from './rating.ts';

/** Somebody who played a match. */
export interface Played {
  readonly rating: Rating;
  /** Those with the same number win and lose together. */
  readonly side: number;
  /** null: the match did not end by its rules. */
  readonly place: number | null;
  /** When they went, by any count that grows; null: they played to the end. */
  readonly left: number | null;
}

/**
 * The ratings after a match, in the order of those who played it. Who goes is placed below everybody who was still there then, whoever plays
 * their seat on. Of a match without an end nothing is known but who went: the others stay as they were.
 */
export function rateMatch(played: readonly Played[]): Rating[] {
  const sides = new Map<string, { at: number[]; order: number }>();
  for (const [at, { side, place, left }] of played.entries()) {
    // Below all places there are, those who went first the lowest.
    const order = left === null ? (place ?? 0) : Number.MAX_SAFE_INTEGER - left;
    const key = left === null ? `side ${side}` : `left ${at}`;
    const known = sides.get(key);
    if (known === undefined) sides.set(key, { at: [at], order });
    else known.at.push(at);
  }
  const all = [...sides.values()];
  const after = rate(all.map(({ at, order }): Side => ({ members: at.map((i) => played[i]!.rating), place: order })));
  const rated = played.map(({ rating }) => rating);
  for (const [s, { at }] of all.entries())
    for (const [m, i] of at.entries()) if (isRated(played[i]!)) rated[i] = after[s]![m]!;
  return rated;
}

/** Does a match say anything of who played it so? */
export const isRated = ({ place, left }: Pick<Played, 'place' | 'left'>): boolean => place !== null || left !== null;
