import type { PanelRow } from '../data/index.ts';
import type { Cell } from './moves.ts';

/** BP-G1, in order: N, NE, SE, S, SW, NW; q and r in turn. */
const DIRECTIONS = [0, -1, 1, -1, 1, 0, 0, 1, -1, 1, -1, 0] as const;
export const SIDES = 6;

export interface Panel {
  readonly no: number;
  readonly i: number;
  readonly j: number;
  readonly centre: number;
}

/** The grid of one board, made once: cells numbered in canonical order (BP-G7). */
export interface Board {
  readonly cells: number;
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** The six neighbours of each cell in the order of directions, -1 beyond the board. */
  readonly near: Int16Array;
  readonly panels: readonly Panel[];
  readonly panelRadius: number;
  readonly panelOf: Uint8Array;
  /** How far each cell is from the centre of its panel. */
  readonly ring: Uint8Array;
  /** By panel and radius: the cells at just that distance of the centre. */
  readonly rings: readonly (readonly (readonly number[])[])[];
  /** By panel and radius: the cells from 1 up to that distance. */
  readonly within: readonly (readonly (readonly number[])[])[];
  /** By panel: all its cells, in canonical order. */
  readonly whole: readonly (readonly number[])[];
  /** By panel and radius: the six corners of the ring, in the order of directions. */
  readonly corners: readonly (readonly (readonly number[])[])[];
  /** Cell numbers by r and q. */
  readonly rows: ReadonlyMap<number, { readonly first: number; readonly numbers: Int16Array }>;
}

/** BP-G2. */
export function hexDistance(dq: number, dr: number): number {
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

export function distance(board: Board, a: number, b: number): number {
  return hexDistance(board.q[a]! - board.q[b]!, board.r[a]! - board.r[b]!);
}

/** The number of a cell, -1 beyond the board. */
export function cellAt(board: Board, { q, r }: Cell): number {
  const row = board.rows.get(r);
  return row?.numbers[q - row.first] ?? -1;
}

export function cellOf(board: Board, cell: number): Cell {
  return { q: board.q[cell]!, r: board.r[cell]! };
}

export function adjacent(board: Board, a: number, b: number): boolean {
  return a >= 0 && b >= 0 && distance(board, a, b) === 1;
}

/** BP-G3 to BP-G5. */
export function makeBoard(rows: readonly PanelRow[], panelRadius: number): Board {
  const centres = centresOf(rows, panelRadius);
  const all = centres.flatMap((centre, panel) => discOf(centre, panelRadius).map((cell) => ({ ...cell, panel })));
  all.sort((a, b) => a.r - b.r || a.q - b.q);
  const numbered = numberRows(all);
  const find = (q: number, r: number) => {
    const row = numbered.get(r);
    return row?.numbers[q - row.first] ?? -1;
  };
  const near = new Int16Array(SIDES * all.length);
  for (const [cell, { q, r }] of all.entries())
    for (let d = 0; d < SIDES; d++) near[SIDES * cell + d] = find(q + DIRECTIONS[2 * d]!, r + DIRECTIONS[2 * d + 1]!);
  const ring = Uint8Array.from(all, ({ q, r, panel }) => hexDistance(q - centres[panel]!.q, r - centres[panel]!.r));
  const radii = Array.from({ length: panelRadius + 1 }, (_, radius) => radius);
  const byPanel = (pick: (panel: number, radius: number) => number[]) =>
    centres.map((_, panel) => radii.map((radius) => pick(panel, radius)));
  const cellsOf = (panel: number, wanted: (ring: number) => boolean) =>
    all.flatMap((one, cell) => (one.panel === panel && wanted(ring[cell]!) ? [cell] : []));
  return {
    cells: all.length,
    q: Int16Array.from(all, ({ q }) => q),
    r: Int16Array.from(all, ({ r }) => r),
    near,
    panels: centres.map(({ i, j, q, r }, panel) => ({ no: panel + 1, i, j, centre: find(q, r) })),
    panelRadius,
    panelOf: Uint8Array.from(all, ({ panel }) => panel),
    ring,
    rings: byPanel((panel, radius) => cellsOf(panel, (at) => at === radius)),
    within: byPanel((panel, radius) => cellsOf(panel, (at) => at >= 1 && at <= radius)),
    whole: centres.map((_, panel) => cellsOf(panel, () => true)),
    corners: byPanel((panel, radius) => {
      const { q, r } = centres[panel]!;
      return [0, 1, 2, 3, 4, 5].map((d) => find(q + radius * DIRECTIONS[2 * d]!, r + radius * DIRECTIONS[2 * d + 1]!));
    }),
    rows: numbered,
  };
}

/** BP-G4, BP-G5: numbered row by row, j ascending, then i ascending. */
function centresOf(rows: readonly PanelRow[], radius: number) {
  return [...rows]
    .sort((a, b) => a.j - b.j || a.from - b.from)
    .flatMap(({ j, from, to }) =>
      Array.from({ length: to - from + 1 }, (_, k) => {
        const i = from + k;
        return { i, j, q: (2 * radius + 1) * i + radius * j, r: -radius * i + (radius + 1) * j };
      }),
    );
}

function discOf({ q, r }: Cell, radius: number): Cell[] {
  const cells: Cell[] = [];
  for (let dr = -radius; dr <= radius; dr++)
    for (let dq = -radius; dq <= radius; dq++) if (hexDistance(dq, dr) <= radius) cells.push({ q: q + dq, r: r + dr });
  return cells;
}

function numberRows(cells: readonly Cell[]) {
  const rows = new Map<number, { first: number; numbers: Int16Array }>();
  const spans = new Map<number, number[]>();
  for (const { q, r } of cells) spans.set(r, [...(spans.get(r) ?? []), q]);
  for (const [r, qs] of spans) {
    const first = Math.min(...qs);
    rows.set(r, { first, numbers: new Int16Array(Math.max(...qs) - first + 1).fill(-1) });
  }
  for (const [cell, { q, r }] of cells.entries()) {
    const row = rows.get(r)!;
    row.numbers[q - row.first] = cell;
  }
  return rows;
}
