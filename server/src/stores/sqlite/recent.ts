import type { Entry, Turn } from '@orrery/kernel';
import { lookAgain } from './due.ts';
import { KnownIds } from './known-ids.ts';
import { addEntry, lastBefore, putTurn, type WrittenEntry, writtenEntry } from './matches.ts';
import type { Sql } from './sql.ts';

/** Whoever opens a file waits so many milliseconds for others who write. */
const patience = 5000;

/** An entry that a commit has brought. */
export interface Arrival {
  readonly match: string;
  readonly entry: WrittenEntry;
}

/** What became of an entry: it is kept and waits for its place, is in it, or there is one already. */
export type Appended = 'recent' | 'kept' | 'taken';

/** All entries of this match up to this one are in their places. */
export type Placed = readonly [match: string, seq: number];

/** The last entry of a match that is there and not packed. */
const lastEntry = `SELECT (SELECT max(seq) FROM entry WHERE game_match = known.id) AS last FROM game_match AS known
  WHERE id = ? AND NOT EXISTS (SELECT 1 FROM archive WHERE game_match = known.id)`;
const samePlay = 'SELECT 1 FROM entry WHERE game_match = ? AND seat = ? AND play = ?';

/**
 * The last entries of all matches, as they came: all that one commit brings is one row of `recent`. In their places (`entry`, `turn`,
 * the index of ids) each would change pages of its own; they are put there many at a time, so that those of a match share pages.
 * What is in `recent` is as durable as anything else: whoever opens the file puts it in its place first.
 */
export class RecentEntries {
  private readonly sql: Sql;
  private readonly ids: KnownIds;
  /** By match: what is kept in `recent`, and what the transaction that runs has brought. */
  private readonly waiting = new Map<string, WrittenEntry[]>();
  private arriving: Arrival[] = [];
  private count = 0;
  /** Being put in their places: the matches that are left, and the rows that hold nothing else than what they had. */
  private round: { readonly left: string[]; readonly upTo: number } | null = null;

  constructor(sql: Sql) {
    this.sql = sql;
    this.ids = new KnownIds(sql);
    sql.watch({ committing: () => this.write(), committed: () => this.wrote(), undone: () => this.forget() });
  }

  /** How many wait for being put in their places. */
  get size(): number {
    return this.count;
  }

  /** Inside a commit, of each: 'recent': it is kept, and waits for its place. */
  append(arrivals: readonly Arrival[]): Appended[] {
    const answers = arrivals.map((arrival) => this.take(arrival));
    const added = arrivals.filter((_, i) => answers[i] !== 'taken');
    lookAgain(
      this.sql,
      added.map(({ match }) => match),
    );
    return answers;
  }

  private take({ match, entry }: Arrival): Appended {
    const { seq } = entry;
    const before = this.waiting.get(match) ?? [];
    const last = before.at(-1)?.seq ?? this.lastKept(match);
    const known = this.knows(match, entry, before);
    // What does not come next, or to a match that is packed or erased, is taken or refused where entries have their place.
    if (seq !== last + 1) return before.some((each) => each.seq === seq) ? 'taken' : this.place(match, entry);
    if (known) return 'taken';
    if (before.push(entry) === 1) this.waiting.set(match, before);
    this.arriving.push({ match, entry });
    return 'recent';
  }

  /** Has this match an entry with the same id? */
  private knows(match: string, entry: WrittenEntry, waiting: readonly WrittenEntry[]): boolean {
    const { seat, play } = entry;
    if (play === null || this.ids.isNew(match, entry, waiting)) return false;
    return (
      waiting.some((each) => each.seat === seat && each.play === play) ||
      this.sql.first(samePlay, match, seat, play) !== null
    );
  }

  /** Some have been put in their places since the last time that all were. */
  get sorting(): boolean {
    return this.round !== null;
  }

  /**
   * Puts some of them in their places: whole matches, about so many entries; those of some rows of `recent`, which go with the last of
   * them. Gives back up to where each of these matches now stands in its place; null: somebody else writes just now.
   */
  sortSome(most: number): readonly Placed[] | null {
    if (this.waiting.size === 0) return [];
    this.round ??= { left: [...this.waiting.keys()], upTo: this.lastRow() };
    const { left, upTo } = this.round;
    const from = this.begins(left, most);
    const some = left.slice(from);
    // Not flushed by itself: it stands in `recent` until all of it is in its place, and the next flush takes both along in their order.
    const done = this.sql.alone(
      () => {
        for (const match of some) placeAll(this.sql, match, this.waiting.get(match)!);
        if (from === 0) this.sql.write('DELETE FROM recent WHERE no <= ?', upTo);
      },
      { flush: false },
    );
    if (!done) return null;
    left.length = from;
    if (from === 0) this.round = null;
    return some.map((match) => {
      const entries = this.waiting.get(match)!;
      this.waiting.delete(match);
      this.count -= entries.length;
      return [match, entries.at(-1)!.seq];
    });
  }

  /** From which of these matches on there are so many entries. */
  private begins(matches: readonly string[], most: number): number {
    let from = matches.length;
    for (let entries = 0; from > 0 && entries < most; ) entries += this.waiting.get(matches[--from]!)!.length;
    return from;
  }

  private lastRow(): number {
    return Number(this.sql.first('SELECT max(no) AS last FROM recent')?.last ?? 0);
  }

  private place(match: string, entry: WrittenEntry): 'kept' | 'taken' {
    return placeAll(this.sql, match, [entry]) === 0 ? 'taken' : 'kept';
  }

  /** NaN: nothing can come next. */
  private lastKept(match: string): number {
    const row = this.sql.first(lastEntry, match);
    return row === null ? Number.NaN : Number(row.last ?? -1);
  }

  private write(): void {
    if (this.arriving.length === 0) return;
    const rows = this.arriving.map(({ match, entry }) => `[${JSON.stringify(match)},${entry.turn},${entry.body}]`);
    this.sql.write('INSERT INTO recent (body) VALUES (?)', `[${rows.join(',')}]`);
  }
  private wrote(): void {
    this.count += this.arriving.length;
    this.arriving = [];
  }
  private forget(): void {
    for (const { match } of this.arriving) {
      const left = this.waiting.get(match)!;
      left.pop();
      if (left.length === 0) this.waiting.delete(match);
    }
    this.arriving = [];
  }
}

/** What another process, or another thread, has left in `recent` is put in its place. */
export function sortLeft(sql: Sql): void {
  if (sql.first('SELECT 1 FROM recent') === null) return;
  const sorted = sql.alone(
    () => {
      for (const { body } of sql.all('SELECT body FROM recent ORDER BY no')) {
        const arrived = JSON.parse(String(body)) as [match: string, turn: Turn | null, entry: Entry][];
        for (const [match, turn, entry] of arrived) placeAll(sql, match, [writtenEntry(entry, turn ?? undefined)]);
      }
      sql.write('DELETE FROM recent');
    },
    { patience },
  );
  if (!sorted) throw new Error('the database is locked by another program');
}

/** Inside a transaction: how many of these entries, each the next of its match, were not there yet. */
function placeAll(sql: Sql, match: string, entries: readonly WrittenEntry[]): number {
  const after = lastBefore(sql, match);
  const added = entries.filter((entry) => entry.seq > after && addEntry(sql, match, entry) === 'kept');
  const turn = added.findLast((entry) => entry.turn !== null)?.turn ?? null;
  if (turn !== null) putTurn(sql, match, turn);
  return added.length;
}
