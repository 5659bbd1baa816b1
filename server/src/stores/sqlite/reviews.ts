import type { ReviewStore } from '../reviews.ts';
import { isKept } from './matches.ts';
import type { Sql } from './sql.ts';

const upsert = `INSERT INTO review (game_match, game_table, link) VALUES (?, ?, ?)
  ON CONFLICT (game_match) DO UPDATE SET link = excluded.link WHERE review.link IS NULL AND ?`;

export function reviewsIn(sql: Sql): ReviewStore {
  return {
    async reviewedBy(link) {
      const row = sql.first('SELECT game_match, game_table, veiled FROM review WHERE link = ?', link);
      if (row === null) return null;
      const match = String(row.game_match);
      const veils = sql.all('SELECT person FROM veil WHERE game_match = ? ORDER BY person', match);
      const veiledBy = veils.map(({ person }) => String(person));
      return {
        match,
        table: String(row.game_table),
        veiled: veiledBy.length > 0 || Number(row.veiled) === 1,
        veiledBy,
      };
    },
    async reviewOf(match) {
      const row = sql.first('SELECT link FROM review WHERE game_match = ?', match);
      if (row === null) return null;
      return row.link === null ? 'closed' : { link: String(row.link) };
    },
    openReview({ match, table, reopens }, link) {
      return sql.commit(() => {
        if (isKept(sql, match)) sql.write(upsert, match, table, link, reopens ? 1 : 0);
        const now = sql.first('SELECT link FROM review WHERE game_match = ?', match)?.link ?? null;
        return now === null ? null : String(now);
      });
    },
    async closeReview(match) {
      await sql.commit(() => sql.write('UPDATE review SET link = NULL WHERE game_match = ?', match));
    },
    veilReview(match, person, veiled) {
      return sql.commit(() => {
        if (veiled && isKept(sql, match)) sql.write('INSERT OR IGNORE INTO veil VALUES (?, ?)', match, person);
        if (veiled) return;
        sql.write('DELETE FROM veil WHERE game_match = ? AND person = ?', match, person);
        sql.write('UPDATE review SET veiled = 0 WHERE game_match = ?', match);
      });
    },
  };
}
