// Nodes as processes of their own on a real PostgreSQL, and all that can befall them.
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort, type LocalPostgres, startPostgres } from '../../../tools/postgres/start.ts';
import { shardLocks } from '../../src/cluster/directory.ts';
import { rightfulHome, shardCount, shardOf } from '../../src/cluster/shards.ts';
import { swallowingProxy } from '../cluster/swallowing-proxy.ts';
import { ServerProcess } from '../server-process.ts';

export interface NodesSettings {
  readonly count: number;
  /** The program that is a node. */
  readonly entry: URL;
  readonly env?: Readonly<Record<string, string>>;
  /** Every write looks through all locks: not where it is measured how long things take. */
  readonly audited?: boolean;
  /** Each node has a line to the database that can be cut without a word. */
  readonly cuttable?: boolean;
}

type Line = Awaited<ReturnType<typeof swallowingProxy>>;

/**
 * Notes every write to a match, a table or what is due at it by a session that did not hold the shard of the table in that moment:
 * there must be none, whatever befalls the nodes. A table may be laid by anybody.
 */
const audit = `
CREATE TABLE IF NOT EXISTS foreign_write (what text, id text, pid integer);
CREATE OR REPLACE FUNCTION note_foreign() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written record;
  of_table text;
  shard bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN written := OLD; ELSE written := NEW; END IF;
  IF TG_TABLE_NAME = 'game_table' THEN of_table := written.id;
  ELSE SELECT game_table INTO of_table FROM game_match WHERE id = written.game_match; END IF;
  shard := ('x' || encode(substring(sha256(convert_to(of_table, 'UTF8')) FROM 1 FOR 4), 'hex'))::bit(32)::bigint % ${shardCount};
  IF NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()
      AND classid = ${shardLocks} AND objid = shard::oid AND granted) THEN
    INSERT INTO foreign_write VALUES (TG_TABLE_NAME || ' ' || TG_OP, of_table, pg_backend_pid());
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER audit_entry AFTER INSERT ON entry FOR EACH ROW EXECUTE FUNCTION note_foreign();
CREATE OR REPLACE TRIGGER audit_table AFTER UPDATE OR DELETE ON game_table FOR EACH ROW EXECUTE FUNCTION note_foreign();
CREATE OR REPLACE TRIGGER audit_due AFTER UPDATE ON due FOR EACH ROW EXECUTE FUNCTION note_foreign();
`;

export class Nodes {
  private readonly settings: NodesSettings;
  private readonly database: LocalPostgres;
  private readonly running: ServerProcess[] = [];
  private readonly addresses = new Map<string, ServerProcess>();
  private readonly lines = new Map<ServerProcess, Line>();
  private sql: postgres.Sql;
  private next = 0;

  private constructor(settings: NodesSettings, database: LocalPostgres) {
    this.settings = settings;
    this.database = database;
    this.sql = this.connect();
  }

  static async start(settings: NodesSettings): Promise<Nodes> {
    const nodes = new Nodes(settings, await startPostgres());
    for (let i = 0; i < settings.count; i++) await nodes.add();
    if (settings.audited !== false) await nodes.sql.unsafe(audit);
    return nodes;
  }

  get url(): string {
    return this.database.url;
  }
  get all(): readonly ServerProcess[] {
    return this.running;
  }

  /** The port of one node after the other, of those that are there. */
  async port(): Promise<number> {
    for (;;) {
      const node = this.running[this.next++ % Math.max(1, this.running.length)];
      if (node !== undefined) return node.port();
      await sleep(20);
    }
  }

  async add(): Promise<ServerProcess> {
    const address = `127.0.0.1:${await freePort()}`;
    const line = this.settings.cuttable === true ? await swallowingProxy(this.url) : null;
    const url = line?.url ?? this.url;
    const env = { DATABASE_URL: url, ORRERY_NODE: address, ORRERY_DRAIN: '1', ...this.settings.env };
    const node = new ServerProcess(this.settings.entry, env);
    await node.port();
    if (line !== null) this.lines.set(node, line);
    this.running.push(node);
    this.addresses.set(address, node);
    return node;
  }

