import type { Kept } from '../simulate/kept.ts';
import { progressOn } from '../simulate/progress.ts';
import { run } from '../simulate/run.ts';
import type { Errand } from './errand.ts';
import type { Facts } from './facts.ts';
import { runTogether } from './together/run.ts';

/** Where games are played, and what is kept of those that were. */
export interface Means {
  readonly cores: number;
  /** The file in which what was played stays until all of it was; null: nowhere. */
  readonly kept: Kept<Facts> | null;
  /** The PostgreSQL in which other machines find the work; null: it is done here. */
  readonly database: string | null;
}

/** Plays what is asked, by their keys, and answers in their order. */
export async function playErrand(
  errand: Errand,
  asked: readonly number[],
  { cores, kept, database }: Means,
  progress: (done: number) => void = progressOn(process.stderr, asked.length),
): Promise<Facts[]> {
  const player = new URL('./thread.ts', import.meta.url);
  if (database !== null) {
    const found = await runTogether(database, errand, asked, { cores, player, progress });
    for (const one of found) kept?.add(one);
    return found;
  }
  const work = { ...errand, games: asked.length };
  return await run<Facts>(work, { cores, progress, player, kept, asked });
}
