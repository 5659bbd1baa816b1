import { shardCount } from '../../cluster/shards.ts';
import { lastMatch, paceOf, type Table } from '../../tables/table.ts';
import type { DueStore } from '../store.ts';
import type { Database } from './database.ts';
import type { Run } from './driver.ts';

/** The same as `shardOf` says of a table: the last ten bits of the first four bytes. */
const inShards = `FROM due JOIN game_match ON id = due.game_match
  CROSS JOIN LATERAL (SELECT sha256(convert_to(game_table, 'UTF8')) AS hash) AS hashed
  WHERE at <= $1 AND (get_byte(hash, 2) * 256 + get_byte(hash, 3)) % ${shardCount} = ANY($2::integer[])`;

/** The entries after its snapshot, which have to be folded where a match is opened. */
const toFold = `coalesce((SELECT max(seq) FROM entry WHERE entry.game_match = due.game_match), 0)
  - coalesce((SELECT seq FROM snapshot WHERE snapshot.game_match = due.game_match), 0)`;

export function dueIn(db: Database): DueStore {
  return {
    async due(until, shards = null) {
      const rows =
        shards === null
          ? await db.all(`SELECT game_match FROM due WHERE at <= $1 ORDER BY at, ${toFold}`, until)
          : await db.all(`SELECT due.game_match ${inShards} ORDER BY at, ${toFold}`, until, shards);
      return rows.map((row) => String(row.game_match));
    },
    async keepDue(match, at) {
      await db.write('UPDATE due SET at = $1 WHERE game_match = $2', at, match);
    },
    async uptime() {
      return Number((await db.first('SELECT ms FROM uptime'))?.ms ?? 0);
    },
    async keepUptime(ms) {
      // Of several servers the one that has run longest is right: the clock never goes back.
      const update = 'SET ms = greatest(uptime.ms, excluded.ms)';
      await db.write(`INSERT INTO uptime (ms) VALUES ($1) ON CONFLICT (one) DO UPDATE ${update}`, ms);
    },
  };
}

/** Inside a commit: only at a table by correspondence does something happen while nobody is there. */
export async function queueMatchOf(run: Run, table: Table): Promise<void> {
  const match = lastMatch(table);
  if (match === undefined) return;
  if (table.status === 'playing' && paceOf(table).tempo === 'days')
    await run('INSERT INTO due VALUES ($1, 0) ON CONFLICT (game_match) DO UPDATE SET at = 0', match.id);
  else await run('DELETE FROM due WHERE game_match = $1', match.id);
}
