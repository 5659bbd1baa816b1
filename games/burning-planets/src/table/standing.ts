import type { Say } from '@orrery/words';
import type { View } from '../rules/seen.ts';

/** One line on where a match stands. */
export function standing(view: View, say: Say): string {
  if (view.stage === 'over') return say('standing.over', { round: view.round });
  if (view.stage !== 'play') return say(`standing.${view.stage}`);
  const seats = view.players.filter(({ outAt }) => outAt === 0).length;
  return say('standing.round', { round: view.round, limit: String(view.options.roundLimit), seats });
}
