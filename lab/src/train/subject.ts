import type { Rules } from '@orrery/bots';
import type { Kind, Learned, Standing } from '@orrery/kernel';
import type { Schooling } from './lessons.ts';

/** What a level learns in a game: what others hide, or who wins from how a match stands, or how it judges its futures. null: nothing. */
export function subjectOf<K extends Kind>(
  mind: Rules<K>['mind'],
  { level, judge }: Pick<Schooling, 'level' | 'judge'>,
): Learned<K> | Standing<K> | null {
  if (judge) return 'direct' in mind ? null : (mind.prospect ?? null);
  return ('direct' in mind ? undefined : mind.learned?.[level]) ?? mind.standing ?? null;
}
