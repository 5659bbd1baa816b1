import { Worker } from 'node:worker_threads';
import { Asking } from './ask.ts';
import type { Answered } from './protocol.ts';
import { type Thinker, ThinkerLost } from './thinker.ts';

/** A bot that fills more memory than that has gone astray: it ends, and nobody else notices. */
const mostMegabytes = 512;

/** A thread of this process; `gone` is called when it has died, after its question has failed. It keeps nobody from ending. */
export function startThread(shelf: string, gone: () => void): Thinker {
  const worker = new Worker(new URL('./node.ts', import.meta.url), {
    workerData: { shelf },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const asking = new Asking((asked) => worker.postMessage(asked));
  const fail = (why: string) => {
    asking.fail(new ThinkerLost(why));
    gone();
  };
  worker.unref();
  worker.on('message', (answered: Answered) => {
    worker.unref();
    asking.hear(answered);
  });
  worker.on('error', (error) => fail(`a bot's thread failed: ${error instanceof Error ? error.stack : error}`));
  worker.on('exit', (code) => fail(`a bot's thread ended with code ${code}`));
  return {
    think: (question, share) => {
      worker.ref();
      return asking.think(question, share);
    },
    close: async () => void (await worker.terminate()),
  };
}
