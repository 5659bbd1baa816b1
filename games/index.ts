import { burningPlanets } from '@orrery/burning-planets';
import type { Room } from '@orrery/kernel';
import { planetX } from '@orrery/planet-x';
import { shootingStar } from '@orrery/shooting-star';
import { skyOfStars } from '@orrery/sky-of-stars';

/** The shelf: the one list of games. A game more is one folder and one line here. */
export const shelf: readonly Room[] = [shootingStar, planetX, skyOfStars, burningPlanets];

export function roomOf(id: string): Room | null {
  return shelf.find((room) => room.id === id) ?? null;
}
