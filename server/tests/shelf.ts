// The shelf of the tests: a small game with secrets, simultaneous decisions and private moves that can be taken back, and
// the real ones.
import { shelf as games } from '@orrery/games';
import type { Kind, Mind, Room } from '@orrery/kernel';
import { type Bidding, bidding } from '../../kernel/tests/bidding/index.ts';

const mind: Mind<Bidding> = {
  judge: (s, out) => {
    const points = s.bidders.map((bidder) => bidder.points);
    const best = Math.max(1, ...points);
    for (const [seat, won] of points.entries()) out[seat] = won / best;
  },
  round: (s) => s.round,
  levels: {
    easy: { t: 'greedy', samples: 1, horizon: 1, slip: 0.5, guess: bidding.pick },
    normal: { t: 'greedy', samples: 1, horizon: 2, slip: 0, guess: bidding.pick },
    hard: { t: 'greedy', samples: 2, horizon: 2, slip: 0, guess: bidding.pick },
  },
};

const room: Room<Bidding> = {
  id: bidding.id,
  plate: 0,
  title: 'Bidding',
  seats: bidding.seats,
  minutes: { min: 1, max: 2 },
  rules: async () => ({ game: bidding, mind }),
  words: () => Promise.reject(new Error('it has no words')),
  table: () => Promise.reject(new Error('it has no table')),
};

export const shelf = [room as unknown as Room<Kind>, ...games];
