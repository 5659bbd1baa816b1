import { dataIn, type MatchHead, putInData } from '@orrery/kernel';
import type { Table } from '../../tables/table.ts';
import type { DataStore } from '../store.ts';
import type { Sql } from './sql.ts';

const unused = 'NOT EXISTS (SELECT 1 FROM data_use WHERE data_use.hash = data_set.hash)';

/** Data sets that owners brought: each is kept once, as long as a table or a match of it plays with it. */
export function dataSetsIn(sql: Sql): DataStore {
  return { data: async (hash) => readData(sql, hash) };
}

/** Inside a commit: keeps new sets, and that this table uses those it refers to and no others. */
export function keepDataOf(sql: Sql, table: Table, sets: ReadonlyMap<string, string>): void {
  for (const [hash, body] of sets)
    sql.write('INSERT INTO data_set (hash, body) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING', hash, body);
  const { options, chosen, upcoming } = table;
  const now = [options, chosen, upcoming].flatMap((each) => (each === null ? [] : dataIn(each as object)));
  const used = sql.all("SELECT hash FROM data_use WHERE game_table = ? AND game_match = ''", table.id);
  const before = used.map(({ hash }) => String(hash));
  const gone = before.filter((hash) => !now.includes(hash));
  if (gone.length > 0) sql.write("DELETE FROM data_use WHERE game_table = ? AND game_match = ''", table.id);
  for (const hash of now) use(sql, table.id, '', hash);
  for (const hash of gone) sql.write(`DELETE FROM data_set WHERE hash = ? AND ${unused}`, hash);
}

/** Inside a commit: a match that begins keeps its sets for as long as its table is kept. */
export function keepDataOfMatch(sql: Sql, table: string, { id, options }: MatchHead): void {
  for (const hash of dataIn(options)) use(sql, table, id, hash);
}

/** Inside a commit that drops a table with all its matches. */
export function releaseDataOf(sql: Sql, table: string): void {
  const used = sql.all('SELECT DISTINCT hash FROM data_use WHERE game_table = ?', table);
  if (used.length === 0) return;
  sql.write('DELETE FROM data_use WHERE game_table = ?', table);
  for (const { hash } of used) sql.write(`DELETE FROM data_set WHERE hash = ? AND ${unused}`, String(hash));
}

/** Options with their data sets put back in. */
export function fullOptions(sql: Sql, options: object): object {
  return putInData(options, (hash) => {
    const body = readData(sql, hash);
    if (body === null) throw new Error(`the data set ${hash} is not in the store`);
    return JSON.parse(body);
  });
}

function readData(sql: Sql, hash: string): string | null {
  const row = sql.first('SELECT body FROM data_set WHERE hash = ?', hash);
  return row === null ? null : String(row.body);
}

function use(sql: Sql, table: string, match: string, hash: string): void {
  const insert = 'INSERT INTO data_use (game_table, game_match, hash) VALUES (?, ?, ?)';
  sql.write(`${insert} ON CONFLICT (game_table, game_match, hash) DO NOTHING`, table, match, hash);
}
