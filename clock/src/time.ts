/** Where a clock takes its time from. */
export interface Time {
  /** Milliseconds from anywhere, never running back. */
  now(): number;
  /** Calls back after a time, unless the answer is called first. */
  after(ms: number, work: () => void | Promise<void>): () => void;
}

/** The machine's own, on a server and in a browser. */
export const realTime: Time = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(() => void work(), ms);
    return () => clearTimeout(timer);
  },
};
