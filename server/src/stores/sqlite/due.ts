import { lastMatch, paceOf, type Table } from '../../tables/table.ts';
import type { DueStore } from '../store.ts';
import type { Sql } from './sql.ts';

/** The entries after its snapshot, which have to be folded where a match is opened. */
const toFold = `coalesce((SELECT max(seq) FROM entry WHERE entry.game_match = due.game_match), 0)
  - coalesce((SELECT seq FROM snapshot WHERE snapshot.game_match = due.game_match), 0)`;

export function dueIn(sql: Sql): DueStore {
  return {
    async due(until) {
      const rows = sql.all(`SELECT game_match FROM due WHERE at <= ? ORDER BY at, ${toFold}`, until);
      return rows.map((row) => String(row.game_match));
    },
    async keepDue(match, at) {
      await sql.commit(() => sql.write('UPDATE due SET at = ? WHERE game_match = ?', at, match));
    },
    async uptime() {
      return Number(sql.first('SELECT ms FROM uptime')?.ms ?? 0);
    },
    async keepUptime(ms) {
      const upsert = 'INSERT INTO uptime VALUES (1, ?) ON CONFLICT DO UPDATE SET ms = excluded.ms';
      await sql.commit(() => sql.write(upsert, ms));
    },
  };
}

/** Inside a commit: entries were added to these, so that what was due is not known any more. */
export function lookAgain(sql: Sql, matches: readonly string[]): void {
  if (sql.first('SELECT 1 FROM due LIMIT 1') === null) return;
  sql.write('UPDATE due SET at = 0 WHERE game_match IN (SELECT value FROM json_each(?))', JSON.stringify(matches));
}

/** Inside a commit: only at a table by correspondence does something happen while nobody is there. */
export function queueMatchOf(sql: Sql, table: Table): void {
  const match = lastMatch(table);
  if (match === undefined) return;
  if (table.status === 'playing' && paceOf(table).tempo === 'days')
    sql.write('INSERT INTO due VALUES (?, 0) ON CONFLICT DO UPDATE SET at = 0', match.id);
  else sql.write('DELETE FROM due WHERE game_match = ?', match.id);
}
