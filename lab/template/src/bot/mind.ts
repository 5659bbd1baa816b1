import type { Chance, Mind, Seat } from '@orrery/kernel';
import type { Move, SealedBids, State } from '../rules/kind.ts';

/** How the match stands: points now, and after the end who has won. */
function judge({ points, round, moons }: State, out: Float64Array): void {
  const best = Math.max(...points);
  const winners = points.filter((each) => each === best).length;
  const all = points.reduce((sum, each) => sum + each, points.length);
  for (const [seat, own] of points.entries())
    out[seat] = round > moons ? (own === best ? 1 / winners : 0) : (own + 1) / all;
}

/** Bids about what the moon is worth, give or take two. */
function guess({ hands, moon }: State, by: Seat, chance: Chance): Move {
  const wish = moon + chance.int(5, 'guess') - 2;
  const nearest = hands[by]!.reduce((one, other) => (Math.abs(other - wish) < Math.abs(one - wish) ? other : one));
  return { t: 'bid', card: nearest };
}

export const mind: Mind<SealedBids> = {
  judge,
  round: ({ round }) => round,
  levels: {
    easy: { t: 'greedy', samples: 2, horizon: 1, slip: 0.6, guess },
    normal: { t: 'greedy', samples: 12, horizon: 6, slip: 0, guess },
    hard: { t: 'halving', playouts: 1500, horizon: 6, cpuMs: 100, guess },
  },
};
