import type { DataSet, FactionId } from '../data/index.ts';

/** The four visual languages, by the glyph a faction bears: rings, triangles, hexagons, diamonds. */
export const manners = ['ring', 'triangle', 'hexagon', 'diamond'] as const;
export type Manner = (typeof manners)[number];

/** Which seat identity (colour, sigil, hatch) goes with each: its colours hold on every plate. */
const LOOKS: Readonly<Record<Manner, number>> = { ring: 3, triangle: 0, hexagon: 2, diamond: 1 };

/** How a faction is drawn: by its glyph; where a set repeats one or invents its own, by its place in the set. */
export function mannerOf(set: DataSet, faction: FactionId): Manner {
  const glyphs = set.factions.map(({ glyph }) => glyph);
  const sound = new Set(glyphs).size === glyphs.length && glyphs.every((glyph) => manners.some((one) => one === glyph));
  const at = set.factions.findIndex(({ id }) => id === faction);
  const glyph = set.factions[at]?.glyph;
  return (sound ? manners.find((one) => one === glyph) : manners[Math.max(at, 0) % 4]) ?? 'ring';
}

export function lookOf(manner: Manner): number {
  return LOOKS[manner];
}
