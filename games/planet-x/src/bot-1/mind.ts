import type { Seat } from '@orrery/kernel';
import { guess } from '../bot/guess.ts';
import { mind } from '../bot/mind.ts';
import { listFor } from '../bot/shortlist.ts';
import type { State } from '../rules/state.ts';

/** The first bots of this game. What they share with today's is held in place by their golden decisions (`lab/tests/yardstick`). */
export const first = {
  judge: mind.judge,
  round: mind.round,
  shortlist: (s: State, by: Seat) => listFor(s, by, 'any'),
  levels: {
    easy: { t: 'greedy', samples: 1, horizon: 1, slip: 0.3, guess },
    normal: { t: 'greedy', samples: 2, horizon: 1, slip: 0.04, guess },
    hard: { t: 'halving', playouts: 2000, horizon: 2, guess },
  },
} as const;
