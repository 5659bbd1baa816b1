import type { Chance, Seat } from '@orrery/kernel';
import { listPlanets, pickPlanet } from '../rules/build.ts';
import type { PlacePlanet } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';

/** Nobody knows its missions yet, and what is built serves all: any legal placement will do in a playout. */
export function guessPlanet(s: State, by: Seat, chance: Chance): PlacePlanet {
  return pickPlanet(s, by, chance);
}

export function shortlistPlanets(s: State, by: Seat, _chance: Chance): readonly PlacePlanet[] {
  return listPlanets(s, by);
}
