import type { XY } from '../../rules/kind.ts';

/** The cells on show: a grid as it was dealt, gaps included, or what a custom sector has grown to. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Where everything of a sector lies, in pixels of its drawing. */
export interface Plan extends Bounds {
  readonly width: number;
  readonly height: number;
  readonly marginX: number;
  readonly marginY: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Radius of a planet; its rings lie outside. */
  readonly r: number;
  /** Gap between rings against the radius. */
  readonly gap: number;
}

const GRID: readonly (readonly [columns: number, rows: number])[] = [
  [0, 0],
  [0, 0],
  [4, 3],
  [6, 3],
  [6, 4],
  [6, 5],
];

/** SS-S4; a custom sector is as large as what lies in it, with `rim` empty cells around. */
export function boundsOf(n: number, custom: boolean, cells: readonly XY[], rim: number): Bounds {
  if (!custom) {
    const [columns, rows] = GRID[n] ?? [6, 5];
    return { left: 0, top: 0, columns, rows };
  }
  const xs = cells.length === 0 ? [0] : cells.map(({ x }) => x);
  const ys = cells.length === 0 ? [0] : cells.map(({ y }) => y);
  const left = Math.min(...xs) - rim;
  const top = Math.min(...ys) - rim;
  return { left, top, columns: Math.max(...xs) + rim - left + 1, rows: Math.max(...ys) + rim - top + 1 };
}

const NARROW = 92;

export function planOf(bounds: Bounds, width: number, height: number): Plan {
  const small = width < 560;
  const marginX = small ? 13 : 20;
  const marginY = small ? 16 : 20;
  const cellWidth = Math.max(1, (width - marginX * 2) / bounds.columns);
  const cellHeight = Math.max(1, (height - marginY - marginY / 2) / bounds.rows);
  const cell = Math.min(cellWidth, cellHeight);
  const narrow = cell < NARROW;
  const r = Math.min(cell * (narrow ? 0.325 : 0.29), 62);
  return { ...bounds, width, height, marginX, marginY, cellWidth, cellHeight, r, gap: narrow ? 0.115 : 0.138 };
}

/** A plan brought closer: cells grow to squares first, and only then does the sector outgrow its frame. */
export function closer(fit: Plan, zoom: number): Plan {
  if (zoom === 1) return fit;
  const cell = Math.min(fit.cellWidth, fit.cellHeight) * zoom;
  const width = Math.max(fit.width, cell * fit.columns + fit.marginX * 2);
  const height = Math.max(fit.height, cell * fit.rows + fit.marginY * 1.5);
  return planOf(fit, width, height);
}

/** The middle of a cell. */
export function centre(plan: Plan, { x, y }: XY): { readonly cx: number; readonly cy: number } {
  return {
    cx: plan.marginX + (x - plan.left + 0.5) * plan.cellWidth,
    cy: plan.marginY + (y - plan.top + 0.5) * plan.cellHeight,
  };
}

export function cellsOf({ left, top, columns, rows }: Bounds): XY[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: left + (i % columns),
    y: top + Math.floor(i / columns),
  }));
}

export function inside({ left, top, columns, rows }: Bounds, { x, y }: XY): boolean {
  return x >= left && y >= top && x < left + columns && y < top + rows;
}
