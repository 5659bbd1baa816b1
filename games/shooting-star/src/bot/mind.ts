import type { Mind } from '@orrery/kernel';
import type { ShootingStar } from '../rules/kind.ts';
import { believe } from './believe.ts';
import { guess } from './guess.ts';
import { shortlist } from './shortlist.ts';
import { judge } from './standing.ts';

export const mind: Mind<ShootingStar> = {
  judge,
  round: (s) => s.round,
  guess,
  shortlist,
  believe,
  levels: {
    easy: { t: 'greedy', samples: 2, horizon: 1, slip: 0.35 },
    normal: { t: 'greedy', samples: 8, horizon: 1, slip: 0 },
    hard: { t: 'search', playouts: 6000, horizon: 3, cpuMs: 250 },
  },
};
