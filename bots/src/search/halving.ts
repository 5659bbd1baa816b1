import { Dice, type Halving, type Kind, type Seat, shuffle } from '@orrery/kernel';
import type { Clock, Searchable } from './bot.ts';
import { choices, playOut } from './playout.ts';
import { Worlds } from './worlds.ts';

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
  how: Halving<K>,
  clock: Clock | null,
): K['move'] | null {
  const { game, mind } = rules;
  const began = clock?.() ?? 0;
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
  let late = false;
  while (left.length > 1) {
    const enough = sample + Math.ceil(how.playouts / stages / left.length);
    for (; sample < enough && !late; sample++) {
      const sampled = dice.fork();
      for (const one of left) {
        const luck = new Dice(sampled);
        const s = worlds.copy(sample);
        if (one.move) game.apply(s, me, one.move, luck, null);
        playOut(rules, how, s, until, luck);
        mind.judge(s, seats);
        one.worth += seats[me]!;
      }
      late = clock !== null && clock() - began >= how.cpuMs;
    }
    left = left.sort((a, b) => b.worth - a.worth).slice(0, late ? 1 : Math.ceil(left.length / 2));
  }
  return left[0]!.move;
}
