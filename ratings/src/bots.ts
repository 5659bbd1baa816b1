import found from '../data/bots.json' with { type: 'json' };
import type { Rating } from './rating.ts';

const ratings: Readonly<Record<string, { readonly ratings: Readonly<Record<string, Rating>> }>> = found;

/** What the laboratory has found of a bot; null: it was never measured at this game. It plays the same for ever. Where there is no master hard plays. */
export function botRating(game: string, level: string): Rating | null {
  const found = ratings[game]?.ratings ?? {};
  return found[level] ?? (level === 'master' ? found.hard : null) ?? null;
}
