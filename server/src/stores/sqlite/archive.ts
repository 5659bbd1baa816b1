import { archiveReader, packLog } from '../packed-logs.ts';
import type { MatchStore } from '../store.ts';
import type { Sql } from './sql.ts';

/** So many rows are read or deleted in one go: more would be felt by whoever plays meanwhile. */
const atOnce = 500;

/** Logs of matches that are over, each in one compressed piece. */
export function archiveIn(sql: Sql): Pick<MatchStore, 'archive'> {
  return {
    async archive(match) {
      if (lastArchived(sql, match) === -1) {
        const { lines, last } = await linesOf(match);
        if (last === -1) return;
        const body = await packLog(lines);
        await sql.commit(() => {
          sql.write('INSERT OR IGNORE INTO archive VALUES (?, ?, ?)', match, last, body);
          sql.write('DELETE FROM snapshot WHERE game_match = ?', match);
        });
      }
      await clear(match);
    },
  };

  /** The entries of a match as they are written, read in small parts. */
  async function linesOf(match: string): Promise<{ lines: string[]; last: number }> {
    const lines: string[] = [];
    let last = -1;
    for (;;) {
      const select = 'SELECT seq, body FROM entry WHERE game_match = ? AND seq > ? ORDER BY seq LIMIT ?';
      const rows = sql.all(select, match, last, atOnce);
      if (rows.length === 0) return { lines, last };
      for (const { body } of rows) lines.push(String(body));
      last = Number(rows.at(-1)?.seq);
      await new Promise((turn) => setImmediate(turn));
    }
  }

  /** Takes away what the archive has: also what a crash has left of it. */
  async function clear(match: string): Promise<void> {
    const last = lastArchived(sql, match);
    const some = 'SELECT seq FROM entry WHERE game_match = ? AND seq <= ? ORDER BY seq LIMIT ?';
    for (;;) {
      const rows = sql.all(some, match, last, atOnce);
      if (rows.length === 0) return;
      const until = Number(rows.at(-1)?.seq);
      await sql.commit(() => sql.write('DELETE FROM entry WHERE game_match = ? AND seq <= ?', match, until));
    }
  }
}

/** The number of the last entry that the archive has of a match; -1 if it has none. */
export function lastArchived(sql: Sql, match: string): number {
  return Number(sql.first('SELECT last FROM archive WHERE game_match = ?', match)?.last ?? -1);
}

export function archivedEntries(sql: Sql): ReturnType<typeof archiveReader> {
  return archiveReader({
    has: async (match) => lastArchived(sql, match) >= 0,
    body: async (match) =>
      (sql.first('SELECT body FROM archive WHERE game_match = ?', match)?.body ?? null) as Uint8Array | null,
  });
}
