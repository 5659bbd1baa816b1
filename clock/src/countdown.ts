import type { Time } from './time.ts';

/** How often a long countdown is written down, in milliseconds. */
const noteEvery = 60_000;

/** Counts down from a limit while it runs; standing still it loses nothing of what is left. */
export class Countdown {
  readonly of: number;
  private readonly time: Time;
  private readonly over: () => void | Promise<void>;
  private readonly note: () => void;
  private before: number;
  private since: number | null = null;
  private cancel: () => void = () => undefined;

  /** `over` is called when nothing is left, `note` now and then before that. */
  constructor(time: Time, of: number, spent: number, over: () => void | Promise<void>, note: () => void) {
    this.time = time;
    this.of = of;
    this.before = spent;
    this.over = over;
    this.note = note;
  }

  get runs(): boolean {
    return this.since !== null;
  }
  get spent(): number {
    return this.before + (this.since === null ? 0 : this.time.now() - this.since);
  }
  get left(): number {
    return Math.max(0, this.of - this.spent);
  }

  run(): void {
    if (this.since !== null) return;
    this.since = this.time.now();
    this.next();
  }

  stand(): void {
    this.cancel();
    this.before = this.spent;
    this.since = null;
  }

  private next(): void {
    this.cancel = this.time.after(Math.min(this.left, noteEvery), () => {
      if (this.left === 0) return this.over();
      this.note();
      this.next();
    });
  }
}
