import type { Seat } from '@orrery/kernel';
import { boxes, roundScore } from '../rules/score.ts';
import type { RoundSeen, View } from '../rules/view-kind.ts';

/** What a seat has filled in a round: as scored, or as its reveals have shown so far; null before the first. */
export function boxesOf({ scores, shows }: RoundSeen, seat: Seat) {
  return scores?.[seat] ?? (shows.length === 0 ? null : roundScore(shows, seat));
}

/** What everybody can count of each seat: with what the reveals of this round brought; at the end, what it has in all. */
export function pointsNow({ players, result, rounds }: View): readonly number[] {
  const open = rounds.at(-1);
  return players.map(({ points }, seat) => {
    const fresh = open === undefined || open.scores !== null ? null : boxesOf(open, seat);
    return result?.rows[seat]?.total ?? points + (fresh === null ? 0 : boxes(fresh));
  });
}
