import type { Say } from '@orrery/words';
import type { View } from '../rules/view-kind.ts';
import type { MessageId } from '../words/index.ts';

/** One line on where a match stands. */
export function standing(view: View, say: Say<MessageId>): string {
  const { phase, round, result } = view;
  const { rounds } = view.options;
  if (result !== null) {
    if (result.team !== null) return say('standing.team', { points: result.team, most: 2 * rounds });
    return say('standing.over', { points: Math.max(...result.rows.map(({ total }) => total)) });
  }
  const part =
    phase === 'start' ? 'start' : phase === 'show' || phase === 'count' || phase === 'verdict' ? 'show' : 'draw';
  return say(`standing.${part}`, { round, rounds });
}
