import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { GroupCommit } from './group-commit.ts';
import { prepareSchema } from './schema.ts';

export type Row = Record<string, SQLOutputValue>;

/** One SQLite file with its prepared statements; every write goes through the group commit. */
export class Sql {
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private readonly group: GroupCommit;

  constructor(file: string) {
    this.db = new DatabaseSync(file);
    prepareSchema(this.db);
    this.group = new GroupCommit({
      begin: () => this.db.exec('BEGIN IMMEDIATE'),
      commit: () => this.db.exec('COMMIT'),
      rollback: () => {
        if (this.db.isTransaction) this.db.exec('ROLLBACK');
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
    return Number(this.first('PRAGMA data_version')?.data_version);
  }

  /** Answers when all that `work` writes is durable; what it writes is kept together or not at all. */
  commit<T>(work: () => T): Promise<T> {
    return this.group.run(work);
  }
  /** One write inside a `commit`. 'taken': it changed nothing, because something else stands there. */
  write(sql: string, ...values: SQLInputValue[]): 'kept' | 'taken' {
    return this.prepared(sql).run(...values).changes === 1 ? 'kept' : 'taken';
  }

  close(): void {
    this.group.flush();
    this.db.close();
  }

  private prepared(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
