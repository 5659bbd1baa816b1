import type { DataSet, MissionCard, MissionId, Tally } from '../data/index.ts';
import type { PileCard } from '../rules/kind.ts';

/** One thing a mission asks for, and how far it is. */
export type Goal =
  | { readonly t: 'tally'; readonly tally: Tally; readonly have: number; readonly need: number }
  | { readonly t: 'planet'; readonly planet: string; readonly have: 0 | 1; readonly need: 1 };

export interface Progress {
  readonly mission: MissionCard;
  readonly goals: readonly Goal[];
  /** What it would pay if the game ended now. */
  readonly pays: number;
  readonly met: boolean;
}

/** SS-E6: how a mission stands on a Conquest pile. */
export function progressOf(set: DataSet, id: MissionId, conquest: readonly PileCard[]): Progress | null {
  const mission = set.missions.find((card) => card.id === id);
  if (mission === undefined) return null;
  const goals = goalsOf(mission, set, conquest);
  const done = goals.filter(({ have, need }) => have >= need).length;
  const met = done === goals.length;
  const { test, points } = mission;
  const pays = 'atLeast' in test ? (met ? points : 0) : met ? test.both : done === 1 ? test.one : 0;
  return { mission, goals, pays, met };
}

function goalsOf({ test }: MissionCard, set: DataSet, conquest: readonly PileCard[]): Goal[] {
  const planets = conquest.flatMap((card) => {
    const planet = card.t === 'planet' ? set.planets.find(({ id }) => id === card.planet) : undefined;
    return planet === undefined ? [] : [planet];
  });
  if (!('atLeast' in test))
    return test.planets.map((name) => ({
      t: 'planet',
      planet: name,
      have: planets.some((planet) => planet.name === name) ? 1 : 0,
      need: 1,
    }));
  const count: Readonly<Record<Tally, number>> = {
    small: planets.filter(({ kind }) => kind === 'small').length,
    named: planets.filter(({ kind }) => kind === 'named').length,
    numbered: planets.filter(({ kind }) => kind !== 'dark').length,
    moons: planets.reduce((moons, planet) => moons + planet.moons, 0),
  };
  return (Object.entries(test.atLeast) as [Tally, number][]).map(([tally, need]) => ({
    t: 'tally',
    tally,
    have: Math.min(count[tally], need),
    need,
  }));
}
