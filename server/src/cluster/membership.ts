import { warn } from '../log.ts';
import { HomeLost } from '../stores/store.ts';
import { readDirectory, sessionName } from './directory.ts';
import type { LockSession, OwnShards } from './own-shards.ts';
import type { Routes } from './routes.ts';
import { everyShard, rightfulHome } from './shards.ts';
import type { Watch } from './watch.ts';

interface Settings {
  readonly address: string;
  readonly session: LockSession;
  readonly watch: Watch;
  readonly own: OwnShards;
  readonly routes: Routes;
  readonly handOver: (shards: readonly number[]) => Promise<void>;
  readonly gained: () => void;
}

/** Takes the shards that this node should hold, and gives away those that it should not. */
export class Membership {
  private readonly settings: Settings;
  private nodes: readonly string[] = [];
  /** The session that carries this node's name: on another one nothing is taken, for nobody would know whose it is. */
  private named: string | null = null;
  private leaving = false;
  private stopped = false;
  private readonly reading = oneAtATime(() => this.read().catch((error: unknown) => this.failed(error)));
  private readonly arranging = oneAtATime(() => this.arrange().catch((error: unknown) => this.failed(error)));

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** All nodes that hold shards or want to, by their addresses. */
  get all(): readonly string[] {
    return this.nodes;
  }

  /** A session holds nothing yet: its name says who it is. */
  async join(): Promise<void> {
    await this.nameSession(this.leaving);
    await this.settings.watch.notify();
    await this.arranged();
  }

  /** Gives everything away, if there is anybody to take it. */
  async leave(): Promise<void> {
    this.leaving = true;
    // Others hear of it with the first shards that are free: nothing can be taken before.
    await this.nameSession(true);
    await this.arranged();
  }

  /** Sees nothing and does nothing any more. */
  stop(): void {
    this.stopped = true;
  }

  private async arranged(): Promise<void> {
    await this.reading();
    await this.arranging();
  }

  /** Who holds what may be another now. */
  look(): Promise<void> {
    return this.reading();
  }

  /** Who has lost the session is told so elsewhere. */
  private failed(error: unknown): void {
    if (!this.stopped && !(error instanceof HomeLost)) warn('the nodes of this house', error);
  }

  private async nameSession(leaving: boolean): Promise<void> {
    const { session, address } = this.settings;
    const { nonce } = session;
    await session.query("SELECT set_config('application_name', $1, false)", sessionName(address, leaving));
    this.named = nonce;
  }

  private async read(): Promise<void> {
    const { watch, routes } = this.settings;
    if (this.stopped) return;
    const { homes, nodes } = await readDirectory(watch.run);
    if (this.stopped) return;
    this.nodes = nodes;
    routes.read(homes);
    void this.arranging();
  }

  private async arrange(): Promise<void> {
    const { address, session, own, routes, handOver, gained, watch } = this.settings;
    if (session.nonce === null || session.nonce !== this.named || this.stopped) return;
    const nodes = this.leaving ? this.nodes.filter((node) => node !== address) : [...this.nodes, address];
    const homes = new Map(everyShard.map((shard) => [shard, rightfulHome(shard, nodes)]));
    const missing = everyShard.filter((shard) => homes.get(shard) === address && !own.has(shard));
    const taken = await own.take(missing.filter((shard) => !routes.isHeld(shard)));
    if (taken > 0) {
      routes.changed();
      await watch.notify();
      gained();
    }
    const surplus = [...own.all].filter((shard) => homes.get(shard) !== address && homes.get(shard) !== null);
    if (surplus.length > 0) await handOver(surplus);
  }
}

/** What is asked for while it runs is done once more afterwards, once for all who ask. Who asks waits for it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return run();
    next ??= running.then(() => {
      next = null;
      return run();
    });
    return next;
  };
}
