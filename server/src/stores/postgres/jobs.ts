import { drawSecret } from '../../secrets.ts';
import { byDue, jobFrom, keptJob } from '../job-row.ts';
import type { Claim, Job, JobStore } from '../store.ts';
import type { Database } from './database.ts';
import type { Run, Value } from './driver.ts';

/** The clock of the database. */
const now = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** `ready`: when a job may be claimed, which is when it is due or when the lease of its last claim is over. */
const claimable = `SELECT key FROM job WHERE ready <= ${now} AND kind = ANY($1::text[])
  AND (shard IS NULL OR $2::integer[] IS NULL OR shard = ANY($2::integer[])) ORDER BY ready, key LIMIT $3`;

export function jobsIn(db: Database): JobStore {
  return {
    async keepJob(job) {
      await db.commit((run) => writeJob(run, job));
    },
    async dropJob(key) {
      await db.write('DELETE FROM job WHERE key = $1', key);
    },
    async jobOf(key) {
      const row = await db.first('SELECT * FROM job WHERE key = $1', key);
      return row === null ? null : keptJob(row);
    },
    async claimJobs(wanted) {
      const which = asked(wanted);
      // Most looks find nothing, and should write nothing.
      if ((await db.first(claimable, ...which)) === null) return [];
      // Who is just being claimed by another is left to that other, without waiting.
      const update = `UPDATE job SET claim = $4, ready = ${now} + $5, tries = tries + 1
        WHERE key IN (${claimable} FOR UPDATE SKIP LOCKED) RETURNING *`;
      const rows = await db.commit((run) => run(update, ...which, drawSecret(), wanted.lease));
      return rows.map(jobFrom).sort(byDue);
    },
    renewJob: ({ key, claim }, lease) =>
      db.write(`UPDATE job SET ready = ${now} + $1 WHERE key = $2 AND claim = $3`, lease, key, claim),
    finishJob: ({ key, claim }) => db.write('DELETE FROM job WHERE key = $1 AND claim = $2', key, claim),
    postponeJob({ key, claim }, after, tries) {
      const update = `UPDATE job SET ready = ${now} + $1, claim = NULL, tries = $2 WHERE key = $3 AND claim = $4`;
      return db.write(update, after, tries, key, claim);
    },
  };
}

const insert = `INSERT INTO job (key, kind, shard, person, game_table, body, due, ready, claim, tries)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $7, NULL, 0) ON CONFLICT (key) DO UPDATE`;

/** Inside a commit. */
export async function writeJob(run: Run, job: Job): Promise<void> {
  const update = `SET kind = excluded.kind, shard = excluded.shard, person = excluded.person,
    game_table = excluded.game_table, body = excluded.body, due = excluded.due, ready = excluded.ready, claim = NULL,
    tries = 0`;
  await run(`${insert} ${update}`, ...valuesOf(job));
}

/** Inside a commit: one that waits keeps its time; who is at work on one must not end it without having seen what is new. */
export async function writeJobUnlessWaiting(run: Run, job: Job): Promise<void> {
  const update = 'SET ready = CASE WHEN job.claim IS NULL THEN job.ready ELSE excluded.ready END, claim = NULL';
  await run(`${insert} ${update}`, ...valuesOf(job));
}

function valuesOf({ key, kind, shard, person, table, body, due }: Job): Value[] {
  return [key, kind, shard, person ?? null, table ?? null, JSON.stringify(body), due];
}

function asked({ kinds, shards, limit }: Claim): [Value, Value, Value] {
  return [kinds, shards, limit];
}
