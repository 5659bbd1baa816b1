import type { SQLInputValue } from 'node:sqlite';
import { belongs, isOpenToAll, peopleOf, type Table } from '../../tables/table.ts';
import type { Aged, TableStore } from '../store.ts';
import { forgetCallsTo } from './calls.ts';
import { keepDataOf, releaseDataOf } from './data.ts';
import { queueMatchOf } from './due.ts';
import { addMatch, eraseMatch } from './matches.ts';
import { writeEnded } from './results.ts';
import type { Sql } from './sql.ts';
import type { TableCache } from './table-cache.ts';

const known = (sits: 0 | 1) => `SELECT game_table FROM belongs WHERE person = ? AND sits = ${sits}`;
const insert = 'INSERT INTO belongs (person, game_table, touched, sits) VALUES (?, ?, ?, ?)';
const isKnown = 'SELECT 1 FROM game_match WHERE id = ?';
const open = "SELECT id AS game_table FROM game_table WHERE status = 'waiting' AND listed = 1";

export function tablesIn(sql: Sql, cache: TableCache): TableStore {
  return {
    table: async (id) => cache.get(id) ?? readTable(id),
    tableByCode: async (code) => find('WHERE code = ?', code)[0] ?? null,
    tablesOf: async (person, limit) => named(`${known(1)} ORDER BY touched DESC LIMIT ?`, person, limit),
    tablesAbout: async (person, limit) => named(`${known(0)} ORDER BY touched DESC LIMIT ?`, person, limit),
    openTables: async (limit) => named(`${open} ORDER BY touched DESC LIMIT ?`, limit),
    allTables: async (limit, status) =>
      status === undefined
        ? find('ORDER BY touched DESC, id LIMIT ?', limit)
        : find('WHERE status = ? ORDER BY touched DESC, id LIMIT ?', status, limit),
    async findTables(text, limit) {
      const where = 'WHERE substr(id, 1, ?) = ? OR code = ? ORDER BY id LIMIT ?';
      const rows = sql.all(`SELECT id FROM game_table ${where}`, text.length, text, text, limit);
      return rows.map((row) => String(row.id));
    },
    countTables: async () => count(''),
    async countTablesByStatus() {
      const rows = sql.all('SELECT status, count(*) AS n FROM game_table GROUP BY status');
      return {
        waiting: 0,
        playing: 0,
        over: 0,
        ...Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)])),
      };
    },
    countTablesOf: async (person) => count(`WHERE status <> 'over' AND id IN (${known(1)})`, person),

    keepTable(table, begun, sets = new Map(), ended = null) {
      return sql.commit(() => {
        cache.drop(table.id);
        if (begun !== undefined && sql.first(isKnown, begun.head.id) !== null) return 'taken';
        if (writeTable(sql, table) === 'taken') return 'taken';
        sql.write('DELETE FROM belongs WHERE game_table = ?', table.id);
        for (const person of peopleOf(table))
          sql.write(insert, person, table.id, table.touched, belongs(table, person) ? 1 : 0);
        keepDataOf(sql, table, sets);
        if (begun !== undefined) addMatch(sql, begun);
        queueMatchOf(sql, table);
        if (ended !== null) writeEnded(sql, ended);
        return 'kept';
      });
    },
    dropTable({ id, version }) {
      return sql.commit(() => {
        cache.drop(id);
        const dropped = sql.write('DELETE FROM game_table WHERE id = ? AND version = ?', id, version);
        if (dropped === 'kept') {
          sql.write('DELETE FROM belongs WHERE game_table = ?', id);
          sql.write('DELETE FROM talk WHERE game_table = ?', id);
          releaseDataOf(sql, id);
        }
        return dropped;
      });
    },
    agedTables: async (aged) => agedIn(sql, aged),
    forgetTable({ id, version }) {
      return sql.commit(() => {
        const gone = sql.write('DELETE FROM game_table WHERE id = ? AND version = ?', id, version);
        if (gone === 'kept') eraseAllAt(id);
        return gone;
      });
    },
  };

  /** Inside a commit: whatever was played and said at a table. */
  function eraseAllAt(id: string): void {
    cache.drop(id);
    for (const rows of ['belongs', 'talk']) sql.write(`DELETE FROM ${rows} WHERE game_table = ?`, id);
    for (const match of sql.all('SELECT id FROM game_match WHERE game_table = ?', id))
      eraseMatch(sql, String(match.id));
    forgetCallsTo(sql, id);
    releaseDataOf(sql, id);
  }
  function readTable(id: string): Table | null {
    const row = sql.first('SELECT body FROM game_table WHERE id = ?', id);
    if (row === null) return null;
    const body = String(row.body);
    const table = JSON.parse(body) as Table;
    cache.keep(table, body.length);
    return table;
  }
  /** The tables that a query names, in its order. */
  function named(query: string, ...values: SQLInputValue[]): Table[] {
    const ids = sql.all(query, ...values).map((row) => String(row.game_table));
    return cache.getAll(ids).flatMap((table, i) => table ?? readTable(ids[i]!) ?? []);
  }
  function find(where: string, ...values: SQLInputValue[]): Table[] {
    return sql.all(`SELECT body FROM game_table ${where}`, ...values).map((row) => JSON.parse(String(row.body)));
  }
  function count(where: string, ...values: SQLInputValue[]): number {
    return Number(sql.first(`SELECT count(*) AS n FROM game_table ${where}`, ...values)?.n);
  }
}

/** Tables that nobody has changed for long, by the index on their age. */
function agedIn(sql: Sql, { status, before, limit, after }: Aged): Table[] {
  const { touched, id } = after ?? { touched: Number.MIN_SAFE_INTEGER, id: '' };
  const where = 'status = ? AND touched < ? AND (touched, id) > (?, ?) ORDER BY touched, id LIMIT ?';
  const rows = sql.all(`SELECT body FROM game_table WHERE ${where}`, status, before, touched, id, limit);
  return rows.map((row) => JSON.parse(String(row.body)) as Table);
}

/** A new table is inserted, a known one replaced if its version is still the kept one. */
function writeTable(sql: Sql, table: Table): 'kept' | 'taken' {
  const next: Table = { ...table, version: table.version + 1 };
  const row = [next.version, next.code, next.status, isOpenToAll(next) ? 1 : 0, next.touched, JSON.stringify(next)];
  if (table.version === 0)
    return sql.write('INSERT OR IGNORE INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?)', next.id, ...row);
  const set = 'UPDATE OR IGNORE game_table SET version = ?, code = ?, status = ?, listed = ?, touched = ?, body = ?';
  return sql.write(`${set} WHERE id = ? AND version = ?`, ...row, table.id, table.version);
}
