import type { ClaimedJob, Job } from './store.ts';

/** A job as both stores have it in a row. */
export function jobFrom({
  key,
  kind,
  shard,
  person,
  game_table,
  body,
  due,
  claim,
  tries,
}: Readonly<Record<string, unknown>>): ClaimedJob {
  return {
    ...(person === null ? {} : { person: String(person) }),
    ...(game_table === null ? {} : { table: String(game_table) }),
    key: String(key),
    kind: String(kind),
    shard: shard === null ? null : Number(shard),
    body: JSON.parse(String(body)) as object,
    due: Number(due),
    claim: String(claim),
    tries: Number(tries),
  };
}

/** The same as it was kept, whoever works on it. */
export function keptJob(row: Readonly<Record<string, unknown>>): Job {
  const { claim: _, tries: __, ...job } = jobFrom(row);
  return job;
}

/** Those that were due first come first. */
export const byDue = (a: ClaimedJob, b: ClaimedJob): number => a.due - b.due || (a.key < b.key ? -1 : 1);
