import type { MatchComing } from './comings.ts';
import type { MatchFile } from './log.ts';
import { type MatchSitter, namesOfSitters } from './sitters.ts';

/** Who sat there, without a name: the seat is called by its sigil. Bots have names of the house, and keep them. */
export function veiledSitters(sitters: readonly MatchSitter[]): readonly MatchSitter[] {
  return sitters.map((sitter) => (sitter.level === null ? { ...sitter, name: null, veiled: true } : sitter));
}

/** Who came and went, without names: who began in the seat is called as the seat is. */
export function veiledComings(
  comings: readonly MatchComing[],
  sitters: readonly MatchSitter[],
): readonly MatchComing[] {
  return comings.map((coming) => {
    const began = coming.name !== null && coming.name === sitters[coming.seat]?.name;
    return { ...coming, name: null, ...(began ? { veiled: true as const } : {}) };
  });
}

/** The same match with nobody's name in it. */
export function veiledFile(file: MatchFile): MatchFile {
  const known = file.sitters ?? file.names.map((name) => ({ name, sigil: null, level: null }));
  const sitters = veiledSitters(known);
  const comings = file.comings === undefined ? {} : { comings: veiledComings(file.comings, known) };
  return { ...file, names: namesOfSitters(sitters), sitters, ...comings };
}
