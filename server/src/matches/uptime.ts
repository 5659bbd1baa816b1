import type { Time } from '@orrery/clock';
import type { Store } from '../stores/store.ts';

/**
 * How long the servers of one house have run in all, one after the other or at once: a clock that stands still while none does, so
 * that an outage costs nobody time. What is due is due by this time. After a crash up to a minute of it is lost.
 */
export class Uptime {
  private readonly store: Store;
  private readonly time: Time;
  private before: number;
  private readonly began: number;

  private constructor(store: Store, time: Time, before: number) {
    this.store = store;
    this.time = time;
    this.before = before;
    this.began = time.now();
  }

  static async open(store: Store, time: Time): Promise<Uptime> {
    return new Uptime(store, time, await store.uptime());
  }

  /** In milliseconds. */
  now(): number {
    return Math.round(this.before + this.time.now() - this.began);
  }

  async keep(): Promise<void> {
    await this.store.keepUptime(this.now());
  }

  /** Of several nodes that run at once the one that has run on is right: nobody's clock goes back. */
  async note(): Promise<void> {
    await this.keep();
    this.before += Math.max(0, (await this.store.uptime()) - this.now());
  }
}
