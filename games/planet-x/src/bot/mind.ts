import type { Mind } from '@orrery/kernel';
import type { PlanetX } from '../rules/kind.ts';
import { chances, standing } from './chances.ts';
import { guess } from './guess.ts';
import { liked, manners } from './manners.ts';
import { foresee, prospect } from './prospects.ts';
import { reason } from './reason.ts';
import { reckoning } from './reckoning.ts';
import { longShortlist, shortlist } from './shortlist.ts';
import { judge } from './standing.ts';

/**
 * Luck outweighs a move by far: what makes a level strong is in how many imagined states it compares its moves. Hard looks to
 * the end of the next turn; looking further was no better, for the draws on the way hide more than they show. It draws no lots between
 * its last two moves: even what cannot be told apart for sure wins more often (docs/bots.md). Between two seats most is fought out
 * once the pile is empty: there all lies open, and it reckons; before that it judges by what matches with such an end have taught.
 */
export const mind: Mind<PlanetX> = {
  judge,
  /** Turns are the rounds; before the first there is a vote and a mulligan. */
  round: (s) => s.turn + 1,
  shortlist,
  clearWin: 40,
  levels: {
    easy: { t: 'greedy', samples: 1, horizon: 1, slip: 0.3, guess },
    normal: { t: 'greedy', samples: 2, horizon: 1, slip: 0.04, guess },
    hard: {
      ...{ t: 'halving', playouts: 1500, horizon: 2, cpuMs: 250, lots: 0, guess, shortlist: longShortlist },
      ...{ reckoning, positions: 6000, judge: foresee },
    },
  },
  manners,
  likes: liked,
  reason,
  chances,
  standing,
  prospect,
};
