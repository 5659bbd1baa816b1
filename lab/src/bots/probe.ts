import type { Game, Kind, Seat } from '@orrery/kernel';
import { BadArguments } from '../problem.ts';

/** Puts part of the truth into an imagined state. */
export type Probe<K extends Kind> = (s: K['state'], truth: K['state'], me: Seat) => void;

/** What else than everything can be told, game by game. */
const rooms: Readonly<Record<string, () => Promise<{ readonly probes: Readonly<Record<string, unknown>> }>>> = {
  'shooting-star': () => import('@orrery/shooting-star/probe'),
};

export async function probesOf<K extends Kind>(game: Game<K>): Promise<Readonly<Record<string, Probe<K>>>> {
  const own = Object.hasOwn(rooms, game.id) ? (await rooms[game.id]!()).probes : {};
  return { ...(own as Record<string, Probe<K>>), everything: (s, truth) => void Object.assign(s, game.copy(truth)) };
}

export async function probeOf<K extends Kind>(game: Game<K>, what: string): Promise<Probe<K>> {
  const probes = await probesOf(game);
  if (!Object.hasOwn(probes, what))
    throw new BadArguments(`--probe: there is no '${what}'; there is: ${Object.keys(probes).join(', ')}`);
  return probes[what]!;
}
