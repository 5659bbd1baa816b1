import type { Chance, Kind, Playouts, Seat } from '@orrery/kernel';
import type { Searchable } from './bot.ts';

/** Plays `s` on, in place, by a level's guesses until round `until` begins or the match is over. */
export function playOut<K extends Kind>(
  { game, mind }: Searchable<K>,
  how: Playouts<K>,
  s: K['state'],
  until: number,
  chance: Chance,
): void {
  while (mind.round(s) < until) {
    const by = game.awaited(s)[0];
    if (by === undefined) return;
    game.apply(s, by, how.guess(s, by, chance), chance, null);
  }
}

/** Plays the round `round` of `s` on, in place, by a level's replies, where it has some. */
export function replyOn<K extends Kind>(
  { game, mind }: Searchable<K>,
  how: Playouts<K>,
  s: K['state'],
  round: number,
  chance: Chance,
): void {
  while (how.reply !== undefined && mind.round(s) === round) {
    const by = game.awaited(s)[0];
    if (by === undefined) return;
    game.apply(s, by, how.reply(s, by, chance), chance, null);
  }
}

/** What a seat may do now; null is to keep silent, which only a seat the match does not wait for can. */
export function choices<K extends Kind>(
  { game, mind }: Searchable<K>,
  how: Playouts<K>,
  s: K['state'],
  me: Seat,
  chance: Chance,
): readonly (K['move'] | null)[] {
  const moves = (how.shortlist ?? mind.shortlist)?.(s, me, chance) ?? game.list?.(s, me) ?? [how.guess(s, me, chance)];
  return game.awaited(s).includes(me) ? moves : [null, ...moves];
}
