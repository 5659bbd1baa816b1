import { warn } from '../log.ts';
import type { Store } from '../stores/store.ts';
import { lastMatch, paceOf, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

/** How long things are kept: days, 0 for ever. */
export interface Retention {
  /** A table that waits, since its last change. */
  readonly waiting: number;
  /** A match at the table in which nothing happens any more; by correspondence clocks see to that. */
  readonly unplayed: number;
  /** A table that is over, with its matches and its talk. */
  readonly over: number;
}

export interface Parts {
  readonly store: Store;
  readonly tables: Tables;
  readonly followed: (table: string) => boolean;
  readonly now: () => number;
  readonly keep: Retention;
  /** Is this table seen to here? Absent: all are. */
  readonly serves?: (table: string) => boolean;
  /** Lets others go first, between one small piece of work and the next. */
  readonly pause: () => Promise<void>;
}

export interface Done {
  expired: number;
  ended: number;
  archived: number;
  forgotten: number;
}

const day = 24 * 3_600_000;
/** Days after which the log of a match that is over is packed: until then people look at it again. */
const packAfter = 1;
const slice = 20;

/** What age does to tables, from the oldest on. It may be broken off anywhere: the next round goes on. */
export class Rounds {
  private readonly parts: Parts;
  /** The logs of all tables that are over and come before this one are packed. */
  private packed: { touched: number; id: string } | undefined;
  /** Counts how often it has begun from the beginning. */
  private beginnings = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** There may be tables before those that were packed last which were not seen to. */
  fromTheBeginning(): void {
    this.packed = undefined;
    this.beginnings++;
  }

  async round(): Promise<Done> {
    const { keep } = this.parts;
    const done: Done = { expired: 0, ended: 0, archived: 0, forgotten: 0 };
    await this.each('waiting', this.ago(keep.waiting), async ({ id }, before) => {
      if ((await this.parts.tables.expire(id, before)).ok) done.expired++;
    });
    await this.each('playing', this.ago(keep.unplayed), async (table, before) => {
      if (await this.end(table, before)) done.ended++;
    });
    await this.each('over', this.ago(keep.over), async (table) => {
      if (this.parts.followed(table.id)) return;
      if (await this.parts.tables.forgetOver(table)) done.forgotten++;
    });
    if (keep.over > 0) await this.parts.store.dropOldTournaments(this.ago(keep.over));
    await this.pack(done);
    return done;
  }

  private async pack(done: Done): Promise<void> {
    const { beginnings } = this;
    let all = true;
    const work = async ({ id, touched, matches }: Table) => {
      for (const match of matches)
        await this.parts.store.archive(match.id).catch((error: unknown) => {
          // It is tried again in the next round.
          all = false;
          throw error;
        });
      done.archived += matches.length;
      if (all && beginnings === this.beginnings) this.packed = { touched, id };
    };
    await this.each('over', this.ago(packAfter), work, this.packed);
  }

  private async end(table: Table, before: number): Promise<boolean> {
    const { store, tables, followed } = this.parts;
    const match = lastMatch(table);
    if (match === undefined || paceOf(table).tempo === 'days' || followed(table.id)) return false;
    // A match that was begun before turns were kept has none.
    const last = (await store.turn(match.id))?.since ?? (await store.lastAt(match.id)) ?? 0;
    return last < before && (await tables.abandon(table.id, match.id)).ok;
  }

  private ago(days: number): number {
    return days === 0 ? Number.NEGATIVE_INFINITY : this.parts.now() - days * day;
  }

  private async each(
    status: Table['status'],
    before: number,
    work: (table: Table, before: number) => Promise<void>,
    from?: { touched: number; id: string },
  ): Promise<void> {
    let after = from;
    while (before > 0) {
      const aged = await this.parts.store.agedTables({ status, before, limit: slice, ...(after ? { after } : {}) });
      // One that is damaged must not keep all the others.
      for (const table of aged.filter(({ id }) => this.parts.serves?.(id) ?? true))
        await work(table, before).catch((error: unknown) => warn(`table ${table.id} could not be seen to`, error));
      const last = aged.at(-1);
      if (last === undefined) return;
      after = { touched: last.touched, id: last.id };
      await this.parts.pause();
    }
  }
}
