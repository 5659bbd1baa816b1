import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { type Cards, cardsOf, type Mission } from './cards.ts';
import type { Missions } from './kind.ts';
import type { State } from './state.ts';

/** SS-S6: the three values shuffled apart, one of each for every seat; the rest stays in the box. */
export function dealMissions(cards: Cards, n: number, chance: Chance): number[] {
  const dealt = new Array<number>(3 * n).fill(-1);
  for (let value = 1; value <= 3; value++) {
    const pile = shuffle([...cards.worth[value]!], chance, 'missions');
    for (let seat = 0; seat < n; seat++) dealt[3 * seat + value - 1] = pile[seat] as number;
  }
  return dealt;
}

/** The missions of a seat by name. Not before they are dealt. */
export function missionsOf(s: State, seat: Seat): Missions {
  const { missions } = cardsOf(s.options).set;
  const id = (k: number) => missions[s.missions[3 * seat + k]!]!.id;
  return [id(0), id(1), id(2)];
}

/** What missions look at in a Conquest pile; Dark planets are in none of it. */
export interface Haul {
  small: number;
  named: number;
  moons: number;
  /** One bit per planet name. */
  names: number;
}

/** SS-E6. */
export function pay(mission: Mission, haul: Haul): number {
  const { atLeast, names } = mission;
  if (atLeast === null) {
    const found = ((haul.names & names[0]) === 0 ? 0 : 1) + ((haul.names & names[1]) === 0 ? 0 : 1);
    return found === 2 ? mission.both : found === 1 ? mission.one : 0;
  }
  const met =
    haul.small >= atLeast.small &&
    haul.named >= atLeast.named &&
    haul.small + haul.named >= atLeast.numbered &&
    haul.moons >= atLeast.moons;
  return met ? mission.points : 0;
}
