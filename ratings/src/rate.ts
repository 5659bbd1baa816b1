import { beta, kappa, type Rating, tau } from './rating.ts';

/** Those who win and lose together, one person in most games, and their place: 1 is the best, equal places are a draw. */
export interface Side {
  readonly members: readonly Rating[];
  readonly place: number;
}

/**
 * What a match tells of everybody who played it: the ratings after it, side by side in the order given. Plackett-Luce by Weng and Lin, "A
 * Bayesian approximation method for online ranking" (2011), algorithm 4: any number of sides, teams, and draws in one formula.
 */
export function rate(sides: readonly Side[]): Rating[][] {
  const teams = sides.map(({ members, place }) => teamOf(members, place));
  const c = Math.sqrt(teams.reduce((sum, { variance }) => sum + variance + beta ** 2, 0));
  // From the best of them: exp() of anything near 700 is infinite.
  const top = Math.max(...teams.map(({ mu }) => mu));
  const weights = teams.map(({ mu }) => Math.exp((mu - top) / c));
  return sides.map(({ members }, i) => {
    const { place, variance } = teams[i]!;
    let [gain, known] = [0, 0];
    for (const [q, other] of teams.entries()) {
      if (other.place > place) continue;
      let [behind, level] = [0, 0];
      for (const [at, team] of teams.entries()) {
        if (team.place >= other.place) behind += weights[at]!;
        if (team.place === other.place) level++;
      }
      const chance = weights[i]! / behind;
      gain += ((q === i ? 1 : 0) - chance) / level;
      known += (chance * (1 - chance)) / level;
    }
    const surer = (known * Math.sqrt(variance)) / c ** 3;
    return members.map(({ mu, sigma }) => {
      const was = sigma ** 2 + tau ** 2;
      return { mu: mu + (was * gain) / c, sigma: Math.sqrt(was * Math.max(1 - was * surer, kappa)) };
    });
  });
}

function teamOf(members: readonly Rating[], place: number) {
  let [mu, variance] = [0, 0];
  for (const member of members) {
    mu += member.mu;
    variance += member.sigma ** 2 + tau ** 2;
  }
  return { place, mu, variance };
}
