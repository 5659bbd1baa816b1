import { BadArguments, Failed } from '../problem.ts';
import type { Plan } from '../simulate/plan.ts';

/** Games of a plan with one or several sets of options, each under its number: all are dealt the same luck. Plain JSON. */
export interface Errand {
  readonly plan: Omit<Plan, 'options'>;
  readonly sets: Readonly<Record<number, string | null>>;
}

/** No run is longer. */
const MOST = 1_000_000;
/** Game `g` with set number `set`, as one number. */
export const keyOf = (set: number, g: number): number => set * MOST + g;
export const gameOf = (key: number) => ({ set: Math.floor(key / MOST), g: key % MOST });

/** The games of a longer run would be taken for those of another set. */
export function mustFit({ games }: Pick<Plan, 'games'>): void {
  if (games > MOST) throw new BadArguments(`--games wants at most ${MOST}, not ${games}`);
}

/** The options of a set; without any: ours. */
export function optionsIn({ sets }: Errand, set: number): string | undefined {
  if (!Object.hasOwn(sets, set)) throw new Failed(`there is no set ${set} of options among those to be played`);
  return sets[set] ?? undefined;
}
