import postgres from 'postgres';
import { StoreAway } from '../store.ts';
import { type Row, type Run, runIn, usual, type Value } from './driver.ts';
import { GroupCommit } from './group-commit.ts';
import type { Session } from './session.ts';
import { isEnd, reasonOf } from './trouble.ts';

export type Kept = 'kept' | 'taken';

/** Connections for reading, besides the one for writing. */
const readers = 4;
/** Seconds in which reads that are under way may still be answered when all connections are made anew. */
const farewell = 1;

/** A read that is not answered for so long is on a line that is dead without having said so: milliseconds. */
const slowestRead = 15_000;

export interface DatabaseOptions {
  /** After each commit: how long it took, and of how many writes it was. */
  readonly committed?: (seconds: number, writes: number) => void;
  readonly slowestRead?: number;
}

class Unanswered extends Error {}

/** One database: reads go over a few connections, writes through the group commit over the one session. */
export class Database {
  readonly group: GroupCommit;
  private readonly session: Session;
  private readonly url: string;
  private readonly slowestRead: number;
  private pool: postgres.Sql<{ bigint: number }>;

  constructor(url: string, session: Session, options: DatabaseOptions = {}) {
    this.session = session;
    this.slowestRead = options.slowestRead ?? slowestRead;
    this.url = url;
    this.pool = this.connect();
    // Where the one connection broke the others may be dead without having said so.
    session.onLost(() => this.renew());
    this.group = new GroupCommit(session, options.committed);
  }

  async all(text: string, ...values: readonly Value[]): Promise<Row[]> {
    try {
      return await this.read(text, values);
    } catch (error) {
      if (!isBroken(error)) throw reasonOf(error);
    }
    // The connection broke under it: the driver makes another, if there is a database.
    try {
      return await this.read(text, values);
    } catch (error) {
      throw isBroken(error) ? new StoreAway('the database cannot be read') : reasonOf(error);
    }
  }
  async first(text: string, ...values: readonly Value[]): Promise<Row | null> {
    return (await this.all(text, ...values))[0] ?? null;
  }

  /** One statement. 'taken': it changed nothing, because something else stands there. */
  async write(text: string, ...values: readonly Value[]): Promise<Kept> {
    return keptBy(await this.group.run({ run: (run) => run(text, ...values) }));
  }
  /** Several statements that are kept together or not at all, each sent without waiting for the one before. */
  commit<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return this.group.run({ run: work });
  }
  /** The same for work that waits for answers before it goes on. */
  commitStepwise<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return this.group.run({ run: work, steps: true });
  }

  async close(): Promise<void> {
    await this.group.drain();
    await this.session.close();
    await this.pool.end({ timeout: 5 });
  }

  /** Where one line is dead the others may be as well: all are made anew. */
  private async read(text: string, values: readonly Value[]): Promise<Row[]> {
    const { pool } = this;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      if (pool === this.pool) this.renew();
      reject(new Unanswered());
    }, this.slowestRead).unref();
    return Promise.race([runIn(pool)(text, ...values), late]).finally(() => clearTimeout(timer));
  }

  private connect(): postgres.Sql<{ bigint: number }> {
    return postgres(this.url, { ...usual, max: readers });
  }

  private renew(): void {
    const old = this.pool;
    this.pool = this.connect();
    old.end({ timeout: farewell }).catch(() => undefined);
  }
}

const isBroken = (error: unknown): boolean => error instanceof Unanswered || isEnd(error);

export const keptBy = ({ count }: { readonly count: number }): Kept => (count === 1 ? 'kept' : 'taken');
