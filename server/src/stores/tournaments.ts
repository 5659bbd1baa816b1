import type { Entrant, TournamentEvent } from '../tournaments/rules/tournament.ts';

/** Where a tournament stands, as far as a list asks. */
export type TournamentStatus = 'open' | 'running' | 'over';

export interface StoredTournament {
  readonly id: string;
  /** The id of a person; null: they were deleted. */
  readonly host: string | null;
  /** Lots are drawn from it, in hex: never shown before the end. */
  readonly key: string;
  readonly events: readonly TournamentEvent[];
  /** Who the people among them are: beside the log, so that who is deleted is in none. */
  readonly people: ReadonlyMap<Entrant, string>;
}

/** What comes next in a tournament. */
export interface NextEvents {
  /** How many events there are so far: of two that come at once one is too late. */
  readonly after: number;
  readonly events: readonly TournamentEvent[];
  /** Who comes in by these events. */
  readonly people: readonly { readonly entrant: Entrant; readonly person: string }[];
  readonly status: TournamentStatus;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Several tournaments counted together, by their host's list. */
export interface StoredLeague {
  readonly id: string;
  /** Counts the changes. */
  readonly version: number;
  readonly host: string | null;
  readonly name: string;
  readonly tournaments: readonly string[];
}

export interface TournamentStore {
  tournament(id: string): Promise<StoredTournament | null>;
  keepTournament(
    made: Pick<StoredTournament, 'id' | 'key'> & { readonly host: string },
    first: NextEvents,
  ): Promise<'kept' | 'taken'>;
  /** 'taken': there are other events by now, or it is gone. */
  appendToTournament(id: string, next: NextEvents): Promise<'kept' | 'taken'>;
  runningTournaments(): Promise<readonly string[]>;
  /** Those that a person hosts or takes part in, last changed first. */
  tournamentsOf(person: string, limit: number): Promise<readonly string[]>;
  /** How many of them are not over. */
  countTournamentsOf(person: string): Promise<number>;
  /** Forgets those in which nothing has happened since then. */
  dropOldTournaments(before: number): Promise<void>;
  league(id: string): Promise<StoredLeague | null>;
  /** 'taken': the kept version is not `league.version` any more. */
  keepLeague(league: StoredLeague): Promise<'kept' | 'taken'>;
  leaguesOf(host: string): Promise<readonly StoredLeague[]>;
}

export interface LeagueBody {
  readonly name: string;
  readonly tournaments: readonly string[];
}
