import { Dice, type Greedy, type Kind } from '@orrery/kernel';
import type { AskedSeat, Searchable } from './bot.ts';
import { Comparison } from './comparison.ts';

/** The move with the best mean over a few imagined states. All moves meet the same states and the same luck. */
export function greedy<K extends Kind>(rules: Searchable<K>, how: Greedy<K>, asked: AskedSeat<K>): K['move'] | null {
  const dice = new Dice(asked.seed);
  const slips = dice.unit() < how.slip;
  const compared = new Comparison(rules, how, asked, dice);
  const { moves } = compared;
  if (moves.length === 1) return moves[0]!;
  if (slips && moves[0] !== null) return moves[dice.int(Math.ceil(moves.length / 2))]!;
  const worth = new Float64Array(moves.length);
  for (let sample = 0; sample < how.samples; sample++) {
    const luck = dice.fork();
    for (let i = 0; i < moves.length; i++) worth[i]! += compared.worth(moves[i]!, sample, new Dice(luck));
  }
  return moves[highest(worth, dice)]!;
}

/** Where the highest value stands; among equals by lot. */
function highest(worth: Float64Array, dice: Dice): number {
  let best = 0;
  let ties = 1;
  for (let i = 1; i < worth.length; i++) {
    const ahead = worth[i]! - worth[best]!;
    if (ahead > 0) {
      best = i;
      ties = 1;
    } else if (ahead === 0 && dice.int(++ties) === 0) best = i;
  }
  return best;
}
