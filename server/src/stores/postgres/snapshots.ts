import { createHash } from 'node:crypto';
import type { SnapshotStore } from '../store.ts';
import type { Database } from './database.ts';

const sumOf = (body: string) => createHash('sha256').update(body).digest('base64url');

export function snapshotsIn(db: Database): SnapshotStore {
  return {
    async snapshot(match) {
      const row = await db.first('SELECT sum, body FROM snapshot WHERE game_match = $1', match);
      const body = String(row?.body);
      return row === null || row.sum !== sumOf(body) ? null : JSON.parse(body);
    },
    async keepSnapshot(match, snapshot) {
      const body = JSON.stringify(snapshot);
      // Whoever erases the match waits, or this finds none.
      const kept = 'SELECT id, $2::integer, $3::integer, $4, $5 FROM game_match WHERE id = $1 FOR KEY SHARE';
      const set = 'SET seq = excluded.seq, rules = excluded.rules, sum = excluded.sum, body = excluded.body';
      const newer = 'WHERE excluded.seq > snapshot.seq OR excluded.rules <> snapshot.rules';
      const upsert = `INSERT INTO snapshot (game_match, seq, rules, sum, body) ${kept} ON CONFLICT (game_match) DO UPDATE ${set} ${newer}`;
      await db.write(upsert, match, snapshot.seq, snapshot.rules, sumOf(body), body);
    },
  };
}
