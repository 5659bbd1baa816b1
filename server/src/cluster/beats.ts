import type { Run } from '../stores/postgres/driver.ts';

const every = 500;
/** So long after the last beat that was answered a node says nothing more: others may have taken its place. */
const silentAfter = 2_000;

interface Settings {
  /** Over the session that holds the locks: others see there when it last spoke. */
  readonly query: Run;
  readonly now: () => number;
  /** The database does not answer. */
  readonly lost: (why: string) => void;
}

/** Speaks to the database twice a second, so that both know of each other. */
export class Beats {
  private readonly settings: Settings;
  private timer: NodeJS.Timeout | undefined;
  private heard = Number.NEGATIVE_INFINITY;
  private asked: number | null = null;
  private looked = 0;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** The database has answered a moment ago: this node is who it takes itself for. */
  get fresh(): boolean {
    return this.settings.now() - this.heard < silentAfter;
  }

  async start(): Promise<void> {
    this.asked = null;
    clearInterval(this.timer);
    this.looked = this.settings.now();
    // First of all: the first beat may be the one that is not answered.
    this.timer = setInterval(() => this.look(), every).unref();
    await this.beat();
  }

  stop(): void {
    clearInterval(this.timer);
    this.heard = Number.NEGATIVE_INFINITY;
    this.asked = null;
  }

  private look(): void {
    const { now, lost } = this.settings;
    const paused = now() - this.looked > 2 * every;
    this.looked = now();
    if (this.asked === null) void this.beat();
    // Who has stood still may have the answer lying there unread.
    else if (!paused && now() - this.asked > silentAfter) lost('the database has not answered for two seconds');
  }

  private async beat(): Promise<void> {
    const asked = this.settings.now();
    this.asked = asked;
    try {
      await this.settings.query('SELECT 1');
      if (this.asked === asked) this.heard = asked;
    } catch {
      // Who has lost the session is told so elsewhere.
    }
    if (this.asked === asked) this.asked = null;
  }
}
