import { HomeLost, StoreFull } from '../store.ts';
import type { Run } from './driver.ts';
import type { Session } from './session.ts';
import type { Job } from './transaction.ts';
import { isLockLost, reasonOf } from './trouble.ts';

/** Writes of one kind that are sent as one: each is answered by its place. */
export interface Batch<Item, Answer> {
  run(run: Run, items: readonly Item[]): Promise<readonly Answer[]>;
}

interface Waiting {
  readonly write: { readonly job: Job } | { readonly batch: Batch<never, unknown>; readonly item: never };
  readonly kept: (answer: never) => void;
  readonly failed: (error: unknown) => void;
}

/** So many writes share a transaction at most: more would make the first wait for the last. */
const most = 1000;
const mostTries = 5;

/**
 * One transaction is under way, and the writes that come meanwhile gather for the next: the busier the server, the larger the
 * groups. Nobody hears before the commit.
 */
export class GroupCommit {
  private readonly session: Pick<Session, 'write'>;
  private readonly committed: (seconds: number, writes: number) => void;
  private waiting: Waiting[] = [];
  private drained: (() => void)[] = [];
  private awake = false;

  constructor(session: Pick<Session, 'write'>, committed: (seconds: number, writes: number) => void = () => {}) {
    this.session = session;
    this.committed = committed;
  }

  run<T>(job: Job<T>): Promise<T> {
    return this.wait({ job });
  }
  together<Item, Answer>(batch: Batch<Item, Answer>, item: Item): Promise<Answer> {
    return this.wait({ batch: batch as Batch<never, unknown>, item: item as never });
  }

  /** Answers when nothing waits any more. */
  drain(): Promise<void> {
    return this.awake ? new Promise((done) => this.drained.push(done)) : Promise.resolve();
  }

  private wait<T>(write: Waiting['write']): Promise<T> {
    return new Promise<T>((kept, failed) => {
      this.waiting.push({ write, kept, failed });
      if (this.awake) return;
      this.awake = true;
      setImmediate(() => void this.flush());
    });
  }

  private async flush(): Promise<void> {
    while (this.waiting.length > 0) await this.commit(this.waiting.splice(0, most));
    this.awake = false;
    for (const done of this.drained.splice(0)) done();
  }

  private async commit(group: readonly Waiting[], tries = 1): Promise<void> {
    const parts = partsOf(group);
    const began = performance.now();
    try {
      const settled = await this.session.write(parts.map(({ job }) => job));
      this.committed((performance.now() - began) / 1000, group.length);
      for (const [i, { members }] of parts.entries()) tell(members, settled[i]!);
    } catch (error) {
      // Another process had the rows for too long, or wanted them in another order: this one has let go, and the other goes on.
      if (isLockLost(error) && tries < mostTries) return this.commit(group, tries + 1);
      const reason = reasonOf(error);
      // One bad write must not take its neighbours along.
      if (group.length === 1 || reason instanceof HomeLost || reason instanceof StoreFull)
        for (const { failed } of group) failed(reason);
      else {
        const half = Math.ceil(group.length / 2);
        await this.commit(group.slice(0, half));
        await this.commit(group.slice(half));
      }
    }
  }
}

interface Part {
  readonly job: Job<readonly unknown[]>;
  readonly members: readonly Waiting[];
}

/**
 * Single writes come before those that are sent as one: what is due, written after an older look at a match, must not undo that an
 * entry has it looked at again. Writes that wait for answers come last: the others are sent without waiting.
 */
function partsOf(group: readonly Waiting[]): Part[] {
  const batches = new Map<Batch<never, unknown>, Waiting[]>();
  const singles: Part[] = [];
  for (const member of group) {
    const { write } = member;
    if ('job' in write)
      singles.push({ job: { ...write.job, run: async (run) => [await write.job.run(run)] }, members: [member] });
    else if (batches.has(write.batch)) batches.get(write.batch)!.push(member);
    else batches.set(write.batch, [member]);
  }
  const gathered = [...batches].map(([batch, members]): Part => {
    const items = members.map(({ write }) => (write as { item: never }).item);
    return { job: { run: (run) => batch.run(run, items) }, members };
  });
  return [
    ...singles.filter(({ job }) => job.steps !== true),
    ...gathered,
    ...singles.filter(({ job }) => job.steps === true),
  ];
}

function tell(members: readonly Waiting[], settled: PromiseSettledResult<unknown>): void {
  for (const [i, { kept, failed }] of members.entries())
    if (settled.status === 'fulfilled') kept((settled.value as readonly never[])[i]!);
    else failed(reasonOf(settled.reason));
}
