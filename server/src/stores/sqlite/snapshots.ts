import { createHash } from 'node:crypto';
import type { Snapshot } from '@orrery/kernel';
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
    keepSnapshot: (match, snapshot) => keepWritten(sql, match, writtenSnapshot(snapshot)),
  };
}

/** A snapshot as it goes into its row. */
export interface WrittenSnapshot {
  readonly seq: number;
  readonly rules: number;
  readonly body: string;
}

/** At once, for what it is made of goes on to change. */
export function writtenSnapshot(snapshot: Snapshot): WrittenSnapshot {
  return { seq: snapshot.seq, rules: snapshot.rules, body: JSON.stringify(snapshot) };
}

const insert = 'INSERT INTO snapshot (game_match, seq, rules, sum, body) VALUES (?, ?, ?, ?, ?)';
const set = 'SET seq = excluded.seq, rules = excluded.rules, sum = excluded.sum, body = excluded.body';
const upsert = `${insert} ON CONFLICT DO UPDATE ${set} WHERE excluded.seq > snapshot.seq OR excluded.rules <> snapshot.rules`;

export function keepWritten(sql: Sql, match: string, { seq, rules, body }: WrittenSnapshot): Promise<void> {
  return sql.commit(() => {
    if (isKept(sql, match)) sql.write(upsert, match, seq, rules, sumOf(body), body);
  });
}
