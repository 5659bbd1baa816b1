import { type Level, levels } from '@orrery/kernel';
import { winsOfTen } from '@orrery/ratings';

/** The levels that a game offers: a master where it is established that it beats `hard`. */
export function levelsOf(game: string): readonly Level[] {
  return levels.filter((level) => level !== 'master' || winsOfTen(game, level) !== null);
}
