import { Worker } from 'node:worker_threads';
import { Asking } from './ask.ts';
import type { Answered, Question, Thought } from './protocol.ts';

/** Where one question at a time is thought about. */
export interface Thread {
  think(question: Question, share: number): Promise<Thought>;
  close(): Promise<void>;
}

/** A thread of this process; `gone` is called when it has died, after its question has failed. It keeps nobody from ending. */
export function startThread(shelf: string, gone: () => void): Thread {
  const worker = new Worker(new URL('./node.ts', import.meta.url), { workerData: { shelf } });
  const asking = new Asking((asked) => worker.postMessage(asked));
  const fail = (error: Error) => {
    asking.fail(error);
    gone();
  };
  worker.unref();
  worker.on('message', (answered: Answered) => {
    worker.unref();
    asking.hear(answered);
  });
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => fail(new Error(`a bot's thread ended with code ${code}`)));
  return {
    think: (question, share) => {
      worker.ref();
      return asking.think(question, share);
    },
    close: async () => void (await worker.terminate()),
  };
}
