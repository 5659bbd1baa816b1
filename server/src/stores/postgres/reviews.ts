import type { ReviewStore } from '../reviews.ts';
import type { Database } from './database.ts';

/** Nothing is kept of a match that was erased meanwhile. */
const upsert = `INSERT INTO review (game_match, game_table, link) SELECT id, $2, $3 FROM game_match WHERE id = $1
  ON CONFLICT (game_match) DO UPDATE SET link = excluded.link WHERE review.link IS NULL AND $4::boolean`;
const veil = 'INSERT INTO veil SELECT id, $2 FROM game_match WHERE id = $1 ON CONFLICT DO NOTHING';
const select = 'SELECT link FROM review WHERE game_match = $1';

export function reviewsIn(db: Database): ReviewStore {
  return {
    async reviewedBy(link) {
      const row = await db.first('SELECT game_match, game_table, veiled FROM review WHERE link = $1', link);
      if (row === null) return null;
      const match = String(row.game_match);
      const veils = await db.all('SELECT person FROM veil WHERE game_match = $1 ORDER BY person', match);
      const veiledBy = veils.map(({ person }) => String(person));
      return {
        match,
        table: String(row.game_table),
        veiled: veiledBy.length > 0 || Number(row.veiled) === 1,
        veiledBy,
      };
    },
    async reviewOf(match) {
      const row = await db.first(select, match);
      if (row === null) return null;
      return row.link === null ? 'closed' : { link: String(row.link) };
    },
    openReview: ({ match, table, reopens }, link) =>
      db.commitStepwise(async (run) => {
        await run(upsert, match, table, link, reopens);
        const now = (await run(select, match))[0]?.link ?? null;
        return now === null ? null : String(now);
      }),
    async closeReview(match) {
      await db.write('UPDATE review SET link = NULL WHERE game_match = $1', match);
    },
    veilReview: (match, person, veiled) =>
      db.commitStepwise(async (run) => {
        if (veiled) await run(veil, match, person);
        if (veiled) return;
        await run('DELETE FROM veil WHERE game_match = $1 AND person = $2', match, person);
        await run('UPDATE review SET veiled = 0 WHERE game_match = $1', match);
      }),
  };
}
