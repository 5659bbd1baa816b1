export const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The same rules for peers that keep a board of cells. */
export type Cells = (number | null)[];
export const emptyBoard = (): Cells => Array<number | null>(9).fill(null);

/** False: the cell is taken. A board that is won or full is emptied. */
export function mark(cells: Cells, by: number, cell: number): boolean {
  if (cells[cell] !== null) return false;
  cells[cell] = by;
  const won = lines.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
  if (won || cells.every((each) => each !== null)) cells.fill(null);
  return true;
}
