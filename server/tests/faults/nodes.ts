// Nodes as processes of their own on a real PostgreSQL, and all that can befall them.
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort, type LocalPostgres, startPostgres } from '../../../tools/postgres/start.ts';
import { shardLocks } from '../../src/cluster/directory.ts';
import { shardCount, shardOf } from '../../src/cluster/shards.ts';
import { ServerProcess } from '../server-process.ts';

export interface NodesSettings {
  readonly count: number;
  /** The program that is a node. */
  readonly entry: URL;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Notes every entry that a session wrote which did not hold the shard of its table in that moment: there must be none, whatever
 * befalls the nodes.
 */
const audit = `
CREATE TABLE IF NOT EXISTS foreign_entry (game_match text, seq integer, pid integer);
CREATE OR REPLACE FUNCTION note_foreign() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE shard bigint;
BEGIN
  SELECT ('x' || encode(substring(sha256(convert_to(game_table, 'UTF8')) FROM 1 FOR 4), 'hex'))::bit(32)::bigint % ${shardCount}
    INTO shard FROM game_match WHERE id = NEW.game_match;
  IF NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()
      AND classid = ${shardLocks} AND objid = shard::oid AND granted) THEN
    INSERT INTO foreign_entry VALUES (NEW.game_match, NEW.seq, pg_backend_pid());
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER audit_entry AFTER INSERT ON entry FOR EACH ROW EXECUTE FUNCTION note_foreign();
`;

export class Nodes {
  private readonly settings: NodesSettings;
  private readonly database: LocalPostgres;
  private readonly running: ServerProcess[] = [];
  private readonly addresses = new Map<string, ServerProcess>();
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
    await nodes.sql.unsafe(audit);
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
    const env = { DATABASE_URL: this.url, ORRERY_NODE: address, ORRERY_DRAIN: '1', ...this.settings.env };
    const node = new ServerProcess(this.settings.entry, env);
    await node.port();
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

  /** Answers when every shard has a home. */
  async atRest(): Promise<void> {
    const held = () => this.sql<{ n: number }[]>`SELECT count(*)::int AS n FROM pg_locks
      WHERE locktype = 'advisory' AND classid = ${shardLocks} AND granted`;
    while ((await held().catch(() => []))[0]?.n !== shardCount) await sleep(50);
  }

  /** Entries written by who did not hold their shard. */
  async foreignEntries(): Promise<number> {
    const [row] = await this.sql<{ n: number }[]>`SELECT count(*)::int AS n FROM foreign_entry`;
    return row!.n;
  }

  async end(): Promise<void> {
    await this.sql.end({ timeout: 0 });
    for (const node of this.running) process.kill(node.pid!, 'SIGCONT');
    await Promise.all(this.running.map((node) => node.end('SIGKILL')));
    await this.database.stop();
  }

  private async holders(): Promise<number[]> {
    const rows = await this.sql<{ pid: number }[]>`SELECT DISTINCT pid FROM pg_locks
      WHERE locktype = 'advisory' AND classid = ${shardLocks} ORDER BY pid`;
    return rows.map(({ pid }) => pid);
  }

  private strike(node: ServerProcess): void {
    this.running.splice(this.running.indexOf(node), 1);
  }

  private connect(): postgres.Sql {
    return postgres(this.database.url, { max: 1, onnotice: () => {} });
  }
}
