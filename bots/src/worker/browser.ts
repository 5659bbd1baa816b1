import { Asking } from './ask.ts';
import type { Answered, Think } from './protocol.ts';

/** Bots of a page. */
export interface PageThinker {
  readonly think: Think;
  close(): void;
}

/** A Web Worker in which a page lets its bots think, so that the page itself never waits. One that fails is replaced. */
export function browserThinker(): PageThinker {
  let running: { worker: Worker; asking: Asking } | null = null;

  function start() {
    const worker = new Worker(new URL('./web.ts', import.meta.url), { type: 'module' });
    const asking = new Asking((asked) => worker.postMessage(asked));
    worker.addEventListener('message', (event: MessageEvent<Answered>) => asking.hear(event.data));
    worker.addEventListener('error', (event) => stop(`a bot's worker failed: ${event.message}`));
    worker.addEventListener('messageerror', () => stop("a bot's worker sent what cannot be read"));
    running = { worker, asking };
    return running;
  }
  function stop(why: string): void {
    running?.worker.terminate();
    running?.asking.fail(new Error(why));
    running = null;
  }
  return {
    think: async (question) => (await (running ?? start()).asking.think(question, 1)).move,
    close: () => stop("the bots' worker was closed"),
  };
}
