import type { Cell } from '../../rules/moves.ts';

/** A point of the plane in which a cell is a flat-top hexagon of circumradius 1 (BP-G4). */
export interface Point {
  readonly x: number;
  readonly y: number;
}
const ROOT3 = Math.sqrt(3);
/** Finer than the kit's pen: a cell is only one unit wide. */
export const n = (value: number): number => Math.round(value * 1000) / 1000;

/** BP-G1: N, NE, SE, S, SW, NW. */
export const DIRECTIONS: readonly Cell[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function pointOf({ q, r }: Cell): Point {
  return { x: 1.5 * q, y: ROOT3 * (r + q / 2) };
}

/** The cell a point lies in. */
export function cellUnder({ x, y }: Point): Cell {
  const q = x / 1.5;
  const r = y / ROOT3 - q / 2;
  // Rounded as a cube: the coordinate that was moved most follows from the other two.
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

export function neighbour({ q, r }: Cell, direction: number): Cell {
  const step = DIRECTIONS[direction]!;
  return { q: q + step.q, r: r + step.r };
}

export function far(a: Cell, b: Cell): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** All cells up to so far from a centre. */
export function disc(centre: Cell, radius: number): Cell[] {
  const cells: Cell[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++)
      cells.push({ q: centre.q + q, r: centre.r + r });
  return cells;
}

/** A corner of a cell; corner `k` is where the sides towards directions k - 1 and k meet. */
function unitCorner(k: number): readonly [number, number] {
  const angle = ((k * 60 - 120) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
function corner({ x, y }: Point, k: number, radius = 1): string {
  const [cx, cy] = unitCorner(k);
  return `${n(x + radius * cx)} ${n(y + radius * cy)}`;
}

export function hexPath(at: Point, radius = 1): string {
  return `M${[0, 1, 2, 3, 4, 5].map((k) => corner(at, k, radius)).join('L')}Z`;
}

/** The hexagons of many cells, as one path. */
export function hexesPath(cells: readonly Cell[], radius = 1): string {
  return cells.map((cell) => hexPath(pointOf(cell), radius)).join('');
}

/** The line around a set of cells, whole loops of it, so that dashes and joints run on. */
export function outline(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(({ q, r }) => `${q},${r}`));
  // Three cells meet at a corner, so that a line never crosses itself there: one way on from each.
  const next = new Map<string, string>();
  for (const cell of cells)
    for (let side = 0; side < 6; side++) {
      const { q, r } = neighbour(cell, side);
      if (inside.has(`${q},${r}`)) continue;
      const at = pointOf(cell);
      next.set(corner(at, side), corner(at, side + 1));
    }
  let path = '';
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    path += `M${start}`;
    for (let here = start; ; ) {
      const on = next.get(here);
      next.delete(here);
      if (on === undefined || on === start) break;
      path += `L${on}`;
      here = on;
    }
    path += 'Z';
  }
  return path;
}

/** Short ticks at the corners of cells: in space no hexagon is drawn whole. */
export function cornerTicks(cells: readonly Cell[]): string {
  let path = '';
  for (const cell of cells) {
    const { x, y } = pointOf(cell);
    for (const k of [0, 1, 2]) {
      const [ax, ay] = unitCorner(k);
      const [bx, by] = unitCorner(k + 1);
      const [dx, dy] = [(bx - ax) * 0.2, (by - ay) * 0.2];
      path += `M${n(x + ax)} ${n(y + ay)}l${n(dx)} ${n(dy)}M${n(x + bx)} ${n(y + by)}l${n(-dx)} ${n(-dy)}`;
    }
  }
  return path;
}
