import { beta, type Rating, unknown } from './rating.ts';

/** One match of players that never change: who sat there, and their places. */
export interface Fitted {
  readonly players: readonly string[];
  readonly places: readonly number[];
}

/** Of a strength that never changes, more is known from all matches at once than from one after the other. */
const mostRounds = 500;

/**
 * The most likely strength of each player under the model of `rate`, with its standard error, beginning from what is thought of anybody unknown
 * (so that who has always won is not infinitely strong); `anchor` is given the middle of the scale. By Newton's method, player by player.
 */
export function fit(matches: readonly Fitted[], anchor: string): ReadonlyMap<string, Rating> {
  const mu = new Map([...new Set(matches.flatMap(({ players }) => players))].sort().map((player) => [player, 0]));
  let sharp = new Map<string, number>();
  for (let round = 0; round < mostRounds; round++) {
    const slope = new Map([...mu].map(([player, at]) => [player, -at / unknown.sigma ** 2]));
    sharp = new Map([...mu.keys()].map((player) => [player, 1 / unknown.sigma ** 2]));
    for (const match of matches) lean(match, mu, slope, sharp);
    const moves = [...mu.keys()].map((player) => [player, slope.get(player)! / sharp.get(player)!] as const);
    for (const [player, by] of moves) mu.set(player, mu.get(player)! + by);
    if (moves.every(([, by]) => Math.abs(by) < 1e-9)) break;
  }
  const zero = mu.get(anchor) ?? 0;
  const rated = (player: string, at: number): Rating => ({
    mu: unknown.mu + at - zero,
    sigma: 1 / Math.sqrt(sharp.get(player)!),
  });
  return new Map([...mu].map(([player, at]) => [player, rated(player, at)]));
}

/** Slope and curvature of the likelihood that one match gives to each player's strength. */
function lean(
  { players, places }: Fitted,
  mu: ReadonlyMap<string, number>,
  slope: Map<string, number>,
  sharp: Map<string, number>,
): void {
  const c = Math.sqrt(players.length) * beta;
  const weights = players.map((player) => Math.exp(mu.get(player)! / c));
  for (const [q, place] of places.entries()) {
    const behind = weights.reduce((sum, weight, at) => sum + (places[at]! >= place ? weight : 0), 0);
    const level = places.filter((other) => other === place).length;
    for (const [i, player] of players.entries()) {
      if (places[i]! < place) continue;
      const chance = weights[i]! / behind;
      add(slope, player, ((i === q ? 1 : 0) - chance) / level / c);
      add(sharp, player, (chance * (1 - chance)) / level / c ** 2);
    }
  }
}

const add = (to: Map<string, number>, key: string, by: number) => to.set(key, (to.get(key) ?? 0) + by);
