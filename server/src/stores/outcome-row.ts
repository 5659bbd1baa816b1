import type { KeptOutcome, KeptRating, MatchOutcome } from './results.ts';

type Row = Readonly<Record<string, unknown>>;

/** The body of an outcome: who played is beside it, and can be forgotten. */
export function bodyOf({ match: _match, seats, ...rest }: MatchOutcome): string {
  return JSON.stringify({ ...rest, seats: seats.map(({ person: _person, ...seat }) => seat) });
}

/** Rows of one or more outcomes, one for each seat, in their order. */
export function outcomesFrom(rows: readonly Row[]): KeptOutcome[] {
  const people = new Map<string, (string | null)[]>();
  for (const { game_match, person } of rows) {
    const match = String(game_match);
    people.set(match, [...(people.get(match) ?? []), person === null ? null : String(person)]);
  }
  return [...people].map(([match, sat]) => {
    const row = rows.find(({ game_match }) => game_match === match)!;
    const body = JSON.parse(String(row.body)) as Omit<MatchOutcome, 'match'>;
    const seats = body.seats.map((seat, at) => ({ ...seat, person: sat[at] ?? null }));
    return { ...body, match, seats, kept: row.kept === 1 || row.kept === true };
  });
}

export function ratingFrom({ game, no, game_match, at, mu, sigma }: Row): KeptRating {
  return {
    ...{ game: String(game), no: Number(no), match: String(game_match), at: Number(at) },
    ...{ mu: Number(mu), sigma: Number(sigma) },
  };
}
