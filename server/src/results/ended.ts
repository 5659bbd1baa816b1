import { type Game, type Kind, type Seat, sidesAt } from '@orrery/kernel';
import type { EndedMatch, MatchOutcome, SeatOutcome } from '../stores/results.ts';
import type { Job } from '../stores/store.ts';
import { playsOn } from '../tables/counting.ts';
import { lastMatch, type Table } from '../tables/table.ts';

/** How a match went that ends with this change of its table; null: none does, or it is one of which nothing is kept. */
export function endedMatch(game: Game<Kind> | null, before: Table, after: Table, now: number): EndedMatch | null {
  const match = lastMatch(after);
  const ends = before.status === 'playing' && after.status === 'over' && after.closed !== true;
  if (!ends || match === undefined || after.began === undefined) return null;
  const seats = [...after.began.keys()].map((seat) => seatOutcome(game, before, after, seat));
  if (seats.every(({ person }) => person === null)) return null;
  // Of one that nobody has finished it is only known who went, and only where that counts.
  const decided = match.places !== null || (match.counts === true && seats.some(({ left }) => left !== null));
  if (!decided) return null;
  const outcome: MatchOutcome = {
    ...{ match: match.id, table: after.id, game: after.game, rules: after.rules, began: match.began ?? null, at: now },
    ...{ counts: match.counts === true, seats },
  };
  return { outcome, job: outcome.counts ? ratingJob(outcome) : null };
}

function seatOutcome(game: Game<Kind> | null, before: Table, after: Table, seat: Seat): SeatOutcome {
  const { person, level } = after.began![seat]!;
  const guest = before.seats[seat]?.kind === 'here';
  const { places, scores } = lastMatch(after)!;
  return {
    ...{ person: guest ? null : person, level },
    side: game === null ? seat : (sidesAt(game, after.options, after.began!.length)[seat] ?? seat),
    place: places?.[seat] ?? null,
    score: scores?.[seat] ?? null,
    left: person === null || guest ? null : leftAt(before, after, seat),
  };
}

/** When the person of a seat went: the number of the line that says so; null: they are there at the end, themselves. */
function leftAt(before: Table, after: Table, seat: Seat): number | null {
  const { person } = after.began![seat]!;
  const comings = after.comings ?? [];
  if (after.endedFor === seat) return (comings.at(-1)?.no ?? -1) + 1;
  if (playsOn({ ...after, seats: before.seats }, seat)) return null;
  return comings.findLast((line) => line.seat === seat && line.person === person)?.no ?? 0;
}

/** Rated by whichever server comes to it: what is compared and swapped is the rating. */
function ratingJob({ match, at }: MatchOutcome): Job {
  return { key: `rating ${match}`, kind: 'rating', shard: null, body: { match }, due: at };
}
