import { warn } from '../log.ts';
import type { Run } from '../stores/postgres/driver.ts';
import { endFrozen } from './directory.ts';

/** How often it is looked at the latest: milliseconds. */
const every = 500;
/** Not more often than this, however soon somebody might be found frozen. */
const atMost = 20;

interface Settings {
  readonly run: Run;
  /** Sessions of other nodes were ended: what they held is free. */
  readonly ended: () => Promise<void>;
}

/** Ends the sessions of nodes that stand still: not before they have done so for long enough, and not much later. */
export class Frozen {
  private readonly settings: Settings;
  private next: NodeJS.Timeout | undefined;
  private looking: Promise<number> | null = null;
  private stopped = false;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Looks now, and then whenever somebody might have stood still for long enough. */
  start(): void {
    void this.look().then((wait) => {
      if (!this.stopped) this.next = setTimeout(() => this.start(), Math.max(atMost, Math.min(every, wait))).unref();
    });
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.next);
  }

  /** In how many milliseconds the next might have to be ended. */
  look(): Promise<number> {
    this.looking ??= this.end().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async end(): Promise<number> {
    if (this.stopped) return every;
    try {
      const { ended, nextIn } = await endFrozen(this.settings.run);
      for (const node of ended) warn(`node ${node} has stood still: its session was ended`, null);
      if (ended.length > 0) await this.settings.ended();
      return nextIn;
    } catch (error) {
      if (!this.stopped) warn('whether other nodes stand still is not known', error);
      return every;
    }
  }
}
