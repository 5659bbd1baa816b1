import type { Seat } from '@orrery/kernel';
import type { Points } from '../review/points.ts';
import { percent } from '../review/verdict/marks.ts';
import type { Progress } from '../review/verdict/progress.ts';

/** A moment that turned a match, and what it brought to whom: so many points of winning chance, or of the game. */
export interface Turn {
  readonly moment: number;
  readonly seat: Seat;
  readonly gained: number;
  readonly in: 'chance' | 'points';
}

const most = 3;

export function turnsByChance({ turns }: Pick<Progress, 'turns'>): readonly Turn[] {
  return (turns ?? []).map(({ moment, seat, from, to }) => ({
    ...{ moment, seat, gained: percent(to) - percent(from), in: 'chance' },
  }));
}

/** Where nobody's chances can be told: the last moments at which the points changed the order, for who gained most of them. */
export function turnsByOrder({ at, by }: Pick<Points, 'at' | 'by'>): readonly Turn[] {
  return by
    .flatMap((points, n): Turn[] => {
      const before = by[n - 1];
      if (before === undefined || orderOf(before) === orderOf(points)) return [];
      const gains = points.map((now, seat) => now - before[seat]!);
      const gained = Math.max(...gains);
      return [{ moment: at[n]!, seat: gains.indexOf(gained), gained, in: 'points' }];
    })
    .slice(-most);
}

const orderOf = (points: readonly number[]): string =>
  points.map((own) => points.filter((other) => other > own).length).join();
