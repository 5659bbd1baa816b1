import type { Evaluated, News } from './judging.ts';

/** Has a finished match evaluated in a Web Worker of its own, so that neither the page nor its bots wait. Answers how to stop it. */
export function judgeInWorker(match: Evaluated, hear: (news: News) => void, failed: (why: string) => void): () => void {
  const worker = new Worker(new URL('./judging-web.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<News>) => {
    hear(data);
    if (data.t !== 'found') stop();
  });
  worker.addEventListener('error', (event) => {
    stop();
    failed(event.message);
  });
  worker.postMessage(match);
  return stop;
}
