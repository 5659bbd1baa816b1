import type { DataSet } from '../data/index.ts';
import type { PileCard } from '../rules/kind.ts';

/** A card laid on a Conquest pile: planets in the order of the set, then what a Shield caught, then that Shield. */
export function onConquest(pile: readonly PileCard[], card: PileCard, set: DataSet): PileCard[] {
  return sorted([...pile, card], (one) => {
    if (one.t === 'planet') return planetRank(set, one.planet);
    return 1000 + (set.weapons.find(({ id }) => id === one.weapon)?.priority === null ? 1 : 0);
  });
}

/** A card laid on a Debris pile: planets, then weapons by owner, each in the order of the set. */
export function onDebris(pile: readonly PileCard[], card: PileCard, set: DataSet): PileCard[] {
  return sorted([...pile, card], (one) => {
    if (one.t === 'planet') return planetRank(set, one.planet);
    return 1000 + one.owner * 9 + set.weapons.findIndex(({ id }) => id === one.weapon);
  });
}

function planetRank(set: DataSet, planet: string): number {
  return set.planets.findIndex(({ id }) => id === planet);
}

function sorted(pile: PileCard[], rank: (card: PileCard) => number): PileCard[] {
  return pile.sort((a, b) => rank(a) - rank(b));
}
