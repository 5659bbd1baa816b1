import found from '../data/bots.json' with { type: 'json' };
import type { Rating } from './rating.ts';

const ratings: Readonly<Record<string, { readonly ratings: Readonly<Record<string, Rating>> }>> = found;

/** What the laboratory has found of a bot; null: it was never measured at this game. It plays the same for ever. */
export const botRating = (game: string, level: string): Rating | null => ratings[game]?.ratings[level] ?? null;
