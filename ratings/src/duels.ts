import found from '../data/duels.json' with { type: 'json' };

/** Two levels that met at a table of two. */
interface Duel {
  readonly stronger: string;
  readonly weaker: string;
  readonly games: number;
  /** Of all games, what the stronger one won; it may be off by so much, 95 times in 100. */
  readonly share: number;
  readonly give: number;
}
const duels: Readonly<Record<string, { readonly duels: readonly Duel[] }>> = found;

/** Of ten games, how many a bot wins against the level below; null where it is not established that it is the stronger one. */
export function winsOfTen(game: string, level: string): { readonly wins: number; readonly against: string } | null {
  const duel = duels[game]?.duels.find(({ stronger }) => stronger === level);
  if (duel === undefined || duel.share - duel.give <= 0.5) return null;
  return { wins: Math.round(10 * duel.share), against: duel.weaker };
}
