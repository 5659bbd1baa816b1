import type { Advice } from '../search/advise.ts';
import { Asking } from './ask.ts';
import type { Answered, Question, Think } from './protocol.ts';

/** Bots of a page. */
export interface PageThinker {
  readonly think: Think;
  /** What the strongest bot would do, and why. */
  advise(question: Omit<Question, 'bot' | 'why' | 'manner'>): Promise<Advice | null>;
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
  const ask = (question: Question) => (running ?? start()).asking.think(question, 1);
  return {
    advise: async (question) => (await ask({ ...question, bot: 'hard', why: true })).advice ?? null,
    think: async (question) => (await ask(question)).move,
    close: () => stop("the bots' worker was closed"),
  };
}
