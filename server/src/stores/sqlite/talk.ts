import type { TalkLine } from '@orrery/wire';
import type { TalkStore } from '../store.ts';
import type { Sql } from './sql.ts';

/** How many lines of talk are kept of a table. */
const mostTalk = 1000;

export function talkIn(sql: Sql): TalkStore {
  return {
    keepTalk(table, { line, speaker, readers }) {
      const insert = 'INSERT OR IGNORE INTO talk (game_table, speaker, id, readers, body) VALUES (?, ?, ?, ?, ?)';
      const read = readers === null ? null : JSON.stringify(readers);
      const older = 'SELECT no FROM talk WHERE game_table = ? ORDER BY no DESC LIMIT 1 OFFSET ?';
      return sql.commit(() => {
        const kept = sql.write(insert, table, speaker, line.id, read, JSON.stringify(line));
        sql.write(`DELETE FROM talk WHERE game_table = ? AND no <= (${older})`, table, table, mostTalk);
        return kept;
      });
    },
    async talk(table, person, limit) {
      const mayRead = 'readers IS NULL OR EXISTS (SELECT 1 FROM json_each(readers) WHERE value = ?)';
      const select = `SELECT body FROM talk WHERE game_table = ? AND (${mayRead}) ORDER BY no DESC LIMIT ?`;
      const rows = sql.all(select, table, person, limit);
      return rows.map((row) => JSON.parse(String(row.body)) as TalkLine).reverse();
    },
  };
}
