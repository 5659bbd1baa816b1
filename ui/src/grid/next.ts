/** Where a cell lies: any unit, as long as up is less y. Serves rows of cards, grids of planets and hexes alike. */
export interface Cell {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell a key leads to from `from`; null if the key is not one of navigation or leads nowhere. */
export function nextCell(cells: readonly Cell[], from: string, key: string): string | null {
  const here = cells.find((cell) => cell.key === from);
  if (here === undefined) return null;
  if (key === 'Home' || key === 'End') return endOfRow(cells, here, key === 'Home' ? -1 : 1);
  const direction = DIRECTIONS[key];
  return direction === undefined ? null : nearest(cells, here, direction);
}

/** Straight ahead first; aslant by up to 60 degrees only where nothing lies straight ahead, as between rows of hexes. */
function nearest(cells: readonly Cell[], here: Cell, [dx, dy]: readonly [number, number]): string | null {
  let best: { readonly key: string; readonly cost: number } | null = null;
  for (const { key, x, y } of cells) {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along <= 1e-6 || aside > along * 1.74) continue;
    const cost = along + aside * 1.5;
    if (best === null || cost < best.cost - 1e-6) best = { key, cost };
  }
  return best?.key ?? null;
}

function endOfRow(cells: readonly Cell[], here: Cell, side: -1 | 1): string | null {
  let end = here;
  for (const cell of cells) {
    const sameRow = Math.abs(cell.y - here.y) < 1e-6;
    if (sameRow && (cell.x - end.x) * side > 0) end = cell;
  }
  return end.key === here.key ? null : end.key;
}
