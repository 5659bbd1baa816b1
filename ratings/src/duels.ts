import found from '../data/duels.json' with { type: 'json' };

/** Two levels that met: one bot of the stronger against one of the weaker, or against two where a game of two has no winner. */
interface Duel {
  readonly seats: 2 | 3;
  readonly stronger: string;
  readonly weaker: string;
  readonly games: number;
  /** Of all games, what the stronger one won; it may be off by so much, 95 times in 100. */
  readonly share: number;
  readonly give: number;
}
const duels = found as Readonly<Record<string, { readonly duels: readonly Duel[] }>>;

/** Of ten games, how many a bot wins against the level below; null where it is not established that it is the stronger one. */
export function winsOfTen(
  game: string,
  level: string,
): { readonly wins: number; readonly seats: Duel['seats'] } | null {
  const duel = duels[game]?.duels.find(({ stronger }) => stronger === level);
  if (duel === undefined || duel.share - duel.give <= 1 / duel.seats) return null;
  return { wins: Math.round(10 * duel.share), seats: duel.seats };
}
