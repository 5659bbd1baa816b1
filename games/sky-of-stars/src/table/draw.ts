import type { Sky, StarId } from '../data/index.ts';
import { squaredDistance } from '../rules/geometry.ts';
import type { Move } from '../rules/kind.ts';
import { starOf } from './sky/figure.ts';

/** What a hand may do on a sky just now. */
export type Task = 'start' | 'line' | 'erase';

/** Everything a tap can lead to, from the list of legal moves. */
export interface Offer {
  readonly task: Task;
  /** Per star that may be taken: where a line to it may begin; empty where no line is drawn. */
  readonly ends: ReadonlyMap<StarId, readonly StarId[]>;
}

export interface Pick {
  readonly from: StarId | null;
  readonly to: StarId | null;
}
export const NOTHING: Pick = { from: null, to: null };

export function offerOf(moves: readonly Move[]): Offer | null {
  const task = moves.find((move) => move.t === 'start' || move.t === 'line' || move.t === 'erase')?.t;
  if (task !== 'start' && task !== 'line' && task !== 'erase') return null;
  const ends = new Map<StarId, StarId[]>();
  for (const move of moves) {
    if (move.t === 'line') ends.set(move.to, [...(ends.get(move.to) ?? []), move.from]);
    else if (move.t === 'start' || move.t === 'erase') ends.set(move.star, []);
  }
  return { task, ends };
}

/** The bright stars: with a beginning chosen, those a line from there may reach. */
export function brightStars({ task, ends }: Offer, { from }: Pick): Set<StarId> {
  const all = [...ends.keys()];
  return new Set(task === 'line' && from !== null ? all.filter((to) => ends.get(to)?.includes(from)) : all);
}

/** What a tap makes of a choice, or the move that the rules refuse. */
export type Tapped = { readonly pick: Pick } | { readonly refused: Move };

/**
 * A star of the constellation is a beginning; a bright star an end: from the chosen beginning if that is legal, else
 * from the nearest; the same star again tries the next beginning.
 */
export function tapped(offer: Offer, pick: Pick, star: StarId, mine: readonly StarId[], sky: Sky): Tapped {
  if (offer.task !== 'line') {
    if (offer.ends.has(star)) return { pick: { from: null, to: star } };
    return { refused: { t: offer.task, star } };
  }
  const froms = byNearness(offer.ends.get(star) ?? [], star, sky);
  const closes = pick.from !== null && pick.from !== star && froms.includes(pick.from);
  if (mine.includes(star) && !closes) return { pick: { from: pick.from === star ? null : star, to: null } };
  const [nearest] = froms;
  if (nearest === undefined) {
    const from = pick.from ?? byNearness(mine, star, sky)[0] ?? star;
    return { refused: { t: 'line', from, to: star } };
  }
  if (pick.to === star && pick.from !== null) {
    const next = froms[(froms.indexOf(pick.from) + 1) % froms.length]!;
    return { pick: { from: next, to: star } };
  }
  return { pick: { from: closes ? pick.from : nearest, to: star } };
}

/** A line dragged from one star to another. */
export function dragged(offer: Offer, from: StarId, to: StarId): Tapped {
  if (offer.ends.get(to)?.includes(from)) return { pick: { from, to } };
  return { refused: { t: 'line', from, to } };
}

/** The move a whole choice stands for. */
export function moveOf({ task }: Offer, { from, to }: Pick): Move | null {
  if (to === null) return null;
  if (task !== 'line') return { t: task, star: to };
  return from === null ? null : { t: 'line', from, to };
}

export function byNearness(ids: readonly StarId[], to: StarId, sky: Sky): StarId[] {
  const goal = starOf(sky, to);
  if (goal === null) return [...ids];
  const far = (id: StarId) => {
    const star = starOf(sky, id);
    return star === null ? Number.POSITIVE_INFINITY : squaredDistance(star, goal);
  };
  return [...ids].sort((a, b) => far(a) - far(b));
}
