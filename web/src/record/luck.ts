import type { SeatLuck } from '@orrery/bots/verdict';
import { keptLuck } from '../review/verdict/kept.ts';
import type { RecordedMatch } from './matches.ts';
import { isDecided } from './tally.ts';

/** What luck came to for one person, in so many of their matches. */
export interface LuckInAll extends Pick<SeatLuck, 'points' | 'usual'> {
  readonly matches: number;
}

/** Points add up; what is usual grows with the root of its squares. null: no match was judged on this device. */
export async function luckInAll(
  matches: readonly RecordedMatch[],
  found: typeof keptLuck = keptLuck,
): Promise<LuckInAll | null> {
  let [points, squares, judged, only] = [0, 0, 0, 0];
  for (const { id, seats } of matches.filter(isDecided)) {
    const own = (await found(id))?.[seats.findIndex(({ mine }) => mine)];
    if (own === undefined) continue;
    points += own.points;
    squares += own.unit ** 2;
    judged += 1;
    only = own.usual;
  }
  if (judged === 0) return null;
  // Many together go as far as chance does, whatever each of them was like.
  return { points, usual: judged === 1 ? only : 1.96 * Math.sqrt(squares), matches: judged };
}
