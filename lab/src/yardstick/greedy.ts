import { choices, playOut, type Searchable, Worlds } from '@orrery/bots';
import { Dice, type Kind, type Seat } from '@orrery/kernel';
import type { FirstGreedy } from './mind.ts';

/** The move with the best mean over a few imagined states. All moves meet the same states and the same luck. */
export function greedy<K extends Kind>(
  rules: Searchable<K>,
  view: K['view'],
  me: Seat,
  seed: string,
  how: FirstGreedy<K>,
): K['move'] | null {
  const { game, mind } = rules;
  const dice = new Dice(seed);
  const worlds = new Worlds(rules, how, view, me, dice);
  const first = worlds.copy(0);
  if (dice.unit() < how.slip && game.awaited(first).includes(me)) return game.pick(first, me, dice);
  const moves = choices(rules, how, first, me, dice);
  if (moves.length === 1) return moves[0]!;
  const until = mind.round(first) + how.horizon;
  const worth = new Float64Array(moves.length);
  const seats: Float64Array = new Float64Array(game.seats.max);
  for (let sample = 0; sample < how.samples; sample++) {
    const sampled = dice.fork();
    for (let i = 0; i < moves.length; i++) {
      const luck = new Dice(sampled);
      const s = worlds.copy(sample);
      const move = moves[i];
      if (move) game.apply(s, me, move, luck, null);
      playOut(rules, how, s, until, luck);
      mind.judge(s, seats);
      worth[i]! += seats[me]!;
    }
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
