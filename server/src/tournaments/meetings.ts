import type { Moment } from '../sockets/last-seen.ts';
import type { Store } from '../stores/store.ts';
import { lastMatch, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Held, Untimed } from './keeper.ts';
import { endedAt, tableOf } from './rounds.ts';
import type { Entrant, Meeting, Round, Score } from './rules/tournament.ts';

export interface MeetingsSettings {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
  /** By the clock that never runs back. */
  readonly tick: () => number;
  /** Who is away from their table for so many milliseconds loses. */
  readonly patience: number;
  /** Milliseconds that people have between two games of a match. */
  readonly betweenGames: number;
  readonly here: (table: string) => ReadonlySet<string>;
  readonly awaySince: (table: string, person: string) => Moment | null;
  /** Opens the match of a table, so that its bots play. */
  readonly attend: (table: Table) => Promise<void>;
}

/** What has come of a round: what has happened in it, and after how many milliseconds to look again. */
interface Seen {
  readonly events: readonly Untimed[];
  readonly again: number | undefined;
}

/** Somebody who is not at their table: since when, and when they lose. Milliseconds since 1970. */
export interface Awaited {
  readonly entrant: Entrant;
  readonly since: number;
  readonly until: number;
}

type Seated = Meeting & { readonly table: string };
type Happened =
  | { readonly t: 'result'; readonly score: Score }
  | { readonly t: 'forfeited'; readonly absent: readonly Entrant[] };

/** The meetings of a round and their tables. */
export class Meetings {
  private readonly settings: MeetingsSettings;
  /** Tables of bots alone that are played now: nobody else follows them. */
  private readonly followed = new Set<string>();
  /** By tournament: since when its last round is looked at here. Before that nobody could be seen, whoever was there. */
  private readonly seen = new Map<string, { readonly round: number; readonly since: number }>();

  constructor(settings: MeetingsSettings) {
    this.settings = settings;
  }

  follows(table: string): boolean {
    return this.followed.has(table);
  }

  release(isTheirs: (table: string) => boolean): void {
    for (const table of this.followed) if (isTheirs(table)) this.followed.delete(table);
    for (const id of this.seen.keys()) if (isTheirs(id)) this.seen.delete(id);
  }

  /** Every table is there, its bots play, its end is noted, and who does not come loses. */
  async seeTo(held: Held, round: Round): Promise<Seen> {
    const events: Untimed[] = [];
    let again: number | undefined;
    // From now on people can be seen, also where nobody looks whether they came.
    this.seenSince(held);
    for (const [at, meeting] of round.meetings.entries()) {
      if (meeting.table === null) continue;
      const seen = await this.seeToOne(held, round, { ...meeting, table: meeting.table });
      if (typeof seen === 'number') again = Math.min(again ?? seen, seen);
      else if (seen !== null) events.push({ ...seen, round: held.now.rounds.length - 1, meeting: at });
    }
    return { events, again };
  }

  private seenSince({ stored: { id }, now: { rounds, over } }: Held): number {
    const [round, known] = [rounds.length, this.seen.get(id)];
    const since = known?.round === round ? known.since : this.settings.tick();
    if (over) this.seen.delete(id);
    else this.seen.set(id, { round, since });
    return since;
  }

  private async seeToOne(held: Held, round: Round, meeting: Seated): Promise<Happened | number | null> {
    const { store, attend } = this.settings;
    if (meeting.end !== null || held.now.over) {
      this.followed.delete(meeting.table);
      await this.endUnfinished(meeting);
      return null;
    }
    const laid = tableOf(held, meeting);
    const bots = laid.sitters.every(({ person }) => person === null);
    if (bots) this.followed.add(meeting.table);
    const known = await store.table(meeting.table);
    const table = known ?? (await this.lay(laid));
    const ended = endedAt(held, round, table);
    if (ended === 'again') return this.playAgain(table, bots);
    if (ended !== null) return { t: 'result', score: ended };
    if (!bots) return this.absentFrom(held, meeting);
    if (known !== null) await attend(table);
    return null;
  }

  private async lay(laid: ReturnType<typeof tableOf>): Promise<Table> {
    const seated = await this.settings.tables.seat(laid);
    if (!seated.ok) throw new Error(`a table of tournament ${laid.tournament.id}: ${seated.trouble.code}`);
    return seated.value;
  }

  private async playAgain(table: Table, bots: boolean): Promise<number | null> {
    const { tables, now, betweenGames, patience } = this.settings;
    const rest = bots ? 0 : table.touched + betweenGames - now();
    // More than that only where the clock was set back.
    if (rest > 0 && rest <= betweenGames) return rest;
    await tables.seatAgain(table.id);
    return bots ? null : patience;
  }

  /** Decided by absence, or by the end of all: nobody plays on. */
  private async endUnfinished({ table: id, end }: Seated): Promise<void> {
    const { store, tables } = this.settings;
    const table = await store.table(id);
    const match = table?.status === 'playing' ? lastMatch(table) : undefined;
    if (match === undefined || end?.how === 'played') return;
    if (end === null) await tables.abandon(id, match.id);
    else await tables.endWithout(id, end.winner === 'first' ? 1 : 0, match.id, () => true);
  }

  /** Who is away too long loses; otherwise how long it is until somebody would. */
  private absentFrom(held: Held, meeting: Seated): Happened | number {
    const { patience } = this.settings;
    const away = this.awayFrom(held, meeting);
    const absent = away.filter(({ left }) => left <= 0).map(({ entrant }) => entrant);
    return absent.length > 0 ? { t: 'forfeited', absent } : Math.min(patience, ...away.map(({ left }) => left));
  }

  /** The people of an open meeting who are not at its table, as a clock on the wall says it. */
  awaited(held: Held, meeting: Meeting): readonly Awaited[] {
    const { now, patience } = this.settings;
    return this.awayFrom(held, meeting).map(({ entrant, left }) => {
      const until = now() + left;
      return { entrant, since: until - patience, until };
    });
  }

  /** `left`: after so many milliseconds they lose. */
  private awayFrom(held: Held, { table, first, second, end }: Meeting): readonly { entrant: Entrant; left: number }[] {
    const { here, awaySince, tick, patience } = this.settings;
    if (table === null || end !== null) return [];
    const seen = this.seenSince(held);
    return [first, second].flatMap((entrant) => {
      const person = entrant === null ? undefined : held.stored.people.get(entrant);
      if (entrant === null || person === undefined || here(table).has(person)) return [];
      const away = Math.max(seen, awaySince(table, person)?.tick ?? seen);
      // In whole ones: that clock counts parts of them.
      return [{ entrant, left: Math.ceil(away + patience - tick()) }];
    });
  }
}
