import type { Sky, Star, StarId } from '../../data/index.ts';
import type { DrawingSeen, ErasedSeen } from '../../rules/view-kind.ts';

/** What is to be drawn over the chart: whose sky it is does not matter here. */
export interface Figure {
  /** Earlier constellations, with their words as far as they are known. */
  readonly old: readonly { readonly drawing: DrawingSeen; readonly caption: string }[];
  readonly current: DrawingSeen | null;
  readonly erased: readonly ErasedSeen[];
}

/** What the hand is about: stars that may be taken, and those that are. */
export interface Picks {
  readonly legal: ReadonlySet<StarId>;
  /** Of those the ends of a line from one star, the last drawn or the one touched: what is ringed where nearly all are legal. */
  readonly near: ReadonlySet<StarId>;
  readonly from: StarId | null;
  readonly to: StarId | null;
  /** Crosses the star out instead of joining it. */
  readonly crosses: boolean;
  /** It is given to the table already, and may still be changed. */
  readonly sealed: boolean;
  /** The line that was just tried and that the rules refuse. */
  readonly refused: { readonly from: StarId; readonly to: StarId } | null;
}

export const NO_PICKS: Picks = {
  legal: new Set(),
  near: new Set(),
  from: null,
  to: null,
  crosses: false,
  sealed: false,
  refused: null,
};

export type StarState = 'idle' | 'mine' | 'old' | 'erased';

/** By star: what it is in this sky just now; whether it may be taken is another matter. */
export function starStates({ old, current, erased }: Figure): Map<StarId, StarState> {
  const states = new Map<StarId, StarState>();
  for (const { drawing } of old) for (const star of drawing.stars) states.set(star, 'old');
  for (const star of current?.stars ?? []) states.set(star, 'mine');
  for (const { star } of erased) if (star !== null) states.set(star, 'erased');
  return states;
}

export function starsOf({ stars }: Pick<Sky, 'stars'>, ids: readonly StarId[]): Star[] {
  return ids.flatMap((id) => stars.find((star) => star.id === id) ?? []);
}

export function starOf({ stars }: Pick<Sky, 'stars'>, id: StarId | null): Star | null {
  return stars.find((star) => star.id === id) ?? null;
}
