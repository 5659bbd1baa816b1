import type { Kept } from './measured-process.ts';

/** A server under load, and how to play on it. Each of the servers has a file of its own beside this one. */
export interface House {
  /** Everything that has to run for it. */
  readonly processes: readonly { readonly cpuMs: number; kept(): Promise<Kept> }[];
  /** A socket that only holds. */
  hold(): Promise<Socket>;
  /** Two people who sit down at a new table; the match has begun. */
  sitDown(): Promise<Pair>;
  close(): Promise<void>;
}

export interface Socket {
  close(): void;
}

/** Two people at a table. */
export interface Pair {
  /**
   * The next mark: answers when it is acknowledged to who made it and the other has heard of it, with the milliseconds until
   * the other has.
   */
  mark(): Promise<number>;
  /** Bytes that both were sent so far. */
  readonly bytes: number;
  close(): void;
}

/** One mark on its way: it has arrived when its mover and the other have heard of it. */
export class OnItsWay {
  private sent = 0;
  private heard = 0;
  private missing = 0;
  private done: ((ms: number) => void) | null = null;
  private failed: (error: Error) => void = () => undefined;

  begin(send: () => void): Promise<number> {
    return new Promise((done, failed) => {
      this.missing = 2;
      this.done = done;
      this.failed = failed;
      this.sent = performance.now();
      send();
    });
  }
  acknowledged(): void {
    this.arrived();
  }
  heardByOther(): void {
    this.heard = performance.now() - this.sent;
    this.arrived();
  }
  refused(why: string): void {
    this.failed(new Error(`a mark was not taken: ${why}`));
  }

  private arrived(): void {
    if (--this.missing > 0) return;
    this.done?.(this.heard);
  }
}
