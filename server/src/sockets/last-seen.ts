import type { Time } from '@orrery/clock';

/** A moment: as people write it, and as time is measured. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** By the clock that never runs back. */
  readonly tick: number;
}

interface Seen {
  /** When somebody came to the table that nobody followed: of whoever was not seen since, that is all that is known. */
  readonly watched: Moment;
  readonly left: Map<string, Moment>;
}

/** Of so many tables it is remembered who left them when. */
const mostTables = 10_000;

/** Since when people are away from the tables they sit at. Kept nowhere: after a restart it is counted anew. */
export class LastSeen {
  private readonly tables = new Map<string, Seen>();
  private readonly now: () => number;
  private readonly time: Time;

  constructor(now: () => number, time: Time) {
    this.now = now;
    this.time = time;
  }

  came(table: string, person: string): void {
    const seen = this.tables.get(table) ?? { watched: this.moment(), left: new Map() };
    seen.left.delete(person);
    this.tables.delete(table);
    this.tables.set(table, seen);
    for (const oldest of this.tables.keys()) {
      if (this.tables.size <= mostTables) break;
      this.tables.delete(oldest);
    }
  }

  /** The last device of a person is gone from a table. */
  went(table: string, person: string): void {
    this.tables.get(table)?.left.set(person, this.moment());
  }

  /** Since when somebody is away who is not there now; null: nobody has looked at the table yet. */
  awaySince(table: string, person: string): Moment | null {
    const seen = this.tables.get(table);
    return seen?.left.get(person) ?? seen?.watched ?? null;
  }

  /** When their last device went; null: nobody has seen it. */
  seenToGo(table: string, person: string): Moment | null {
    return this.tables.get(table)?.left.get(person) ?? null;
  }

  private moment(): Moment {
    return { at: this.now(), tick: this.time.now() };
  }
}
