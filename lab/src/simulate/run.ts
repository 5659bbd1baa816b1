import { workFor } from './hands.ts';
import type { Kept } from './kept.ts';
import type { Plan } from './plan.ts';
import type { Played } from './play.ts';

/** How the games of a plan are played. */
interface Running<One extends { readonly g: number }> {
  readonly cores: number;
  readonly progress: (done: number) => void;
  /** The thread that plays them; without: one that keeps what `Played` says. */
  readonly player?: URL;
  /** What is kept is not played again. */
  readonly kept?: Kept<One> | null;
  /** Which games of the plan; without: all. */
  readonly asked?: readonly number[];
}

/** Plays games of a plan; the answer is in the order of the games, whoever played them. */
export async function run<One extends { readonly g: number } = Played>(
  plan: Pick<Plan, 'games'> & Partial<Plan>,
  { cores, progress, kept = null, ...which }: Running<One>,
): Promise<One[]> {
  const { player = new URL('./thread.ts', import.meta.url) } = which;
  const { asked = Array.from({ length: plan.games }, (_, g) => g) } = which;
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
