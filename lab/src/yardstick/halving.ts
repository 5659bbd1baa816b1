import { choices, playOut, type Searchable, Worlds } from '@orrery/bots';
import { Dice, type Kind, type Seat, shuffle } from '@orrery/kernel';
import type { FirstSearch } from './mind.ts';

/**
 * Sequential halving: as many stages as it takes to halve the shortlist down to one move, each with an equal part of the
 * playouts. Whatever is still compared has met the same imagined states and the same luck, so that small gains show
 * through large swings of fortune.
 */
export function halving<K extends Kind>(
  rules: Searchable<K>,
  view: K['view'],
  me: Seat,
  seed: string,
  how: FirstSearch<K>,
): K['move'] | null {
  const { game, mind } = rules;
  const dice = new Dice(seed);
  const worlds = new Worlds(rules, how, view, me, dice);
  const first = worlds.copy(0);
  const until = mind.round(first) + how.horizon;
  // In an order drawn by lot, so that it does not decide between equals.
  let left = shuffle(
    choices(rules, how, first, me, dice).map((move) => ({ move, worth: 0 })),
    dice,
    'order',
  );
  const stages = Math.ceil(Math.log2(left.length));
  const seats: Float64Array = new Float64Array(game.seats.max);
  let sample = 0;
  while (left.length > 1) {
    const enough = sample + Math.ceil(how.playouts / stages / left.length);
    for (; sample < enough; sample++) {
      const sampled = dice.fork();
      for (const one of left) {
        const luck = new Dice(sampled);
        const s = worlds.copy(sample);
        if (one.move) game.apply(s, me, one.move, luck, null);
        playOut(rules, how, s, until, luck);
        mind.judge(s, seats);
        one.worth += seats[me]!;
      }
    }
    left = left.sort((a, b) => b.worth - a.worth).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!.move;
}
