// The real server, at which time passes as ever and, whenever its parent says so, a good deal at once: for journeys about what comes then.
import { realTime, type Time } from '@orrery/clock';
import { realTimeAndLuck } from '../../server/src/matches/live.ts';
import { serve } from '../../server/src/serve.ts';
import { settingsFrom } from '../../server/src/settings.ts';

interface Timer {
  readonly at: number;
  readonly work: () => void | Promise<void>;
  cancel: () => void;
}

class PassingTime implements Time {
  private ahead = 0;
  private readonly timers = new Set<Timer>();

  now(): number {
    return realTime.now() + this.ahead;
  }

  after(ms: number, work: Timer['work']): () => void {
    const timer: Timer = { at: this.now() + ms, work, cancel: () => undefined };
    this.timers.add(timer);
    this.arm(timer);
    return () => this.drop(timer);
  }

  /** Whatever is due meanwhile is done in its order, and what follows from it, too. */
  async pass(ms: number): Promise<void> {
    const end = this.now() + ms;
    for (;;) {
      const [next] = [...this.timers].sort((a, b) => a.at - b.at);
      if (next === undefined || next.at > end) break;
      this.ahead += Math.max(0, next.at - this.now());
      this.drop(next);
      await next.work();
      await new Promise(setImmediate);
    }
    this.ahead += Math.max(0, end - this.now());
    for (const timer of this.timers) {
      timer.cancel();
      this.arm(timer);
    }
  }

  private arm(timer: Timer): void {
    timer.cancel = realTime.after(Math.max(0, timer.at - this.now()), () => {
      this.timers.delete(timer);
      return timer.work();
    });
  }

  private drop(timer: Timer): void {
    timer.cancel();
    this.timers.delete(timer);
  }
}

const time = new PassingTime();
process.on('message', (ms: number) => void time.pass(ms).then(() => process.send?.('passed')));
await serve(() => ({ ...settingsFrom(process.env), around: { ...realTimeAndLuck, time } }));
