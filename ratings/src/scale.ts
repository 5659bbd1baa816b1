import { type Rating, unknown } from './rating.ts';

/** As people read it: a number around 1500, and how far off it may be (one standard deviation: two times in three it is less). */
export interface Points {
  readonly points: number;
  readonly give: number;
}

const [middle, perMu] = [1500, 20];

export function pointsOf({ mu, sigma }: Rating): Points {
  return { points: Math.round(middle + (mu - unknown.mu) * perMu), give: Math.round(sigma * perMu) };
}

/** A number that says next to nothing is not shown. */
export const isShown = (rating: Rating): boolean => pointsOf(rating).give < 150;
