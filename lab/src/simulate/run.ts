import { Worker } from 'node:worker_threads';
import { Failed } from '../problem.ts';
import type { Kept } from './kept.ts';
import type { Plan } from './plan.ts';
import type { Played } from './play.ts';

/** Plays all games of a plan on `cores` threads; the answer is in the order of the games, whoever played them. What is kept is not played again. */
export async function run<One extends { readonly g: number } = Played>(
  plan: Pick<Plan, 'games'> & Partial<Plan>,
  cores: number,
  progress: (done: number) => void,
  player = new URL('./thread.ts', import.meta.url),
  kept: Kept<One> | null = null,
): Promise<One[]> {
  const played: One[] = [];
  for (const one of kept?.done ?? []) if (one.g < plan.games) played[one.g] = one;
  const open = Array.from({ length: plan.games }, (_, g) => g).filter((g) => played[g] === undefined);
  let next = 0;
  let done = plan.games - open.length;
  if (done > 0) progress(done);
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(player, { workerData: plan });
      let game: number | null = null;
      const more = () => {
        game = open[next++] ?? null;
        if (game === null) void worker.terminate();
        else worker.postMessage(game);
      };
      /** The others end with the game they are in. */
      const fail = (error: unknown) => {
        next = open.length;
        reject(error);
      };
      worker.on('message', (one: One) => {
        played[one.g] = one;
        kept?.add(one);
        progress(++done);
        more();
      });
      worker.on('error', fail);
      worker.on('exit', (code) => {
        if (game === null) resolve();
        else fail(new Failed(`a thread of the simulation ended with code ${code} in the middle of game ${game}`));
      });
      more();
    });
  await Promise.all(Array.from({ length: Math.min(cores, open.length) }, thread));
  return played;
}
