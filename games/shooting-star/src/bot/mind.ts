import type { Mind } from '@orrery/kernel';
import type { ShootingStar } from '../rules/kind.ts';
import { believed, learned } from './belief.ts';
import { guess, waryGuess } from './guess.ts';
import { insightful, learnedInsight } from './insight.ts';
import { liked, manners } from './manners.ts';
import { reason } from './reason.ts';
import { reply } from './reply.ts';
import { shortlist } from './shortlist.ts';
import { judge } from './standing.ts';

/**
 * Easy and normal look at the board; hard also reads what a card's place and arrow give away, and knows that others do; master also asks what
 * its owner may have thought, and how others would answer its own.
 */
export const mind: Mind<ShootingStar> = {
  judge,
  // While the sector is built (SS-V2) no round has begun: what is done then belongs to the first.
  round: (s) => Math.max(1, s.round),
  shortlist,
  clearWin: 20,
  learned: { hard: learned, master: learnedInsight },
  manners,
  likes: liked,
  reason,
  levels: {
    easy: { t: 'greedy', samples: 2, horizon: 1, slip: 0.35, guess },
    normal: { t: 'greedy', samples: 8, horizon: 1, slip: 0, guess },
    hard: { t: 'halving', playouts: 4000, horizon: 2, cpuMs: 250, guess: waryGuess, believe: believed },
    master: { t: 'halving', playouts: 4000, horizon: 2, cpuMs: 250, guess: waryGuess, believe: insightful, reply },
  },
};
