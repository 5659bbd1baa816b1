interface Job {
  readonly work: () => unknown;
  readonly kept: (answer: never) => void;
  readonly failed: (error: unknown) => void;
}

/** Where one transaction begins and ends. */
export interface Transactions {
  /** false: somebody else writes just now. */
  begin(): boolean;
  commit(): void;
  rollback(): void;
}

/** How long, in all, writes wait for somebody else's to end before they fail: milliseconds. */
export const patience = 5000;
const firstPause = 5;
const longestPause = 200;

/**
 * All writes that arrive within one turn of the event loop share one transaction, and so one flush of the disk. While that
 * flush blocks, the next ones gather: the busier the server, the larger the groups. Nobody hears before the commit. While
 * somebody else holds the database the writes wait, and the event loop goes on.
 */
export class GroupCommit {
  private readonly transactions: Transactions;
  private readonly later: (ms: number, then: () => void) => void;
  private waiting: Job[] = [];
  private drained: (() => void)[] = [];
  private awake = false;
  private pause = firstPause;
  private waited = 0;

  constructor(transactions: Transactions, later = (ms: number, then: () => void): unknown => setTimeout(then, ms)) {
    this.transactions = transactions;
    this.later = later;
  }

  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((kept, failed) => {
      this.waiting.push({ work, kept, failed });
      if (this.awake) return;
      this.awake = true;
      setImmediate(() => this.flush());
    });
  }

  /** Answers when nothing waits any more. */
  drain(): Promise<void> {
    return this.awake ? new Promise((done) => this.drained.push(done)) : Promise.resolve();
  }

  private flush(): void {
    const jobs = this.waiting;
    this.waiting = [];
    this.commit(jobs);
    if (this.waiting.length > 0) {
      this.waited += this.pause;
      this.later(this.pause, () => this.flush());
      this.pause = Math.min(longestPause, 2 * this.pause);
      return;
    }
    this.awake = false;
    this.pause = firstPause;
    this.waited = 0;
    for (const done of this.drained.splice(0)) done();
  }

  private commit(jobs: readonly Job[]): void {
    const answers: unknown[] = [];
    try {
      if (!this.transactions.begin()) {
        if (this.waited < patience) this.waiting.push(...jobs);
        else for (const job of jobs) job.failed(new Error('the database is locked by another program'));
        return;
      }
      for (const job of jobs) answers.push(job.work());
      this.transactions.commit();
    } catch (error) {
      this.transactions.rollback();
      // One bad write must not take its neighbours along.
      if (jobs.length > 1) for (const job of jobs) this.commit([job]);
      else for (const job of jobs) job.failed(error);
      return;
    }
    jobs.forEach((job, i) => {
      job.kept(answers[i] as never);
    });
  }
}
