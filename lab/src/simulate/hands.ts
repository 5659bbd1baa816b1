import { Worker } from 'node:worker_threads';
import { Failed } from '../problem.ts';

/** Who says what is to be done next, and takes what was done. */
export interface Desk<One> {
  /** null: there is no more. */
  next(): Promise<number | null> | number | null;
  put(one: One): Promise<void> | void;
}

/** Threads that work for a desk until it has no more; each is given `work`, plays what it is told, one at a time, and answers. */
export async function workFor<One extends { readonly g: number }>(
  desk: Desk<One>,
  { cores, player, work }: { readonly cores: number; readonly player: URL; readonly work: object },
): Promise<void> {
  let failed = false;
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(player, { workerData: work });
      let game: number | null = null;
      const more = async () => {
        game = failed ? null : await desk.next();
        if (game === null) await worker.terminate();
        else worker.postMessage(game);
      };
      /** The others end with the game they are in. */
      const fail = (error: unknown) => {
        failed = true;
        reject(error);
        void worker.terminate();
      };
      worker.on('message', (one: One) => void Promise.resolve(desk.put(one)).then(more).catch(fail));
      worker.on('error', fail);
      worker.on('exit', (code) => {
        if (game === null) resolve();
        else fail(new Failed(`a thread of the simulation ended with code ${code} in the middle of game ${game}`));
      });
      more().catch(fail);
    });
  await Promise.all(Array.from({ length: cores }, thread));
}
