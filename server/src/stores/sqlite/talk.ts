import type { TalkStore } from '../store.ts';
import type { Row, Sql } from './sql.ts';

/** How many lines of talk are kept of one speaker at a table, and of all together. */
const mostEach = 200;
const mostTalk = 2000;

export function talkIn(sql: Sql): TalkStore {
  return {
    keepTalk(table, { line, speaker, readers }) {
      const insert = 'INSERT OR IGNORE INTO talk (game_table, speaker, id, readers, body) VALUES (?, ?, ?, ?, ?)';
      const read = readers === null ? null : JSON.stringify(readers);
      return sql.commit(() => {
        const kept = sql.write(insert, table, speaker, line.id, read, JSON.stringify(line));
        dropOlder('game_table = ? AND speaker = ?', [table, speaker], mostEach);
        dropOlder('game_table = ?', [table], mostTalk);
        return kept;
      });
    },
    async talk(table, person, each) {
      const mayRead = 'readers IS NULL OR EXISTS (SELECT 1 FROM json_each(readers) WHERE value = ?)';
      const nth = 'ROW_NUMBER() OVER (PARTITION BY speaker ORDER BY no DESC) AS nth';
      const lines = `SELECT no, speaker, readers, body, ${nth} FROM talk WHERE game_table = ? AND (${mayRead})`;
      const select = `SELECT speaker, readers, body FROM (${lines}) AS lines WHERE nth <= ? ORDER BY no`;
      return sql.all(select, table, person, each).map(spokenIn);
    },
  };

  function dropOlder(of: string, values: readonly string[], most: number): void {
    const older = `SELECT no FROM talk WHERE ${of} ORDER BY no DESC LIMIT 1 OFFSET ?`;
    sql.write(`DELETE FROM talk WHERE ${of} AND no <= (${older})`, ...values, ...values, most);
  }
}

function spokenIn({ speaker, readers, body }: Row) {
  const line = JSON.parse(String(body));
  return { line, speaker: String(speaker), readers: readers === null ? null : JSON.parse(String(readers)) };
}
