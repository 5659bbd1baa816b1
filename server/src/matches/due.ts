import { warn } from '../log.ts';
import { HomeLost, type Store } from '../stores/store.ts';
import type { Live } from './live.ts';
import type { Matches } from './matches.ts';
import type { Slices } from './slices.ts';
import type { Uptime } from './uptime.ts';

/** How often the queue is looked at, and the uptime written down: milliseconds. */
const every = 30_000;
/** So much earlier than due a match is opened. */
const ahead = 60_000;
/** So many are opened at once. */
const atOnce = 4;

/** So long a match that could not be opened is left alone, twice as long after every other time, but no longer than a day. */
const leftAlone = { first: 10 * 60_000, most: 24 * 3_600_000 };

/** So long before it is due a match has to stay in memory: twice the time after which the queue would open it again. */
export const stays = 2 * (ahead + every);

/** When something happens by itself in a match by correspondence, by the uptime of the server; null: never. */
export function dueAt({ bots, clock }: Live, now: number): number | null {
  if (bots.busy) return 0;
  return clock.dueIn === null ? null : now + Math.ceil(clock.dueIn);
}

interface Settings {
  readonly store: Store;
  readonly matches: Matches;
  readonly uptime: Uptime;
  readonly slices: Slices;
  /** The shards whose tables are played here; null: all are. */
  readonly shards: () => readonly number[] | null;
}

/**
 * Opens the matches in which something happens though nobody follows them: by correspondence, a bot is awaited or a clock runs
 * out. All others are opened when somebody comes.
 */
export class DueQueue {
  private readonly settings: Settings;
  private next: NodeJS.Timeout | undefined;
  private closed = false;
  /** For how long matches that could not be opened are left alone. */
  private readonly failing = new Map<string, number>();

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Looks now, and from now on every half minute. */
  async run(): Promise<void> {
    clearTimeout(this.next);
    try {
      await this.settings.uptime.note();
      await this.openDue();
    } catch (error) {
      warn('the queue of what is due', error);
    }
    if (!this.closed) this.next = setTimeout(() => void this.run(), every).unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.next);
    // With a full disk, too, a server stops in order: clocks then go back to the last time that was noted.
    await this.settings.uptime.note().catch((error: unknown) => warn('the time of the server is not noted', error));
  }

  private async openDue(): Promise<void> {
    const { store, matches, uptime, slices, shards } = this.settings;
    const all = await store.due(uptime.now() + ahead, shards());
    const due = all.filter((match) => !matches.has(match)).values();
    const worker = async () => {
      for (const match of due) {
        // Whoever asks for something comes in between.
        await slices.next();
        if (this.closed) return;
        await this.open(match);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  private async open(match: string): Promise<void> {
    const { store, matches, uptime } = this.settings;
    try {
      await matches.lookInto(match);
      this.failing.delete(match);
    } catch (error) {
      if (error instanceof HomeLost) return;
      // It was said already why. It stays in the queue: people wait for its clock, and it may be mended.
      const wait = Math.min(this.failing.get(match) ?? leftAlone.first, leftAlone.most);
      this.failing.set(match, 2 * wait);
      await store.keepDue(match, uptime.now() + wait);
    }
  }
}
