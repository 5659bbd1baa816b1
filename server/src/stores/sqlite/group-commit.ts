interface Job {
  readonly work: () => unknown;
  readonly kept: (answer: never) => void;
  readonly failed: (error: unknown) => void;
}

/** Where one transaction begins and ends. */
export interface Transactions {
  begin(): void;
  commit(): void;
  rollback(): void;
}

/**
 * All writes that arrive within one turn of the event loop share one transaction, and so one flush of the disk. While that
 * flush blocks, the next ones gather: the busier the server, the larger the groups. Nobody hears before the commit.
 */
export class GroupCommit {
  private readonly transactions: Transactions;
  private waiting: Job[] = [];

  constructor(transactions: Transactions) {
    this.transactions = transactions;
  }

  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((kept, failed) => {
      if (this.waiting.push({ work, kept, failed }) === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    const jobs = this.waiting;
    this.waiting = [];
    if (jobs.length > 0) this.commit(jobs);
  }

  private commit(jobs: readonly Job[]): void {
    const answers: unknown[] = [];
    try {
      this.transactions.begin();
    } catch (error) {
      // Nobody's fault: each of them alone would only wait as long again for the same lock.
      for (const job of jobs) job.failed(error);
      return;
    }
    try {
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
