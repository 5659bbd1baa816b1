import { warn } from '../log.ts';
import type { Store } from '../stores/store.ts';

/** When the clock was last believed: what it said, and how long the servers of this house had run by then. Milliseconds. */
interface Believed {
  readonly wall: number;
  readonly uptime: number;
}

interface Settings {
  readonly store: Pick<Store, 'jobOf' | 'keepJob'>;
  /** As the clock of the machine says. */
  readonly now: () => number;
  /** How long servers have run with this data, in all. */
  readonly uptime: () => number;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Longer than a club is closed from one evening to the next. */
const longestPause = 8 * day;
/** After so long a clock that was wrong has been set. */
const patience = 12 * hour;
/** Kept with the jobs, of a kind that nobody does: so copies and backups have it. */
const key = 'steady clock';

/**
 * Whether the clock of the machine can be believed where it decides what is deleted for good. One that is far ahead of what it last
 * said is wrong, or there was no server for long: nobody can tell, so it is believed when servers have run for a while with it.
 */
export class SteadyClock {
  private readonly settings: Settings;
  private said = false;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  async isBelieved(): Promise<boolean> {
    const { store } = this.settings;
    const [wall, uptime] = [this.settings.now(), this.settings.uptime()];
    const last = (await store.jobOf(key))?.body as Believed | undefined;
    const ran = Math.max(0, uptime - (last?.uptime ?? uptime));
    const leap = last === undefined ? 0 : wall - last.wall - ran;
    if (leap > longestPause && ran < patience) {
      this.say(leap);
      return false;
    }
    this.said = false;
    const body: Believed = { wall, uptime };
    await store.keepJob({ key, kind: 'clock', shard: null, body, due: wall });
    // The first time there is nothing to hold it against.
    return last !== undefined;
  }

  private say(leap: number): void {
    if (!this.said)
      warn(`the clock is ${Math.round(leap / day)} days ahead of what it was: nothing old is removed for some hours`);
    this.said = true;
  }
}
