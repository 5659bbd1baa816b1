import { Dice, type Kind, type Seat } from '@orrery/kernel';
import { bandit } from './bandit.ts';
import type { BotName, Clock, Rules } from './bot.ts';
import { greedy } from './greedy.ts';
import { halving } from './halving.ts';

/**
 * What a bot in seat `me` plays: a function of what that seat sees, and of a seed for its moods. It never gets a state.
 * null: a seat that may act, but need not, keeps silent. Without a clock the budget is counted in playouts, and the
 * answer is the same on every machine.
 */
export function decide<K extends Kind>(
  rules: Rules<K>,
  view: K['view'],
  me: Seat,
  bot: BotName,
  seed: string,
  clock: Clock | null = null,
): K['move'] | null {
  if (bot === 'random') return atRandom(rules, view, me, seed);
  const { game, mind } = rules;
  if ('direct' in mind) return mind.direct(view, me, bot, new Dice(seed));
  const how = mind.levels[bot];
  switch (how.t) {
    case 'greedy':
      return greedy({ game, mind }, view, me, seed, how);
    case 'search':
      return bandit({ game, mind }, view, me, seed, how, clock);
    case 'halving':
      return halving({ game, mind }, view, me, seed, how, clock);
  }
}

function atRandom<K extends Kind>({ game }: Rules<K>, view: K['view'], me: Seat, seed: string): K['move'] | null {
  const dice = new Dice(seed);
  const s = game.imagine(view, me, dice);
  if (game.awaited(s).includes(me)) return game.pick(s, me, dice);
  if (dice.int(2) === 0) return null;
  return game.speakUp ? game.speakUp(s, me, dice) : game.pick(s, me, dice);
}
