import { Dice, type Kind, type Mind, type Reason } from '@orrery/kernel';
import type { AskedSeat, Clock, Rules } from './bot.ts';
import { Comparison } from './comparison.ts';
import { decide } from './decide.ts';
import { isReckoned } from './halving.ts';

/** What the strongest bot would do in a seat, and why: for a person who asks. */
export interface Advice<M = { readonly t: string }> {
  readonly move: M;
  /** By the game; null: it says nothing of such a move. */
  readonly reason: Reason | null;
  /** How likely a victory is by its own judgement, 0 to 1; null: it does not compare moves, or has reckoned out which is best. */
  readonly expects: Expected | null;
}

export interface Expected {
  readonly best: number;
  /** With the best of all other moves it thought of; null: it thought of no other. */
  readonly next: number | null;
}

/** In so many worlds, which the choice has not seen, a chosen move is held against the others. */
const worlds = 100;

/** null: a seat that is not asked, and has nothing to say. */
export function advise<K extends Kind>(
  rules: Rules<K>,
  { view, me, seed }: AskedSeat<K>,
  clock: Clock | null = null,
): Advice<K['move']> | null {
  const { game, mind } = rules;
  const move = decide(rules, { view, me, bot: 'hard', seed }, clock);
  if (move === null) return null;
  const dice = new Dice(`${seed}|advice`);
  const reason = mind.reason?.(game.imagine(view, me, dice), me, move) ?? null;
  return { move, reason, expects: 'direct' in mind ? null : expected({ game, mind }, { view, me }, move, dice) };
}

function expected<K extends Kind>(
  rules: { readonly game: Rules<K>['game']; readonly mind: Mind<K> },
  asked: Omit<AskedSeat<K>, 'seed'>,
  move: K['move'],
  dice: Dice,
): Expected | null {
  const { hard } = rules.mind.levels;
  const compared = new Comparison(rules, hard, asked, dice);
  // Guesses would contradict what was reckoned.
  if (isReckoned(hard, compared)) return null;
  const text = JSON.stringify(move);
  const others = compared.moves.filter((one) => JSON.stringify(one) !== text);
  const tried = [move, ...others].map((one) => ({ one, sum: 0 }));
  for (let k = 0; k < worlds; k++) {
    const luck = dice.fork();
    for (const each of tried) each.sum += compared.worth(each.one, k, new Dice(luck));
  }
  const [best = 0, ...rest] = tried.map(({ sum }) => sum / worlds);
  return { best, next: rest.length === 0 ? null : Math.max(...rest) };
}
