import type { Time } from '@orrery/clock';

/** What was said to somebody who asked before. */
interface Refused {
  readonly count: number;
  /** When they may ask again, by the clock that never runs back. */
  readonly until: number;
}

/** Of so many people it is remembered that the others said no. */
const mostRemembered = 10_000;
const longest = 10 * 60_000;

/** Who was told no waits before they ask again, twice as long each time. In mind alone. */
export class Refusals {
  private readonly time: Time;
  /** After the first no: milliseconds. */
  private readonly pause: number;
  private readonly refused = new Map<string, Refused>();

  constructor(time: Time, pause: number) {
    this.time = time;
    this.pause = pause;
  }

  /** How many seconds to wait; 0: none. */
  wait(key: string): number {
    const left = (this.refused.get(key)?.until ?? 0) - this.time.now();
    return Math.max(0, Math.ceil(left / 1000));
  }

  add(key: string): void {
    const count = (this.refused.get(key)?.count ?? 0) + 1;
    this.refused.delete(key);
    this.refused.set(key, { count, until: this.time.now() + Math.min(this.pause * 2 ** (count - 1), longest) });
    for (const oldest of this.refused.keys()) {
      if (this.refused.size <= mostRemembered) break;
      this.refused.delete(oldest);
    }
  }
}
