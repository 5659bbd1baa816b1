import { archiveReader, packLog } from '../packed-logs.ts';
import type { MatchStore } from '../store.ts';
import type { Database } from './database.ts';

/** So many rows are read or deleted in one go: more would be felt by whoever plays meanwhile. */
const atOnce = 500;
/** Waits for those who write to the match, and makes them wait. */
const holdAlone = 'SELECT 1 FROM game_match WHERE id = $1 FOR UPDATE';

/** Logs of matches that are over, each in one compressed piece. */
export function archiveIn(db: Database): Pick<MatchStore, 'archive'> {
  return {
    async archive(match) {
      if ((await lastArchived(db, match)) === -1) {
        const { lines, last } = await linesOf(match);
        if (last === -1) return;
        const body = await packLog(lines);
        await db.commitStepwise(async (run) => {
          if ((await run(holdAlone, match)).count === 0) return;
          await run('INSERT INTO archive VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', match, last, body);
          await run('DELETE FROM snapshot WHERE game_match = $1', match);
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
      const select = 'SELECT seq, body FROM entry WHERE game_match = $1 AND seq > $2 ORDER BY seq LIMIT $3';
      const rows = await db.all(select, match, last, atOnce);
      if (rows.length === 0) return { lines, last };
      for (const { body } of rows) lines.push(String(body));
      last = Number(rows.at(-1)?.seq);
    }
  }

  /** Takes away what the archive has: also what a crash has left of it. */
  async function clear(match: string): Promise<void> {
    const last = await lastArchived(db, match);
    const some = 'SELECT seq FROM entry WHERE game_match = $1 AND seq <= $2 ORDER BY seq LIMIT $3';
    const drop = `DELETE FROM entry WHERE game_match = $1 AND seq IN (${some})`;
    while (last >= 0) {
      const gone = await db.commitStepwise(async (run) => {
        await run(holdAlone, match);
        return (await run(drop, match, last, atOnce)).count;
      });
      if (gone < atOnce) return;
    }
  }
}

/** The number of the last entry that the archive has of a match; -1 if it has none. */
async function lastArchived(db: Database, match: string): Promise<number> {
  return Number((await db.first('SELECT last FROM archive WHERE game_match = $1', match))?.last ?? -1);
}

export function archivedEntries(db: Database): ReturnType<typeof archiveReader> {
  return archiveReader({
    has: async (match) => (await lastArchived(db, match)) >= 0,
    body: async (match) =>
      ((await db.first('SELECT body FROM archive WHERE game_match = $1', match))?.body ?? null) as Uint8Array | null,
  });
}