  /** As a power cut would. */
  async kill(node: ServerProcess): Promise<void> {
    this.strike(node);
    await node.end('SIGKILL');
  }
  /** In order. */
  async stop(node: ServerProcess): Promise<void> {
    this.strike(node);
    await node.end('SIGTERM');
  }
  async freeze(node: ServerProcess, ms: number): Promise<void> {
    process.kill(node.pid!, 'SIGSTOP');
    await sleep(ms);
    process.kill(node.pid!, 'SIGCONT');
  }
  /** What it says to the database, and the database to it, is swallowed for so long; what was connected then stays dead. */
  async cutOff(node: ServerProcess, ms: number): Promise<void> {
    this.lines.get(node)?.swallow();
    await sleep(ms);
    this.lines.get(node)?.mend();
  }
  /** Ends the session of some node that holds shards, under it. */
  async endSession(which: number): Promise<void> {
    const holders = await this.holders();
    if (holders.length > 0) await this.sql`SELECT pg_terminate_backend(${holders[which % holders.length]!})`;
  }
  async crashDatabase(): Promise<void> {
    await this.sql.end({ timeout: 0 });
    await this.database.crash();
    await this.database.restart();
    this.sql = this.connect();
  }

  /** The node that holds the shard of a table. */
  async homeOf(table: string): Promise<ServerProcess> {
    for (;;) {
      const [row] = await this.sql<{ name: string }[]>`
        SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND classid = ${shardLocks} AND objid = ${shardOf(table)} AND granted`;
      const node = this.addresses.get(row?.name.split(' ')[1] ?? '');
      if (node !== undefined) return node;
      await sleep(20);
    }
  }

  /** Is every shard held, by the node of those that are there which rendezvous names? Waits for it so many milliseconds. */
  async atRest(ms = 60_000): Promise<boolean> {
    for (const end = Date.now() + ms; Date.now() < end; await sleep(50)) {
      const rows = await this.sql<{ shard: number; name: string }[]>`
        SELECT objid::int AS shard, application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND classid = ${shardLocks} AND granted`.catch(() => []);
      const there = [...this.addresses].filter(([, node]) => this.running.includes(node)).map(([address]) => address);
      const right = rows.filter(({ shard, name }) => name === `orrery-node ${rightfulHome(shard, there)}`);
      if (rows.length === shardCount && right.length === shardCount) return true;
    }
    return false;
  }

  /** What was written by who did not hold the shard: what, and how often. */
  async foreignWrites(): Promise<readonly string[]> {
    const rows = await this.sql<{ what: string; n: number }[]>`
      SELECT what, count(*)::int AS n FROM foreign_write GROUP BY what ORDER BY what`;
    return rows.map(({ what, n }) => `${n} ${what}`);
  }

  async end(): Promise<void> {
    await this.sql.end({ timeout: 0 });
    for (const node of this.running) process.kill(node.pid!, 'SIGCONT');
    await Promise.all(this.running.map((node) => node.end('SIGKILL')));
    for (const line of this.lines.values()) line.close();
    await this.database.stop();
  }

  private async holders(): Promise<number[]> {
    const rows = await this.sql<{ pid: number }[]>`SELECT DISTINCT pid FROM pg_locks
      WHERE locktype = 'advisory' AND classid = ${shardLocks} ORDER BY pid`;
    return rows.map(({ pid }) => pid);
  }

  private strike(node: ServerProcess): void {
    this.running.splice(this.running.indexOf(node), 1);
    const line = this.lines.get(node);
    this.lines.delete(node);
    if (line !== undefined) void node.ended.then(line.close);
  }

  private connect(): postgres.Sql {
    return postgres(this.database.url, { max: 1, onnotice: () => {} });
  }
}
