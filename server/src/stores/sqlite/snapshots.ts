import { createHash } from 'node:crypto';
import type { SnapshotStore } from '../store.ts';
import { isKept } from './matches.ts';
import type { Sql } from './sql.ts';

const sumOf = (body: string) => createHash('sha256').update(body).digest('base64url');

export function snapshotsIn(sql: Sql): SnapshotStore {
  return {
    async snapshot(match) {
      const row = sql.first('SELECT sum, body FROM snapshot WHERE game_match = ?', match);
      const body = String(row?.body);
      return row === null || row.sum !== sumOf(body) ? null : JSON.parse(body);
    },
    keepSnapshot(match, snapshot) {
      const body = JSON.stringify(snapshot);
      const insert = 'INSERT INTO snapshot (game_match, seq, rules, sum, body) VALUES (?, ?, ?, ?, ?)';
      const set = 'SET seq = excluded.seq, rules = excluded.rules, sum = excluded.sum, body = excluded.body';
      const upsert = `${insert} ON CONFLICT DO UPDATE ${set} WHERE excluded.seq > snapshot.seq OR excluded.rules <> snapshot.rules`;
      const { seq, rules } = snapshot;
      return sql.commit(() => {
        if (isKept(sql, match)) sql.write(upsert, match, seq, rules, sumOf(body), body);
      });
    },
  };
}
