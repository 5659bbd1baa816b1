import type { Mind } from '@orrery/kernel';
import type { PlanetX } from '../rules/kind.ts';
import { guess } from './guess.ts';
import { shortlist } from './shortlist.ts';
import { judge } from './standing.ts';

export const mind: Mind<PlanetX> = {
  judge,
  /** Turns are the rounds; before the first there is a vote and a mulligan. */
  round: (s) => s.turn + 1,
  shortlist,
  levels: {
    easy: { t: 'greedy', samples: 1, horizon: 1, slip: 0.3, guess },
    normal: { t: 'greedy', samples: 6, horizon: 1, slip: 0, guess },
    hard: { t: 'halving', playouts: 1200, horizon: 6, cpuMs: 250, guess },
  },
};
