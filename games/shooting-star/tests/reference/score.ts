import type { MissionCard, PlanetCard } from '../../src/data/index.ts';
import type { FinalScore } from '../../src/rules/kind.ts';
import type { RefGame } from './kind.ts';

/** Section 5. */
export function refScore(g: RefGame): FinalScore {
  const most = Math.max(...g.players.map((player) => player.debris.length));
  const sides = g.players.map((player) => {
    const planets = player.conquest.flatMap((card) => ('planet' in card ? [card.planet] : []));
    const cards = player.conquest.length;
    const moons = planets.filter((planet) => planet.moons > 0).length;
    const [one, two, three] = player.missions.map((mission) => pays(mission, planets));
    const missions = [one!, two!, three!] as const;
    const debris: 0 | 3 = player.debris.length === most ? 3 : 0;
    const total = cards + moons + one! + two! + three! + debris;
    const row = { cards, moons, missions, debrisCount: player.debris.length, debris, total };
    return { row, sumOfMoons: planets.reduce((sum, planet) => sum + planet.moons, 0) };
  });
  let best = sides.map((_, seat) => seat);
  for (const key of [
    (seat: number) => sides[seat]!.row.total,
    (seat: number) => sides[seat]!.row.cards,
    (seat: number) => sides[seat]!.sumOfMoons,
  ])
    best = best.filter((seat) => key(seat) === Math.max(...best.map(key)));
  return { rows: sides.map(({ row }) => row), winners: best, reason: g.round === 7 ? 'rounds' : 'planets' };
}

function pays(mission: MissionCard, planets: readonly PlanetCard[]): number {
  const small = planets.filter((planet) => planet.kind === 'small').length;
  const named = planets.filter((planet) => planet.kind === 'named').length;
  const moons = planets.reduce((sum, planet) => sum + planet.moons, 0);
  const { test } = mission;
  if ('atLeast' in test) {
    const { atLeast } = test;
    if (atLeast.small !== undefined && small < atLeast.small) return 0;
    if (atLeast.named !== undefined && named < atLeast.named) return 0;
    if (atLeast.numbered !== undefined && small + named < atLeast.numbered) return 0;
    if (atLeast.moons !== undefined && moons < atLeast.moons) return 0;
    return mission.points;
  }
  const found = test.planets.filter((name) => planets.some((planet) => planet.name === name)).length;
  return found === 2 ? test.both : found === 1 ? test.one : 0;
}
