import postgres from 'postgres';
import { type Rows, type Run, runIn, usual } from '../stores/postgres/driver.ts';
import { shardsChanged } from './directory.ts';

/** What does not answer within so many milliseconds does not answer: all that is asked here is answered in a few. */
const slowest = 2_500;

/**
 * What a node sees of the others at the database: over connections of its own, for its session may be the one that hangs. They
 * may hang, too, without a word from the other end: then they are given up for new ones.
 */
export class Watch {
  private readonly url: string;
  private readonly changed: () => void;
  private sql: postgres.Sql<{ bigint: number }>;

  /** Calls `changed` when shards change hands. */
  constructor(url: string, changed: () => void) {
    this.url = url;
    this.changed = changed;
    this.sql = this.connect();
  }

  readonly run: Run = async (text, ...values) => {
    const { sql } = this;
    const { promise: late, reject } = Promise.withResolvers<Rows>();
    const timer = setTimeout(reject, slowest, new Error('the database does not answer'));
    try {
      return await Promise.race([runIn(sql)(text, ...values), late]);
    } catch (error) {
      if (sql === this.sql) this.renew();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  async notify(): Promise<void> {
    await this.run('SELECT pg_notify($1, $2)', shardsChanged, '');
  }

  /** Goes on over new connections. */
  renew(): void {
    const old = this.sql;
    this.sql = this.connect();
    end(old);
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: 1 });
  }

  private connect(): postgres.Sql<{ bigint: number }> {
    const sql = postgres(this.url, { ...usual, max: 1 });
    // Where that fails one sees the same a little later, when one looks.
    sql.listen(shardsChanged, this.changed, this.changed).catch(() => undefined);
    return sql;
  }
}

function end(sql: postgres.Sql): void {
  sql.end({ timeout: 0 }).catch(() => undefined);
}
