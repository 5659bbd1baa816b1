import type { Run } from '../stores/postgres/driver.ts';
import type { Home } from './routes.ts';

/** The class of the advisory locks that stand for shards: "orry". */
export const shardLocks = 0x6f727279;
/** Told whenever shards change hands, and never else: a notification takes a lock that all commits wait for. */
export const shardsChanged = 'shards';
/** Milliseconds without a word from a node, by the database's clock, after which its session is ended. */
const frozenAfter = 3_000;

/** The name of a session that holds shards: it carries the address of its node. PostgreSQL keeps 63 bytes of it. */
const prefix = 'orrery-node ';
const leavingPrefix = 'orrery-leaving ';

export function sessionName(address: string, leaving: boolean): string {
  const name = `${leaving ? leavingPrefix : prefix}${address}`;
  if (Buffer.byteLength(name) > 63) throw new Error(`${address} is too long for the address of a node`);
  return name;
}

export interface Directory {
  /** Who holds which shard. */
  readonly homes: ReadonlyMap<number, Home>;
  /** The nodes that want to hold shards. */
  readonly nodes: readonly string[];
}

const activity = `FROM pg_stat_activity a
  WHERE a.datname = current_database() AND a.backend_type = 'client backend'
    AND (a.application_name LIKE '${prefix}%' OR a.application_name LIKE '${leavingPrefix}%')`;
/** Every statement of a session moves these on: a beat needs no row that could go stale. */
const silence = 'clock_timestamp() - greatest(a.state_change, a.query_start, a.backend_start)';

/** Nothing of this is written anywhere: the locks say it themselves, and fall with their sessions. */
export async function readDirectory(run: Run): Promise<Directory> {
  const held = `SELECT pid, array_agg(objid::int) AS shards FROM pg_locks
    WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) GROUP BY pid`;
  const rows = await run(
    `WITH held AS MATERIALIZED (${held})
     SELECT a.pid, a.application_name AS name, (SELECT shards FROM held WHERE held.pid = a.pid) AS shards ${activity}`,
    shardLocks,
  );
  const homes = new Map<number, Home>();
  for (const { pid, name, shards } of rows) {
    const home = { address: addressOf(String(name)), session: Number(pid) };
    for (const shard of (shards ?? []) as readonly number[]) homes.set(shard, home);
  }
  const nodes = rows.map(({ name }) => String(name)).filter((name) => name.startsWith(prefix));
  return { homes, nodes: [...new Set(nodes.map(addressOf))].sort() };
}

/**
 * Ends the sessions of nodes that have stood still: their locks fall, and what they write when they wake is refused. Answers who
 * they were, and in how many milliseconds the one that has been silent for longest would be the next.
 */
export async function endFrozen(run: Run): Promise<{ readonly ended: readonly string[]; readonly nextIn: number }> {
  const silent = `SELECT a.pid, a.application_name AS name, extract(epoch FROM ${silence}) * 1000 AS ms ${activity}`;
  const rows = await run(
    `WITH silent AS MATERIALIZED (${silent})
     SELECT name, ms, CASE WHEN ms > ${frozenAfter} THEN pg_terminate_backend(pid, 200) END AS ended FROM silent`,
  );
  const ended = rows.filter((row) => row.ended !== null).map(({ name }) => addressOf(String(name)));
  const silences = rows.flatMap((row) => (row.ended === null ? [Number(row.ms)] : []));
  return { ended, nextIn: frozenAfter - Math.max(0, ...silences) };
}

/** Is there a node under this address that speaks? Whoever comes again after a fall finds its last life silent. */
export async function isTaken(run: Run, address: string): Promise<boolean> {
  const found = await run(
    `SELECT 1 ${activity} AND a.application_name IN ($1, $2) AND ${silence} < interval '1 second'`,
    sessionName(address, false),
    sessionName(address, true),
  );
  return found.length > 0;
}

/** A node that comes again under its address ends what is left of its last life. */
export async function endFormer(run: Run, address: string): Promise<void> {
  await run(
    `SELECT pg_terminate_backend(a.pid) ${activity} AND a.pid <> pg_backend_pid() AND a.application_name IN ($1, $2)`,
    sessionName(address, false),
    sessionName(address, true),
  );
}

const addressOf = (name: string): string => name.slice(name.indexOf(' ') + 1);
