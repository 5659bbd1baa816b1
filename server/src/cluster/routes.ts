import { everyShard, shardOf } from './shards.ts';

/** Who holds a shard: a node, by one of its sessions at the database. */
export interface Home {
  readonly address: string;
  readonly session: number;
}

/** This node sends away itself who is at its tables when it has another session. */
const ownSession = -1;

/** How long somebody waits for a table whose shard has no home just now: milliseconds. */
const patience = 8_000;

interface Waiting {
  readonly shard: number;
  readonly found: (home: Home) => void;
}

/** Which node is the home of which table, as the locks at the database last said. */
export class Routes {
  private readonly own: { address: () => string; serves: (shard: number) => boolean };
  private homes: ReadonlyMap<number, Home> = new Map();
  private readonly waiting = new Set<Waiting>();
  private readonly watchers = new Set<() => void>();

  /** `own`: of its own shards a node knows better than what it has read. */
  constructor(own: { address: () => string; serves: (shard: number) => boolean }) {
    this.own = own;
  }

  isHere(table: string): boolean {
    return this.own.serves(shardOf(table));
  }

  /** null: nobody holds it now. */
  homeOf(shard: number): Home | null {
    const address = this.own.address();
    if (this.own.serves(shard)) return { address, session: ownSession };
    const home = this.homes.get(shard) ?? null;
    return home?.address === address ? null : home;
  }

  /** By whomever. */
  isHeld(shard: number): boolean {
    return this.homes.has(shard);
  }

  /** The home of a table, once it has one. */
  async find(table: string): Promise<Home> {
    const shard = shardOf(table);
    const home = this.homeOf(shard);
    if (home !== null) return home;
    return new Promise((answer, failed) => {
      const waiting: Waiting = { shard, found };
      const timer = setTimeout(() => {
        this.waiting.delete(waiting);
        failed(new NoHome(table));
      }, patience);
      this.waiting.add(waiting);

      function found(at: Home): void {
        clearTimeout(timer);
        answer(at);
      }
    });
  }

  /** Calls back when a shard may have another home; the answer ends that. */
  watch(listener: () => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  read(homes: ReadonlyMap<number, Home>): void {
    this.homes = homes;
    this.changed();
  }

  /** What is held here may be something else now. */
  changed(): void {
    for (const each of this.waiting) {
      const home = this.homeOf(each.shard);
      if (home === null) continue;
      this.waiting.delete(each);
      each.found(home);
    }
    for (const listener of this.watchers) listener();
  }

  /** How many shards nobody holds. */
  get homeless(): number {
    return everyShard.filter((shard) => this.homeOf(shard) === null).length;
  }
}

export function same(a: Home, b: Home | null): boolean {
  return a.address === b?.address && a.session === b.session;
}

/** The table is at no node at the moment: it will be again. */
export class NoHome extends Error {
  constructor(table: string) {
    super(`table ${table} is at no node now`);
  }
}
