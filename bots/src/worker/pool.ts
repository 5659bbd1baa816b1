import { availableParallelism } from 'node:os';
import { Dispatch, type PoolSettings } from './dispatch.ts';
import { startProcess } from './start-process.ts';

export { answers } from './answer.ts';
export { Asking } from './ask.ts';
export type { Dispatch as Pool, PoolSettings } from './dispatch.ts';
export type { Answered, Asked } from './protocol.ts';
export type { Asker } from './schedule.ts';
export { startProcess } from './start-process.ts';
export { startThreads } from './start-threads.ts';
export type { LaneStats, ThinkerStats } from './stats.ts';
export type { Fault } from './team.ts';
export { type Thinker, ThinkerLost } from './thinker.ts';
export type { Threads } from './threads.ts';

export const usualPool: PoolSettings = {
  // Even one core gets two threads: what takes a millisecond must not wait for what takes a quarter of a second.
  threads: { quick: 1, slow: Math.max(1, availableParallelism() - 1) },
  budgets: { person: { burst: 60, perSecond: 0.25 }, address: { burst: 120, perSecond: 0.5 } },
  patience: 10_000,
};

/** A process in which bots think. `shelf` is the address of a module that exports `shelf`, the games to think about. */
export function botPool(shelf: string, settings: PoolSettings): Dispatch {
  const { quick, slow } = settings.threads;
  return new Dispatch(settings, {
    start: (gone) => startProcess(shelf, quick + slow, gone),
    now: () => performance.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms).unref();
      return () => clearTimeout(timer);
    },
  });
}
