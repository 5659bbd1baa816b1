import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Memo } from '@orrery/clock';
import type { Entry } from '@orrery/kernel';
import type { TalkLine } from '@orrery/wire';
import { peopleOf, type Table } from '../tables/table.ts';
import type { Spoken } from '../talk/talk.ts';
import { GroupCommit } from './group-commit.ts';
import { prepareSchema } from './schema.ts';
import type { MatchRecord, Person, Store } from './store.ts';

/** How many lines of talk are kept of a table. */
const mostTalk = 1000;

/** One file on this machine's disk; every write goes through the group commit. */
export class SqliteStore implements Store {
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

  append(match: string, entry: Entry): Promise<'kept' | 'taken'> {
    const body = JSON.stringify(entry);
    return this.group.run(() =>
      this.write('INSERT OR IGNORE INTO entry (game_match, seq, body) VALUES (?, ?, ?)', match, entry.seq, body),
    );
  }

  async read(match: string, from: number): Promise<readonly Entry[]> {
    const rows = this.all('SELECT body FROM entry WHERE game_match = ? AND seq >= ? ORDER BY seq', match, from);
    return rows.map((row) => JSON.parse(String(row.body)) as Entry);
  }

  async person(id: string): Promise<Person | null> {
    const [row] = this.all('SELECT id, name, sigil FROM person WHERE id = ?', id);
    return row === undefined ? null : (row as unknown as Person);
  }

  async keepPerson({ id, name, sigil }: Person): Promise<void> {
    const sql =
      'INSERT INTO person VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, sigil = excluded.sigil';
    await this.group.run(() => this.write(sql, id, name, sigil));
  }

  async table(id: string): Promise<Table | null> {
    return this.tables('WHERE id = ?', id)[0] ?? null;
  }
  async tableByCode(code: string): Promise<Table | null> {
    return this.tables('WHERE code = ?', code)[0] ?? null;
  }
  async tablesOf(person: string, limit: number): Promise<readonly Table[]> {
    const where = 'WHERE id IN (SELECT game_table FROM belongs WHERE person = ?) ORDER BY touched DESC LIMIT ?';
    return this.tables(where, person, limit);
  }
  async openTables(limit: number): Promise<readonly Table[]> {
    return this.tables("WHERE status = 'waiting' AND listed = 1 ORDER BY touched DESC LIMIT ?", limit);
  }
  async playingTables(): Promise<readonly Table[]> {
    return this.tables("WHERE status = 'playing'");
  }
  async countTables(): Promise<number> {
    return Number(this.all('SELECT count(*) AS n FROM game_table')[0]?.n);
  }
  async countTablesOf(person: string): Promise<number> {
    const mine = "status <> 'over' AND id IN (SELECT game_table FROM belongs WHERE person = ?)";
    return Number(this.all(`SELECT count(*) AS n FROM game_table WHERE ${mine}`, person)[0]?.n);
  }

  keepTable(table: Table, begun?: MatchRecord): Promise<'kept' | 'taken'> {
    return this.group.run(() => {
      if (this.writeTable(table) === 'taken') return 'taken';
      this.write('DELETE FROM belongs WHERE game_table = ?', table.id);
      for (const person of peopleOf(table)) this.write('INSERT INTO belongs VALUES (?, ?)', person, table.id);
      if (begun !== undefined) {
        const { head, key } = begun;
        this.write('INSERT INTO game_match VALUES (?, ?, ?, ?)', head.id, begun.table, JSON.stringify(head), key);
      }
      return 'kept';
    });
  }

  dropTable({ id, version }: Table): Promise<'kept' | 'taken'> {
    return this.group.run(() => {
      const dropped = this.write('DELETE FROM game_table WHERE id = ? AND version = ?', id, version);
      if (dropped === 'kept') {
        this.write('DELETE FROM belongs WHERE game_table = ?', id);
        this.write('DELETE FROM talk WHERE game_table = ?', id);
      }
      return dropped;
    });
  }

  async match(id: string): Promise<MatchRecord | null> {
    const [row] = this.all('SELECT game_table, head, key FROM game_match WHERE id = ?', id);
    if (row === undefined) return null;
    return { head: JSON.parse(String(row.head)), table: String(row.game_table), key: row.key as Uint8Array };
  }

  async memo(match: string): Promise<Memo | null> {
    const [row] = this.all('SELECT body FROM memo WHERE game_match = ?', match);
    return row === undefined ? null : JSON.parse(String(row.body));
  }

  async keepMemo(match: string, memo: Memo): Promise<void> {
    const sql = 'INSERT INTO memo VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body';
    await this.group.run(() => this.write(sql, match, JSON.stringify(memo)));
  }

  keepTalk(table: string, { line, speaker, readers }: Spoken): Promise<'kept' | 'taken'> {
    const sql = 'INSERT OR IGNORE INTO talk (game_table, speaker, id, readers, body) VALUES (?, ?, ?, ?, ?)';
    const read = readers === null ? null : JSON.stringify(readers);
    const older = 'SELECT no FROM talk WHERE game_table = ? ORDER BY no DESC LIMIT 1 OFFSET ?';
    return this.group.run(() => {
      const kept = this.write(sql, table, speaker, line.id, read, JSON.stringify(line));
      this.write(`DELETE FROM talk WHERE game_table = ? AND no <= (${older})`, table, table, mostTalk);
      return kept;
    });
  }

  async talk(table: string, person: string, limit: number): Promise<readonly TalkLine[]> {
    const mayRead = 'readers IS NULL OR EXISTS (SELECT 1 FROM json_each(readers) WHERE value = ?)';
    const sql = `SELECT body FROM talk WHERE game_table = ? AND (${mayRead}) ORDER BY no DESC LIMIT ?`;
    const rows = this.all(sql, table, person, limit);
    return rows.map((row) => JSON.parse(String(row.body)) as TalkLine).reverse();
  }

  async close(): Promise<void> {
    this.group.flush();
    this.db.close();
  }

  private writeTable(table: Table): 'kept' | 'taken' {
    const next: Table = { ...table, version: table.version + 1 };
    const row = [next.version, next.code, next.status, next.listed ? 1 : 0, next.touched, JSON.stringify(next)];
    if (table.version === 0)
      return this.write('INSERT OR IGNORE INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?)', next.id, ...row);
    const set = 'UPDATE OR IGNORE game_table SET version = ?, code = ?, status = ?, listed = ?, touched = ?, body = ?';
    return this.write(`${set} WHERE id = ? AND version = ?`, ...row, table.id, table.version);
  }

  private tables(where: string, ...values: SQLInputValue[]): Table[] {
    return this.all(`SELECT body FROM game_table ${where}`, ...values).map((row) => JSON.parse(String(row.body)));
  }

  private all(sql: string, ...values: SQLInputValue[]) {
    return this.prepared(sql).all(...values);
  }

  private write(sql: string, ...values: SQLInputValue[]): 'kept' | 'taken' {
    return this.prepared(sql).run(...values).changes === 1 ? 'kept' : 'taken';
  }

  private prepared(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
