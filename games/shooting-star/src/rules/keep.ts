import type { Seat } from '@orrery/kernel';
import type { State } from './state.ts';

/** Places a planet can be kept in, as `State.keeper` writes them down: the place plus the seat. */
export const IN_CONQUEST = 0;
export const IN_DEBRIS = 5;
export const IN_HAND = 10;
/** In the sector or in the deck. */
export const NOBODY = -1;

/** The planets kept in one place, as numbers of the data set. */
export function planetsIn(s: State, place: number, seat: Seat): number[] {
  const found: number[] = [];
  for (let planet = 0; planet < s.keeper.length; planet++) if (s.keeper[planet] === place + seat) found.push(planet);
  return found;
}

export function countPlanets(s: State, place: number, seat: Seat): number {
  let found = 0;
  for (let planet = 0; planet < s.keeper.length; planet++) if (s.keeper[planet] === place + seat) found++;
  return found;
}
