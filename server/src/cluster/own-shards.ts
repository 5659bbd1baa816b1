import type { Run } from '../stores/postgres/driver.ts';
import { shardLocks } from './directory.ts';

/** The session over which a node writes: locks are taken on it, so that whoever holds them is who can write. */
export interface LockSession {
  query: Run;
  /** Its nonce; null: it is lost. */
  readonly nonce: string | null;
}

/** The shards that this node holds, and those of them that it still serves. */
export class OwnShards {
  private readonly session: LockSession;
  private readonly held = new Set<number>();
  private readonly leaving = new Set<number>();
  private readonly tenures = new Map<number, number>();
  private taken = 0;

  constructor(session: LockSession) {
    this.session = session;
  }

  get all(): ReadonlySet<number> {
    return this.held;
  }

  has(shard: number): boolean {
    return this.held.has(shard);
  }
  /** Holds it, and is not about to give it away. */
  serves(shard: number): boolean {
    return this.held.has(shard) && !this.leaving.has(shard);
  }

  /** Another number each time it was taken; null: it is not held. */
  tenure(shard: number): number | null {
    return this.tenures.get(shard) ?? null;
  }

  /** Takes what is free of these, in one statement. How many that were. */
  async take(shards: readonly number[]): Promise<number> {
    const wanted = shards.filter((shard) => !this.held.has(shard));
    if (wanted.length === 0) return 0;
    const { nonce } = this.session;
    const locked = 'SELECT shard FROM unnest($1::int[]) AS shard WHERE pg_try_advisory_lock($2, shard)';
    const got = await this.session.query(locked, wanted, shardLocks);
    // Lost in between: with the session all its locks have fallen.
    if (nonce === null || nonce !== this.session.nonce) return 0;
    this.taken++;
    for (const { shard } of got) {
      this.held.add(Number(shard));
      this.tenures.set(Number(shard), this.taken);
    }
    return got.length;
  }

  /** From now on these are served no more. */
  stopServing(shards: Iterable<number>): void {
    for (const shard of shards) this.leaving.add(shard);
  }

  /** They are not given away after all. */
  serveAgain(shards: Iterable<number>): void {
    this.taken++;
    for (const shard of shards) {
      this.leaving.delete(shard);
      if (this.held.has(shard) && !this.tenures.has(shard)) this.tenures.set(shard, this.taken);
    }
  }

  /** From now on nothing is written for their tables. */
  endTenure(shards: Iterable<number>): void {
    for (const shard of shards) this.tenures.delete(shard);
  }

  /** Others may take them. */
  async release(shards: readonly number[]): Promise<void> {
    const unlock = 'SELECT pg_advisory_unlock($2, shard) FROM unnest($1::int[]) AS shard';
    await this.session.query(unlock, shards, shardLocks);
    for (const shard of shards) {
      this.held.delete(shard);
      this.leaving.delete(shard);
    }
  }

  /** The session is lost, and all that it held. */
  forget(): void {
    this.held.clear();
    this.leaving.clear();
    this.tenures.clear();
  }
}
