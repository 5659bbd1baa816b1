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
    let timer: ReturnType<typeof setTimeout>;
    wait(ms);
    return () => clearTimeout(timer);

    function wait(left: number): void {
      if (left > longest) timer = setTimeout(() => wait(left - longest), longest);
      else timer = setTimeout(() => void work(), left);
    }
  },
};

/** Almost 25 days: whatever is later a timer of the machine would do at once. */
const longest = 2 ** 31 - 1;
