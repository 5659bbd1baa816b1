import type { SeatLuck } from '@orrery/bots/verdict';
import { keptLuck } from '../review/verdict/kept.ts';
import type { RecordedMatch } from './matches.ts';
import { isDecided } from './tally.ts';

/** What luck came to for one person, in so many of their matches: in those that were judged on this device. */
export interface LuckInAll extends Pick<SeatLuck, 'points' | 'usual'> {
  readonly matches: number;
  /** How many they have played in all. */
  readonly of: number;
}

/** Points add up; what is usual grows with the root of its squares. */
export async function luckInAll(
  matches: readonly RecordedMatch[],
  found: typeof keptLuck = keptLuck,
): Promise<LuckInAll> {
  let [points, squares, judged, only] = [0, 0, 0, 0];
  const decided = matches.filter(isDecided);
  for (const { id, seats } of decided) {
    const own = (await found(id))?.[seats.findIndex(({ mine }) => mine)];
    if (own === undefined) continue;
    points += own.points;
    squares += own.unit ** 2;
    judged += 1;
    only = own.usual;
  }
  // Many together go as far as chance does, whatever each of them was like.
  return { points, usual: judged === 1 ? only : 1.96 * Math.sqrt(squares), matches: judged, of: decided.length };
}
