import { Dice, type Kind, type Manner, type Seat, type Thinking } from '@orrery/kernel';
import type { BotName, Clock, Rules, Searchable } from './bot.ts';
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
  manner: Manner | null = null,
): K['move'] | null {
  if (bot === 'random') return atRandom(rules, view, me, seed);
  const { game, mind } = rules;
  if ('direct' in mind) return mind.direct(view, me, bot, new Dice(seed), manner ?? undefined);
  return search({ game, mind }, mind.levels[bot], view, me, seed, clock, manner);
}

/** What a searching mind plays by one way of thinking. */
export function search<K extends Kind>(
  rules: Searchable<K>,
  how: Thinking<K>,
  view: K['view'],
  me: Seat,
  seed: string,
  clock: Clock | null = null,
  manner: Manner | null = null,
): K['move'] | null {
  if (how.t === 'greedy') return greedy(rules, view, me, seed, how, manner);
  return halving(rules, view, me, seed, how, clock, manner);
}

function atRandom<K extends Kind>({ game }: Rules<K>, view: K['view'], me: Seat, seed: string): K['move'] | null {
  const dice = new Dice(seed);
  const s = game.imagine(view, me, dice);
  if (game.awaited(s).includes(me)) return game.pick(s, me, dice);
  if (dice.int(2) === 0) return null;
  return game.speakUp ? game.speakUp(s, me, dice) : game.pick(s, me, dice);
}
