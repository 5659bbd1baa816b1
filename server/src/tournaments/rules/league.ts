import type { Row } from './standings.ts';

/** What somebody did in one tournament. */
export interface Taken<Who> extends Pick<Row, 'place' | 'points'> {
  readonly who: Who;
}

export interface LeagueRow<Who> {
  readonly who: Who;
  /** From 1; equal in everything is equal in place. */
  readonly place: number;
  readonly points: number;
  readonly won: number;
  readonly played: number;
}

/** Several tournaments summed: by points, then by tournaments won, then by who needed fewer tournaments. */
export function leagueTable<Who>(tournaments: readonly (readonly Taken<Who>[])[]): readonly LeagueRow<Who>[] {
  const sums = new Map<Who, Omit<LeagueRow<Who>, 'place'>>();
  for (const { who, place, points } of tournaments.flat()) {
    const before = sums.get(who) ?? { who, points: 0, won: 0, played: 0 };
    const won = before.won + (place === 1 ? 1 : 0);
    sums.set(who, { who, points: before.points + points, won, played: before.played + 1 });
  }
  const rows = [...sums.values()].sort(order);
  return rows.map((row) => ({ ...row, place: 1 + rows.filter((other) => order(other, row) < 0).length }));
}

type Summed = Pick<LeagueRow<unknown>, 'points' | 'won' | 'played'>;

const order = (a: Summed, b: Summed): number => b.points - a.points || b.won - a.won || a.played - b.played;
