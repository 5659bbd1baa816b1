import type { Chance, Kind, Seat } from '@orrery/kernel';
import type { Rules } from './bot.ts';

/** Plays `s` on, in place, by the game's own guesses until round `until` begins or the match is over. */
export function playOut<K extends Kind>(rules: Rules<K>, s: K['state'], until: number, chance: Chance): void {
  const { game, mind } = rules;
  while (mind.round(s) < until) {
    const by = game.awaited(s)[0];
    if (by === undefined) return;
    game.apply(s, by, mind.guess(s, by, chance), chance, null);
  }
}

/** What a seat may do now; null is to keep silent, which only a seat the match does not wait for can. */
export function choices<K extends Kind>(
  rules: Rules<K>,
  s: K['state'],
  me: Seat,
  chance: Chance,
): readonly (K['move'] | null)[] {
  const { game, mind } = rules;
  const moves = mind.shortlist?.(s, me, chance) ?? game.list?.(s, me) ?? [mind.guess(s, me, chance)];
  return game.awaited(s).includes(me) ? moves : [null, ...moves];
}
