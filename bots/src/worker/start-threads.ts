import { startThread } from './thread.ts';
import { Threads } from './threads.ts';

/** Up to so many threads of this process. `shelf` is the address of a module that exports `shelf`, the games to think about. */
export function startThreads(shelf: string, most: number): Threads {
  return new Threads({
    most,
    start: (gone) => startThread(shelf, gone),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
}
