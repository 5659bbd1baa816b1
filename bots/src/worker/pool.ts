import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Asking } from './ask.ts';
import type { Answered, Think } from './protocol.ts';

export interface Pool {
  readonly think: Think;
  close(): Promise<void>;
}

/**
 * Threads in which bots think, started when first needed; a thread that dies fails its questions and is replaced.
 * `shelf` is the address of a module that exports `shelf`, the games to think about.
 */
export function botPool(shelf: string, size: number = Math.max(1, availableParallelism() - 1)): Pool {
  const threads: { worker: Worker; asking: Asking }[] = [];
  let closed = false;

  function start() {
    const worker = new Worker(new URL('./node.ts', import.meta.url), { workerData: { shelf } });
    const thread = { worker, asking: new Asking((asked) => worker.postMessage(asked)) };
    const gone = (error: Error) => {
      const at = threads.indexOf(thread);
      if (at >= 0) threads.splice(at, 1);
      thread.asking.fail(error);
    };
    worker.unref();
    worker.on('message', (answered: Answered) => {
      thread.asking.hear(answered);
      if (thread.asking.waiting === 0) worker.unref();
    });
    worker.on('error', (error) => gone(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => gone(new Error(`a bot's thread ended with code ${code}`)));
    threads.push(thread);
    return thread;
  }

  return {
    think: (question) => {
      if (closed) return Promise.reject(new Error('the pool is closed'));
      let least = threads.reduce<(typeof threads)[number] | undefined>(
        (best, each) => (best === undefined || each.asking.waiting < best.asking.waiting ? each : best),
        undefined,
      );
      if (least === undefined || (least.asking.waiting > 0 && threads.length < size)) least = start();
      least.worker.ref();
      return least.asking.think(question);
    },
    close: async () => {
      closed = true;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
