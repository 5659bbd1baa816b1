import type { Rules } from '@orrery/bots';
import type { Kind, Learned, Level, Standing } from '@orrery/kernel';

/** What a level learns in a game: what others hide, or who wins from how a match stands. null: nothing. */
export function subjectOf<K extends Kind>(mind: Rules<K>['mind'], level: Level): Learned<K> | Standing<K> | null {
  return ('direct' in mind ? undefined : mind.learned?.[level]) ?? mind.standing ?? null;
}
