import { workFor } from './hands.ts';
import type { Kept } from './kept.ts';
import type { Plan } from './plan.ts';
import type { Played } from './play.ts';

/**
 * Plays all games of a plan, or those that are `asked`, on `cores` threads; the answer is in the order of the games, whoever played them.
 * What is kept is not played again.
 */
export async function run<One extends { readonly g: number } = Played>(
  plan: Pick<Plan, 'games'> & Partial<Plan>,
  cores: number,
  progress: (done: number) => void,
  player = new URL('./thread.ts', import.meta.url),
  kept: Kept<One> | null = null,
  asked: readonly number[] = Array.from({ length: plan.games }, (_, g) => g),
): Promise<One[]> {
  const played = new Map((kept?.done ?? []).map((one) => [one.g, one]));
  const open = asked.filter((g) => !played.has(g));
  let next = 0;
  let done = asked.length - open.length;
  if (done > 0) progress(done);
  const desk = {
    next: () => open[next++] ?? null,
    put: (one: One) => {
      played.set(one.g, one);
      kept?.add(one);
      progress(++done);
    },
  };
  await workFor(desk, { cores: Math.min(cores, open.length), player, work: plan });
  return asked.map((g) => played.get(g)!);
}
