import type { ClaimedJob } from '../stores/store.ts';

/** What is done for jobs of one kind. */
export interface JobKind {
  /**
   * The job is done when it answers; with a number, it is to be done again after so many milliseconds. If it throws, it is tried
   * again later. A server that dies in the middle does not finish it, so it must do no harm to begin anew. `signal`: the job
   * was replaced or dropped, or the server stops and waits for it: what takes long should break off then.
   */
  readonly run: (job: ClaimedJob, signal: AbortSignal) => Promise<number | undefined>;
  /** After so many tries in vain it is given up. */
  readonly tries: number;
}

/** By name. A server leaves jobs of kinds that it does not know to those that do. */
export type JobKinds = Readonly<Record<string, JobKind>>;
