import type { Room } from '@orrery/words/room';
import { burningPlanets } from './burning-planets/src/index.ts';
import { planetX } from './planet-x/src/index.ts';
import { shootingStar } from './shooting-star/src/index.ts';
import { skyOfStars } from './sky-of-stars/src/index.ts';

/** The shelf: the one list of games. A game more is one folder and its line here. */
export const shelf: readonly Room[] = [shootingStar, planetX, skyOfStars, burningPlanets];

export function roomOf(id: string): Room | null {
  return shelf.find((room) => room.id === id) ?? null;
}
