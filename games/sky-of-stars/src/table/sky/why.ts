import type { Star } from '../../data/index.ts';
import { passesOver, segmentsCross } from '../../rules/geometry.ts';
import type { Refusal } from '../../rules/kind.ts';
import type { TableNames } from '../names.ts';
import { type Figure, starOf } from './figure.ts';

/** What stands in the way of a refused line, to be shown beside the reason: a star, or a line. */
export type InTheWay = { readonly star: Star } | { readonly line: readonly [Star, Star] } | null;

/** The rules name the reason; this finds for the eye what they mean (SK-G3, SK-G4): the first in their order. */
export function inTheWay({ sky }: TableNames, figure: Figure, from: Star, to: Star, why: Refusal | null): InTheWay {
  if (why === 'passes-over-star') {
    const gone = new Set(figure.erased.map(({ star }) => star));
    const star = sky.stars.find(
      (each) => each !== from && each !== to && !gone.has(each.id) && passesOver(from, to, each, sky.passRadius),
    );
    return star === undefined ? null : { star };
  }
  const crossing =
    why === 'crosses-constellation'
      ? figure.old.flatMap(({ drawing }) => drawing.lines)
      : why === 'crosses-own-line'
        ? (figure.current?.lines ?? [])
        : [];
  for (const line of crossing) {
    const [a, b] = [starOf(sky, line.from), starOf(sky, line.to)];
    if (a !== null && b !== null && segmentsCross(from, to, a, b)) return { line: [a, b] };
  }
  return null;
}
