import type { Seat } from '@orrery/kernel';
import type { Progress } from './progress.ts';

/** What stands under a moment, told by its form. */
export interface Mark {
  readonly moment: number;
  readonly seat: Seat;
  readonly form: 'costly' | 'found' | 'lucky' | 'unlucky';
}

/** Nothing under five points is called a change. */
const change = 0.05;
/** Of luck, the largest: in a war something is drawn at every shot. */
const mostLuck = 12;

/** Costly and found moves, and where what was drawn changed most for whom. */
export function marksOf({ moves, luck }: Pick<Progress, 'moves' | 'luck'>): readonly Mark[] {
  const judged = moves.flatMap(({ moment, seat, worth }): Mark[] =>
    worth === 'sound' ? [] : [{ moment, seat, form: worth }],
  );
  const drawn = luck
    .filter(({ moment }) => moment > 0)
    .map(({ moment, points }) => {
      const sizes = points.map(Math.abs);
      const seat = sizes.indexOf(Math.max(...sizes));
      return { moment, seat, points: points[seat]! };
    })
    .filter(({ points }) => Math.abs(points) >= change)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, mostLuck)
    .map(({ moment, seat, points }): Mark => ({ moment, seat, form: points > 0 ? 'lucky' : 'unlucky' }));
  return [...judged, ...drawn].sort((a, b) => a.moment - b.moment);
}

/**
 * Seats from the bottom: the chosen eyes, else the winner, then the others as they sit; allies lie on each other, so that the edge of both
 * is read against the axis.
 */
export function bandOrder(
  sides: readonly number[],
  eyes: Seat | null,
  places: readonly number[] | undefined,
): readonly Seat[] {
  const first = eyes ?? Math.max(0, places?.indexOf(1) ?? 0);
  const others = [...sides.keys()].filter((seat) => seat !== first);
  return [first, ...others].sort((a, b) => rank(a) - rank(b));

  function rank(seat: Seat): number {
    const side = sides[seat];
    return side === sides[first] ? -1 : sides.indexOf(side!);
  }
}

export const percent = (chance: number): number => Math.round(chance * 100);
