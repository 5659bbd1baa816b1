import type { Time } from '@orrery/clock';
import { warn } from '../log.ts';
import type { ClaimedJob, Job, Store } from '../stores/store.ts';
import type { JobKind, JobKinds } from './kinds.ts';

interface Settings {
  readonly store: Store;
  readonly kinds: JobKinds;
  readonly time: Time;
  /** The shards whose jobs this server does; null: all, it is the only one. */
  readonly shards: () => readonly number[] | null;
}

/** How often it is looked for what is due; of its own jobs a server knows at once. */
const every = 5_000;
/** So many are worked on at a time. */
const atOnce = 8;
/** A server that does not renew it has lost a job after so long. */
const lease = 60_000;
/** After a failure a job waits so long, twice as long after every other. */
const pause = { first: 1_000, most: 3_600_000 };

/** Does what is due, of the kinds that it knows: whatever this server or another, alive or dead, has left to be done. */
export class JobRunner {
  private readonly settings: Settings;
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private cancel: () => void = () => undefined;
  private looking: Promise<void> | null = null;
  private lookAgain = false;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Looks now, and from now on every few seconds; again when there are shards here that were not before. */
  start(): void {
    this.cancel();
    if (this.stopping.signal.aborted || Object.keys(this.settings.kinds).length === 0) return;
    this.cancel = this.settings.time.after(every, () => this.start());
    this.look();
  }

  async put(job: Job): Promise<void> {
    await this.settings.store.keepJob(job);
    this.look();
  }

  /** Somebody has kept a job that is due in so many milliseconds. */
  soon(ms: number): void {
    if (ms <= 0) this.look();
    // What is due later is found when it is looked for anyway.
    else if (ms < every) this.settings.time.after(ms, () => this.look());
  }

  /** Begins nothing any more, and answers when what was begun has ended or broken off. */
  async close(): Promise<void> {
    this.stopping.abort();
    this.cancel();
    await this.looking;
    await Promise.all(this.running);
  }

  private look(): void {
    this.lookAgain = true;
    this.looking ??= this.claim().finally(() => {
      this.looking = null;
      // Somebody may have asked for a look just when the last one was over.
      if (this.lookAgain && this.running.size < atOnce && !this.stopping.signal.aborted) this.look();
    });
  }

  private async claim(): Promise<void> {
    const { store, kinds, shards } = this.settings;
    while (this.lookAgain && !this.stopping.signal.aborted && this.running.size < atOnce) {
      const limit = atOnce - this.running.size;
      this.lookAgain = false;
      try {
        const claimed = await store.claimJobs({ kinds: Object.keys(kinds), shards: shards(), limit, lease });
        for (const job of claimed) this.begin(job, kinds[job.kind]!);
        if (claimed.length === limit) this.lookAgain = true;
      } catch (error) {
        warn('jobs cannot be claimed', error);
      }
    }
  }

  private begin(job: ClaimedJob, kind: JobKind): void {
    const done = this.work(job, kind)
      .catch((error: unknown) => warn(`a job of kind ${job.kind}`, error))
      .finally(() => {
        this.running.delete(done);
        if (this.lookAgain) this.look();
      });
    this.running.add(done);
  }

  private async work(job: ClaimedJob, { run, tries }: JobKind): Promise<void> {
    const { store } = this.settings;
    const lost = new AbortController();
    const stopRenewing = this.renew(job, lost);
    try {
      const again = await run(job, AbortSignal.any([lost.signal, this.stopping.signal]));
      if (again === undefined) await store.finishJob(job);
      // Clocks that never run back count parts of milliseconds; stores keep whole ones.
      else await store.postponeJob(job, Math.ceil(again), 0);
    } catch (error) {
      if (lost.signal.aborted) return;
      // Broken off, not failed: another server may go on.
      if (this.stopping.signal.aborted) await store.postponeJob(job, 0, job.tries - 1);
      else await this.failed(job, tries, error);
    } finally {
      stopRenewing();
    }
  }

  private async failed(job: ClaimedJob, tries: number, error: unknown): Promise<void> {
    const { store } = this.settings;
    const last = job.tries >= tries;
    warn(`a job of kind ${job.kind} failed${last ? ' and is given up' : ''}`, error);
    if (last) await store.finishJob(job);
    else await store.postponeJob(job, Math.min(pause.first * 2 ** (job.tries - 1), pause.most), job.tries);
  }

  private renew(job: ClaimedJob, lost: AbortController): () => void {
    const { store, time } = this.settings;
    let cancel: () => void = () => undefined;
    let stopped = false;
    // When the lease is over another server may have the job, whether or not this one could ask.
    const over = () => time.after(lease, () => lost.abort());
    let expiry = over();
    const wait = () => {
      cancel = time.after(lease / 3, async () => {
        const next = over();
        try {
          if ((await store.renewJob(job, lease)) === 'taken') lost.abort();
          expiry();
          expiry = next;
        } catch (error) {
          next();
          warn('the lease of a job is not renewed', error);
        }
        if (stopped) expiry();
        if (!stopped && !lost.signal.aborted) wait();
      });
    };
    wait();
    return () => {
      stopped = true;
      cancel();
      expiry();
    };
  }
}
