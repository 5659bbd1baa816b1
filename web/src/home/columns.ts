/** Between two plates, and the least width of a plate at which nothing in it is cramped, in pixels. */
export const plateGap = 14;
const narrowest = 181;

export interface Space {
  /** The width that the plates have for themselves. */
  readonly width: number;
  /** The screen is as wide as a television. */
  readonly wide: boolean;
}

/** In how many columns so many plates stand. Up to four stand in one row, or where that is too narrow in even ones. */
export function columnsFor(games: number, { width, wide }: Space): number {
  const fits = (columns: number) => (width + plateGap) / columns - plateGap >= narrowest;
  if (games <= 4) return [games, games / 2].find((columns) => columns >= 1 && columns % 1 === 0 && fits(columns)) ?? 1;
  const most = wide ? (games <= 8 ? 4 : 6) : games <= 6 ? 3 : 4;
  return [6, 4, 3, 2].find((columns) => columns <= most && fits(columns)) ?? 1;
}

/** How many cells the last row leaves free. */
export const spareCells = (games: number, columns: number): number => (columns - (games % columns)) % columns;
