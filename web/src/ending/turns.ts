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

/**
 * Where nobody's chances can be told: the last moments at which the points changed the order, for who gained most of them. A line of a
 * long match leaves moments out: `counted` says what stood at each.
 */
export function turnsByOrder(
  { at, by }: Pick<Points, 'at' | 'by'>,
  counted: (moment: number) => readonly number[],
): readonly Turn[] {
  const turns: Turn[] = [];
  for (let n = by.length - 1; n > 0 && turns.length < most; n--) {
    if (orderOf(by[n - 1]!) === orderOf(by[n]!)) continue;
    let after = by[n]!;
    for (let moment = at[n]!; moment > at[n - 1]!; moment--) {
      const before = moment - 1 === at[n - 1] ? by[n - 1]! : counted(moment - 1);
      if (orderOf(before) !== orderOf(after)) turns.unshift(turnAt(moment, before, after));
      after = before;
    }
  }
  return turns.slice(-most);
}

function turnAt(moment: number, before: readonly number[], after: readonly number[]): Turn {
  const gains = after.map((now, seat) => now - before[seat]!);
  const gained = Math.max(...gains);
  return { moment, seat: gains.indexOf(gained), gained, in: 'points' };
}

const orderOf = (points: readonly number[]): string =>
  points.map((own) => points.filter((other) => other > own).length).join();
