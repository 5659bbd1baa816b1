import { drawSecret } from '../../secrets.ts';
import { byDue, jobFrom, keptJob } from '../job-row.ts';
import type { Claim, Job, JobStore } from '../store.ts';
import type { Sql } from './sql.ts';

/** The clock of the store. */
const now = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/** `ready`: when a job may be claimed, which is when it is due or when the lease of its last claim is over. */
const claimable = `SELECT key FROM job WHERE ready <= ${now} AND kind IN (SELECT value FROM json_each(?))
  AND (shard IS NULL OR ? OR shard IN (SELECT value FROM json_each(?))) ORDER BY ready, key LIMIT ?`;

export function jobsIn(sql: Sql): JobStore {
  return {
    async keepJob(job) {
      await sql.commit(() => writeJob(sql, job));
    },
    async dropJob(key) {
      await sql.commit(() => sql.write('DELETE FROM job WHERE key = ?', key));
    },
    async jobOf(key) {
      const row = sql.first('SELECT * FROM job WHERE key = ?', key);
      return row === null ? null : keptJob(row);
    },
    async claimJobs(wanted) {
      const which = asked(wanted);
      // Most looks find nothing, and should write nothing.
      if (sql.first(claimable, ...which) === null) return [];
      const update = `UPDATE job SET claim = ?, ready = ${now} + ?, tries = tries + 1 WHERE key IN (${claimable})`;
      const rows = await sql.commit(() => sql.all(`${update} RETURNING *`, drawSecret(), wanted.lease, ...which));
      return rows.map(jobFrom).sort(byDue);
    },
    renewJob({ key, claim }, lease) {
      const update = `UPDATE job SET ready = ${now} + ? WHERE key = ? AND claim = ?`;
      return sql.commit(() => sql.write(update, lease, key, claim));
    },
    finishJob({ key, claim }) {
      return sql.commit(() => sql.write('DELETE FROM job WHERE key = ? AND claim = ?', key, claim));
    },
    postponeJob({ key, claim }, after, tries) {
      const update = `UPDATE job SET ready = ${now} + ?, claim = NULL, tries = ? WHERE key = ? AND claim = ?`;
      return sql.commit(() => sql.write(update, after, tries, key, claim));
    },
  };
}

const insert = `INSERT INTO job (key, kind, shard, person, game_table, body, due, ready, claim, tries)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, 0) ON CONFLICT (key) DO UPDATE`;

/** Inside a commit. */
export function writeJob(sql: Sql, job: Job): void {
  const update = `SET kind = excluded.kind, shard = excluded.shard, person = excluded.person,
    game_table = excluded.game_table, body = excluded.body, due = excluded.due, ready = excluded.ready, claim = NULL,
    tries = 0`;
  sql.write(`${insert} ${update}`, ...valuesOf(job));
}

/** Inside a commit: one that waits keeps its time; who is at work on one must not end it without having seen what is new. */
export function writeJobUnlessWaiting(sql: Sql, job: Job): void {
  const update = 'SET ready = CASE WHEN claim IS NULL THEN job.ready ELSE excluded.ready END, claim = NULL';
  sql.write(`${insert} ${update}`, ...valuesOf(job));
}

function valuesOf({ key, kind, shard, person, table, body, due }: Job) {
  return [key, kind, shard, person ?? null, table ?? null, JSON.stringify(body), due, due];
}

function asked({ kinds, shards, limit }: Claim): [string, number, string, number] {
  return [JSON.stringify(kinds), shards === null ? 1 : 0, JSON.stringify(shards ?? []), limit];
}
