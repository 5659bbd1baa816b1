import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { GroupCommit } from './group-commit.ts';
import { prepareSchema } from './schema.ts';
import { isBusy, withReason } from './trouble.ts';

export interface SqliteOptions {
  /** To how many bytes the file may grow. */
  readonly most?: number | null;
  /** After each commit: how long it took, and of how many writes it was. */
  readonly committed?: (seconds: number, writes: number) => void;
  /** After so many milliseconds a thread that writes puts entries in their places, though they are few. */
  readonly longestWait?: number;
}

/** A page of every match that is played fits in, so that none is read again for each of its moves. */
const cacheKiB = 8192;
/** So many pages stand in the write-ahead log before they go into the file: what a match writes again and again goes there once. */
const walPages = 4000;
/** So many milliseconds SQLite itself waits while somebody else writes. */
const shortPatience = 10;

export type Row = Record<string, SQLOutputValue>;

/** Who is told of every commit: what it writes when it is about to be made belongs to it. */
export interface CommitWatcher {
  committing(): void;
  committed(): void;
  undone(): void;
}

/** One SQLite file with its prepared statements; every write goes through the group commit. */
export class Sql {
  /** To how many bytes the file may grow; null: as many as the disk has. */
  readonly most: number | null;
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private readonly group: GroupCommit;
  /** Of the transaction that runs: since when, and how much it has written. */
  private began = 0;
  private writes = 0;
  private watcher: CommitWatcher | null = null;

  constructor(file: string, { most = null, committed }: SqliteOptions) {
    this.most = most;
    this.db = new DatabaseSync(file);
    prepareSchema(this.db);
    this.db.exec(`PRAGMA cache_size = -${cacheKiB}; PRAGMA wal_autocheckpoint = ${walPages}`);
    this.limit();
    this.group = new GroupCommit({
      begin: () => this.begin(),
      commit: () => {
        this.watcher?.committing();
        this.db.exec('COMMIT');
        this.watcher?.committed();
        committed?.((performance.now() - this.began) / 1000, this.writes);
      },
      rollback: () => {
        // What comes after the end is refused to who wrote it, and takes nobody else along.
        if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK');
        this.watcher?.undone();
      },
    });
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.prepared(sql).all(...values);
  }
  first(sql: string, ...values: SQLInputValue[]): Row | null {
    return this.prepared(sql).get(...values) ?? null;
  }

  /** Another number after another connection has written to the file. */
  get dataVersion(): number {
    return this.pragma('data_version');
  }

  /** Bytes of the file that hold something: what was deleted is written over before it grows. */
  get used(): number {
    return (this.pragma('page_count') - this.pragma('freelist_count')) * this.pragma('page_size');
  }

  /** Answers when all that `work` writes is durable; what it writes is kept together or not at all. */
  commit<T>(work: () => T): Promise<T> {
    return this.group.run(work).catch(withReason);
  }
  /**
   * Writes at once, in a transaction of its own, and beyond the room there is: what is only put in order was let in before. False:
   * nothing was done, because somebody else has been writing for so many milliseconds. Without a flush it is durable with the next
   * commit that has one: of the write-ahead log a machine that goes down loses the end, nothing in between.
   */
  alone(work: () => void, { patience = shortPatience, flush = true } = {}): boolean {
    this.db.exec(`PRAGMA busy_timeout = ${patience}; PRAGMA max_page_count = 4294967294`);
    if (!flush) this.db.exec('PRAGMA synchronous = NORMAL');
    try {
      if (!this.begin()) return false;
      work();
      this.db.exec('COMMIT');
      return true;
    } finally {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      if (!flush) this.db.exec('PRAGMA synchronous = FULL');
      this.limit();
    }
  }
  /** One write inside a `commit`. 'taken': it changed nothing, because something else stands there. */
  write(sql: string, ...values: SQLInputValue[]): 'kept' | 'taken' {
    this.writes++;
    return this.prepared(sql).run(...values).changes === 1 ? 'kept' : 'taken';
  }

  watch(watcher: CommitWatcher): void {
    this.watcher = watcher;
  }

  async close(): Promise<void> {
    await this.group.drain();
    this.db.close();
  }

  private begin(): boolean {
    try {
      this.db.exec('BEGIN IMMEDIATE');
      this.began = performance.now();
      this.writes = 0;
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  }

  private limit(): void {
    // Who waits here stops the world: the group commit waits instead.
    this.db.exec(`PRAGMA busy_timeout = ${shortPatience}`);
    if (this.most !== null) this.db.exec(`PRAGMA max_page_count = ${Math.floor(this.most / this.pragma('page_size'))}`);
  }

  private pragma(name: string): number {
    return Number(this.first(`PRAGMA ${name}`)?.[name]);
  }

  private prepared(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
