import type { SeatLuck } from '@orrery/bots/verdict';
import { keptLuck } from '../review/verdict/kept.ts';
import type { RecordedMatch } from './matches.ts';
import { isDecided } from './tally.ts';

/** What luck came to for one person, in so many of their matches. */
export interface LuckInAll extends SeatLuck {
  readonly matches: number;
}

/** Points add up; what is usual grows with the root of its squares. null: no match was judged on this device. */
export async function luckInAll(
  matches: readonly RecordedMatch[],
  found: typeof keptLuck = keptLuck,
): Promise<LuckInAll | null> {
  let [points, squares, judged] = [0, 0, 0];
  for (const { id, seats } of matches.filter(isDecided)) {
    const own = (await found(id))?.[seats.findIndex(({ mine }) => mine)];
    if (own === undefined) continue;
    points += own.points;
    squares += own.unit ** 2;
    judged += 1;
  }
  return judged === 0 ? null : { points, unit: Math.sqrt(squares), matches: judged };
}
