import type { Rows, Run } from './driver.ts';
import { fence } from './fence.ts';

/** Part of a transaction. It may be run again if the transaction comes to nothing. */
export interface Job<T = unknown> {
  readonly run: (run: Run) => Promise<T>;
  /** It waits for answers before it goes on: nothing else may be sent meanwhile. */
  readonly steps?: boolean;
}

/**
 * All jobs in one transaction, sent without waiting where no job waits: what follows a refused statement is refused, too, and so
 * is the commit. Answers how each of them ended; fails if nothing is kept. `nonce`: what the session must have; null: whatever it has.
 */
export async function transact(
  run: Run,
  nonce: string | null,
  jobs: readonly Job[],
): Promise<PromiseSettledResult<unknown>[]> {
  const begun = [run('BEGIN'), ...(nonce === null ? [] : [run(fence, nonce)])];
  // Whoever waits for the answers of a job hears of these only afterwards.
  for (const each of begun) each.catch(() => {});
  const answers: Promise<unknown>[] = [];
  let failed = false;
  for (const job of jobs) {
    const answer = job.run(run);
    answers.push(answer);
    if (job.steps !== true) {
      answer.catch(() => {});
      continue;
    }
    await answer.catch(() => {
      failed = true;
    });
    if (failed) break;
  }
  const [end, ...asked] = await Promise.allSettled([run(failed ? 'ROLLBACK' : 'COMMIT'), ...begun]);
  const settled = await Promise.allSettled(answers);
  for (const each of [...asked, end]) if (each.status === 'rejected') throw each.reason;
  if ((end as PromiseFulfilledResult<Rows>).value.command === 'COMMIT') return settled;
  throw settled.find((each) => each.status === 'rejected')?.reason ?? new Error('the transaction came to nothing');
}
