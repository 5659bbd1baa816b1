import { botRating, type Played, type Rating, rateMatch, unknown } from '@orrery/ratings';
import type { RatedAt, RecordedMatch } from './matches.ts';
import { isDecided, isPractice } from './tally.ts';

/** How well somebody plays against bots, whose strength the laboratory has measured: match by match, oldest first. */
export function practiceRatings(matches: readonly RecordedMatch[]): readonly RatedAt[] {
  const rated: RatedAt[] = [];
  let own: Rating = unknown;
  for (const match of matches.filter((each) => isPractice(each) && isDecided(each)).reverse()) {
    const played = match.seats.map((seat): Played | null => {
      const rating = seat.mine ? own : botRating(match.game, seat.level!);
      return rating === null ? null : { rating, side: seat.side, place: seat.place, left: seat.left ? 0 : null };
    });
    if (played.some((seat) => seat === null)) continue;
    own = rateMatch(played as Played[])[match.seats.findIndex(({ mine }) => mine)]!;
    rated.push({ ...own, at: match.at });
  }
  return rated;
}
