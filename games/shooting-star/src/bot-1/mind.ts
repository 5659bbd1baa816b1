import { guess, waryGuess } from '../bot/guess.ts';
import { mind } from '../bot/mind.ts';
import type { State } from '../rules/state.ts';
import { believe } from './believe.ts';

/** The first bots of this game. What they share with today's is held in place by their golden decisions (`lab/tests/yardstick`). */
export const first = {
  judge: mind.judge,
  round: (s: State) => s.round,
  shortlist: mind.shortlist!,
  levels: {
    easy: { t: 'greedy', samples: 2, horizon: 1, slip: 0.35, guess },
    normal: { t: 'greedy', samples: 8, horizon: 1, slip: 0, guess },
    hard: { t: 'bandit', playouts: 4000, horizon: 3, guess: waryGuess, believe },
  },
} as const;
