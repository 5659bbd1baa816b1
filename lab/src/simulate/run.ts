import { Worker } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import type { Played } from './play.ts';

/** Plays all games of a plan on `cores` threads; the answer is in the order of the games, whoever played them. */
export async function run(plan: Plan, cores: number, progress: (done: number) => void): Promise<Played[]> {
  const played: Played[] = [];
  let next = 0;
  let done = 0;
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: plan });
      const more = () => {
        if (next < plan.games) worker.postMessage(next++);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (game: Played) => {
        played[game.g] = game;
        progress(++done);
        more();
      });
      worker.on('error', reject);
      more();
    });
  await Promise.all(Array.from({ length: Math.min(cores, plan.games) }, thread));
  return played;
}
