import type { PlayRecord, RecordMatch } from '@orrery/wire';
import type { KeptOutcome, KeptRating } from '../stores/results.ts';
import type { Store } from '../stores/store.ts';

/** More than anybody looks through. */
const mostMatches = 1000;

/** What a person has played here, for themselves: others are known by their names, not by their ids. */
export async function recordOf(store: Store, person: string): Promise<PlayRecord> {
  const outcomes = await store.outcomesOf(person, mostMatches);
  const met = [...new Set(outcomes.flatMap(({ seats }) => seats.map((seat) => seat.person)))];
  const others = met.filter((id) => id !== null && id !== person) as readonly string[];
  const faces = await store.people(others);
  return {
    matches: outcomes.map((outcome) => matchIn(outcome, person, others)),
    people: others.map((id) => ({ name: faces.get(id)?.name ?? null, sigil: faces.get(id)?.sigil ?? null })),
    ratings: byGame(await store.ratingsOf(person)),
  };
}

function matchIn(outcome: KeptOutcome, me: string, others: readonly string[]): RecordMatch {
  const { match, table, game, rules, began, at, counts, kept, seats } = outcome;
  return {
    ...{ id: match, table: kept ? table : null, game, rules, at, counts },
    lasted: began === null ? null : Math.max(0, at - began),
    seats: seats.map(({ person, level, side, place, score, left }) => ({
      ...{ mine: person === me, level, side, place, score, left: left !== null },
      who: person === null || person === me ? null : others.indexOf(person),
    })),
  };
}

function byGame(ratings: readonly KeptRating[]): PlayRecord['ratings'] {
  const games = [...new Set(ratings.map(({ game }) => game))];
  return games.map((game) => ({
    game,
    after: ratings.filter((each) => each.game === game).map(({ match, at, mu, sigma }) => ({ match, at, mu, sigma })),
  }));
}
