import type { Shelf } from '../shelf.ts';
import type { Store } from '../stores/store.ts';
import { botsOf, lastMatch, type Table } from '../tables/table.ts';
import { warn } from '../warn.ts';
import type { BotHouse } from './bots.ts';
import { type Live, openMatch, type Surroundings } from './live.ts';

interface Settings {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly house: BotHouse;
  readonly around: Surroundings;
  /** How many matches stay in memory when nobody follows them. */
  readonly room: number;
  /** Does anybody follow this table now? */
  readonly followed: (table: string) => boolean;
  /** Something happened in a match, and it is durable. */
  readonly heard: (live: Live) => void;
}

/** The live matches, least recently used first. */
export class Matches {
  private readonly settings: Settings;
  private readonly open = new Map<string, Promise<Live>>();
  private readonly ready = new Map<string, Live>();
  private closed = false;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  get size(): number {
    return this.open.size;
  }

  /** The match in memory, opened if it is not there. */
  live(id: string): Promise<Live> {
    const known = this.open.get(id);
    this.open.delete(id);
    const live = known ?? this.load(id);
    this.open.set(id, live);
    return live;
  }

  /** Opens the match of a table that is being played and seats its bots; at every change of the table, and after a restart. */
  async attend(table: Table): Promise<void> {
    const match = lastMatch(table);
    if (match === undefined || this.closed) return;
    const bots = table.status === 'playing' ? botsOf(table) : new Map();
    if (bots.size === 0 && !this.ready.has(match.id)) return;
    (await this.live(match.id)).bots.seat(bots);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.open.values());
    for (const live of this.ready.values()) live.bots.unseat();
  }

  private async load(id: string): Promise<Live> {
    const { store, shelf, house, around, heard } = this.settings;
    try {
      const record = await store.match(id);
      if (record === null) throw new Error(`match ${id} is not in the store`);
      const live = await openMatch(record, store, shelf, house, around);
      live.host.watch(() => heard(live));
      this.ready.set(id, live);
      this.forgetSome();
      return live;
    } catch (error) {
      this.open.delete(id);
      warn(`match ${id} cannot be opened`, error);
      throw error;
    }
  }

  private forgetSome(): void {
    for (const id of this.open.keys()) {
      if (this.open.size <= this.settings.room) return;
      const live = this.ready.get(id);
      if (live === undefined || this.settings.followed(live.table) || live.bots.busy) continue;
      live.bots.unseat();
      this.open.delete(id);
      this.ready.delete(id);
    }
  }
}
