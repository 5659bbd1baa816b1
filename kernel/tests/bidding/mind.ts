import type { Game, Mind } from '../../src/index.ts';
import { result } from './rules.ts';
import type { Bidding } from './state.ts';

/** As small as a mind can be: points are what counts, and everybody plays at random. */
export function mindFor({ pick }: Pick<Game<Bidding>, 'pick'>): Mind<Bidding> {
  return {
    judge: (s, out) => {
      const over = result(s);
      const winners = over?.places.filter((place) => place === 1).length ?? 1;
      const best = Math.max(1, ...s.bidders.map(({ points }) => points));
      for (const [seat, { points }] of s.bidders.entries())
        out[seat] = over === null ? points / best : over.places[seat] === 1 ? 1 / winners : 0;
    },
    round: (s) => s.round,
    levels: {
      easy: { t: 'greedy', samples: 1, horizon: 1, slip: 0.5, guess: pick },
      normal: { t: 'greedy', samples: 1, horizon: 2, slip: 0, guess: pick },
      hard: { t: 'greedy', samples: 2, horizon: 2, slip: 0, guess: pick },
    },
  };
}
