import type { Kind, Result, Seat } from '@orrery/kernel';
import type { Searchable } from './bot.ts';

/** How much of the verdict on a finished match is whether it was won; the rest is by how much. */
const WON = 0.75;
/** Who wins is usually ahead by so much of a clear win. */
const USUAL = 0.3;

/** How well a seat stands, 0 to 1. `won` is room for the judge of the game. */
export function worthTo<K extends Kind>(
  { game, mind }: Searchable<K>,
  s: K['state'],
  me: Seat,
  won: Float64Array,
): number {
  mind.judge(s, won);
  const worth = won[me]!;
  const end = mind.clearWin === undefined ? null : game.result(s);
  return end === null ? worth : WON * worth + (1 - WON) * marginOf(end, me, mind.clearWin!);
}

/**
 * The same where some lines are over and others are not: what is only likely is put on the scale of what is over, by a usual margin. Else
 * a likely victory would be worth more than a sure one by few points, and a sure defeat more than a likely one.
 */
export function prospectOf<K extends Kind>(rules: Searchable<K>, s: K['state'], me: Seat, won: Float64Array): number {
  const { game, mind } = rules;
  const worth = worthTo(rules, s, me, won);
  if (mind.clearWin === undefined || game.result(s) !== null) return worth;
  return WON * worth + (1 - WON) * (0.5 + USUAL * (worth - 0.5));
}

/** By how much a match was won or lost, 0 to 1: ahead of, or behind, the best who does not share one's place. */
function marginOf({ places, scores }: Result, me: Seat, clear: number): number {
  if (scores === null) return 0.5;
  let best = Number.NEGATIVE_INFINITY;
  for (const [seat, score] of scores.entries()) if (places[seat] !== places[me] && score > best) best = score;
  const ahead = best === Number.NEGATIVE_INFINITY ? 0 : (scores[me]! - best) / clear;
  return 0.5 + 0.5 * Math.max(-1, Math.min(1, ahead));
}
