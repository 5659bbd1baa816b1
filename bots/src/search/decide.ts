import { Dice, type Kind, type Thinking, thinkingOf } from '@orrery/kernel';
import type { AskedSeat, BotName, Clock, Rules, Searchable } from './bot.ts';
import { greedy } from './greedy.ts';
import { halving } from './halving.ts';

/**
 * What a bot plays in a seat that is asked: a function of what that seat sees, and of a seed for its moods. It never gets a state.
 * null: a seat that may act, but need not, keeps silent. Without a clock the budget is counted in playouts, and the
 * answer is the same on every machine.
 */
export function decide<K extends Kind>(
  rules: Rules<K>,
  { bot, ...asked }: AskedSeat<K> & { readonly bot: BotName },
  clock: Clock | null = null,
): K['move'] | null {
  if (bot === 'random') return atRandom(rules, asked);
  const { game, mind } = rules;
  const { view, me, seed, manner } = asked;
  if ('direct' in mind)
    return mind.direct(view, me, bot === 'master' ? 'hard' : bot, new Dice(seed), manner ?? undefined);
  return search({ game, mind }, thinkingOf(mind.levels, bot), asked, clock);
}

/** What a searching mind plays by one way of thinking. */
export function search<K extends Kind>(
  rules: Searchable<K>,
  how: Thinking<K>,
  asked: AskedSeat<K>,
  clock: Clock | null = null,
): K['move'] | null {
  return how.t === 'greedy' ? greedy(rules, how, asked) : halving(rules, how, asked, clock);
}

function atRandom<K extends Kind>({ game }: Rules<K>, { view, me, seed }: AskedSeat<K>): K['move'] | null {
  const dice = new Dice(seed);
  const s = game.imagine(view, me, dice);
  if (game.awaited(s).includes(me)) return game.pick(s, me, dice);
  if (dice.int(2) === 0) return null;
  return game.speakUp ? game.speakUp(s, me, dice) : game.pick(s, me, dice);
}
