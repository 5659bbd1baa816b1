import type { Draws } from './luck.ts';
import type { Closeness } from './moves.ts';

/** How much is looked at, all of it counted: no clock has a say in what is found. */
export interface Budget {
  /** At the open chances of a moment. */
  readonly looks: number;
  readonly draws: Draws;
  /** At what a seat knew: in so many worlds, at every so many moments. */
  readonly known: { readonly looks: number; readonly every: number };
  readonly moves: Closeness;
}

/** Of a whole match. */
const allLooks = 33_000;
const mostLooks = 1500;
const leastLooks = 200;
/** As many moments as a line can show. */
const shown = 200;

/** `exact`: one look says all there is, and only what is hidden or drawn is looked at more often. */
export function budgetFor(moments: number, exact: boolean): Budget {
  const every = Math.ceil(moments / shown);
  const moves = { rough: 12, fresh: 1500 };
  if (exact) return { looks: 1, draws: { worlds: 64, looks: 1 }, known: { looks: 24, every }, moves };
  const looks = Math.max(leastLooks, Math.min(mostLooks, Math.round(allLooks / moments)));
  return { looks, draws: { worlds: 64, looks: 32 }, known: { looks, every }, moves };
}
