import { guess } from '../bot/guess.ts';
import { mind } from '../bot/mind.ts';

/** The first bots of this game. What they share with today's is held in place by their golden decisions (`lab/tests/yardstick`). */
export const first = {
  judge: mind.judge,
  round: mind.round,
  shortlist: mind.shortlist!,
  levels: {
    easy: { t: 'greedy', samples: 1, horizon: 1, slip: 0.3, guess },
    normal: { t: 'greedy', samples: 2, horizon: 1, slip: 0.04, guess },
    hard: { t: 'halving', playouts: 2000, horizon: 2, guess },
  },
} as const;
