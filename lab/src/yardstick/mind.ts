import type { CommonLevel, Kind, Mind, Playouts, ScriptedMind } from '@orrery/kernel';

/** A mind as the first bots had it. Their ways of choosing are kept here, so that today's search may change. */
export interface FirstMind<K extends Kind> extends Pick<Mind<K>, 'judge' | 'round' | 'shortlist'> {
  readonly levels: Readonly<Record<CommonLevel, FirstThinking<K>>>;
}

export type FirstThinking<K extends Kind> = FirstGreedy<K> | FirstSearch<K>;

export interface FirstGreedy<K extends Kind> extends Playouts<K> {
  readonly t: 'greedy';
  readonly samples: number;
  /** How often a move at random is played instead. */
  readonly slip: number;
}
export interface FirstSearch<K extends Kind> extends Playouts<K> {
  readonly t: 'bandit' | 'halving';
  readonly playouts: number;
}

/** The first bots of every game, by its id. */
const rooms: Readonly<Record<string, () => Promise<{ readonly first: unknown }>>> = {
  'shooting-star': () => import('@orrery/shooting-star/bot-1'),
  'planet-x': () => import('@orrery/planet-x/bot-1'),
  'sky-of-stars': () => import('@orrery/sky-of-stars/bot-1'),
  'burning-planets': () => import('@orrery/burning-planets/bot-1'),
};

/** null: a game that came later has no first bots. */
export async function firstMind<K extends Kind>(game: string): Promise<FirstMind<K> | ScriptedMind<K> | null> {
  if (!Object.hasOwn(rooms, game)) return null;
  return (await rooms[game]!()).first as FirstMind<K> | ScriptedMind<K>;
}
