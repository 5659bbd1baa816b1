import { Dice, type Halving, type Kind, type Playouts, type Reckoning, shuffle } from '@orrery/kernel';
import type { AskedSeat, Clock, Searchable } from './bot.ts';
import { Comparison } from './comparison.ts';
import { reckon } from './reckon.ts';

/** A move in the race, and how well it did in each world so far. */
interface Runner<M> {
  readonly move: M;
  readonly worths: number[];
  sum: number;
}

/**
 * Sequential halving: as many stages as it takes to halve the shortlist down to one move, each with an equal part of the
 * playouts. Whatever is still compared has met the same imagined states and the same luck, so that small gains show
 * through large swings of fortune. Of the last two the worse one is played as well, now and then, where they cannot be told
 * apart: who can be guessed can be beaten.
 */
export function halving<K extends Kind>(
  rules: Searchable<K>,
  how: Halving<K>,
  asked: AskedSeat<K>,
  clock: Clock | null,
): K['move'] | null {
  const began = clock?.() ?? 0;
  const dice = new Dice(asked.seed);
  const compared = new Comparison(rules, how, asked, dice);
  if (isReckoned(how, compared)) {
    const isLate = () => clock !== null && clock() - began >= how.cpuMs;
    const moves = compared.moves.flatMap((move) => (move === null ? [] : [{ move, liked: compared.liking(move) }]));
    const { reckoning, positions = 0 } = how;
    return reckon(rules, { s: compared.first, me: asked.me, moves, reckoning, positions, isLate }, dice);
  }
  const runners = compared.moves.map((move): Runner<K['move'] | null> => ({ move, worths: [], sum: 0 }));
  // In an order drawn by lot, so that it does not decide between equals.
  let left = shuffle(runners, dice, 'order');
  const stages = Math.ceil(Math.log2(left.length));
  let sample = 0;
  let late = false;
  while (left.length > 1) {
    const enough = sample + Math.ceil(how.playouts / stages / left.length);
    for (; sample < enough && !late; sample++) {
      const luck = dice.fork();
      for (const one of left) {
        const worth = compared.worth(one.move, sample, new Dice(luck));
        one.worths.push(worth);
        one.sum += worth;
      }
      late = clock !== null && clock() - began >= how.cpuMs;
    }
    left.sort((a, b) => b.sum - a.sum);
    if (left.length === 2 && !late && dice.int(2) === 0 && isLevel(left[0]!, left[1]!, how.lots ?? 1)) left.reverse();
    left = left.slice(0, late ? 1 : Math.ceil(left.length / 2));
  }
  return left[0]!.move;
}

/** Is there a choice, and does the seat know all that there is? */
export function isReckoned<K extends Kind>(
  how: Playouts<K>,
  { moves, first }: Comparison<K>,
): how is Halving<K> & { readonly reckoning: Reckoning<K> } {
  if (!('reckoning' in how)) return false;
  const { reckoning, positions = 0 } = how as Halving<K>;
  return moves.length > 1 && moves[0] !== null && positions > 0 && reckoning?.isOpen(first) === true;
}

/** Are two no farther apart than so many standard errors of their difference? */
function isLevel(a: Runner<unknown>, b: Runner<unknown>, within: number): boolean {
  const n = a.worths.length;
  const mean = (a.sum - b.sum) / n;
  let squares = 0;
  for (let k = 0; k < n; k++) squares += (a.worths[k]! - b.worths[k]! - mean) ** 2;
  return mean * mean <= (within * within * squares) / n / Math.max(1, n - 1);
}
