import type { Time } from '../src/index.ts';

/** Time that a test moves by hand. What it sets off is finished before it moves on. */
export class FakeTime implements Time {
  private at = 0;
  private timers: { readonly due: number; readonly work: () => void | Promise<void> }[] = [];
  /** Called after each piece of work, before time moves on. */
  settled: () => Promise<void> = async () => undefined;

  now(): number {
    return this.at;
  }
  after(ms: number, work: () => void | Promise<void>): () => void {
    const timer = { due: this.at + ms, work };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  get waiting(): number {
    return this.timers.length;
  }
  async pass(ms: number): Promise<void> {
    const until = this.at + ms;
    for (;;) {
      const [next] = this.timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
      if (next === undefined) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.at = Math.max(this.at, next.due);
      await next.work();
      await this.settled();
    }
    this.at = until;
  }
}
