import type { Rules } from '@orrery/bots';
import type { Kind, Learned, Standing } from '@orrery/kernel';

/** What is learned in a game: what others hide, or who wins from how a match stands. null: nothing. */
export function subjectOf<K extends Kind>(mind: Rules<K>['mind']): Learned<K> | Standing<K> | null {
  return ('direct' in mind ? undefined : mind.learned) ?? mind.standing ?? null;
}
