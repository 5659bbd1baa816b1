import { cellOf } from '../../rules/board.ts';
import type { Cell } from '../../rules/moves.ts';
import type { Options } from '../../rules/options.ts';
import type { PlanetSeen } from '../../rules/seen.ts';
import { tablesOf } from '../../rules/tables.ts';
import type { Box } from './camera.ts';
import { cornerTicks, disc, outline, type Point, pointOf } from './hex.ts';

/** What of a board never changes, made once for each: panels, the grid of space, how far it goes. */
export interface Plan {
  readonly cells: ReadonlySet<string>;
  readonly panels: readonly PanelPlan[];
  /** Corner ticks of every cell, panel by panel. */
  readonly ticks: string;
  readonly box: Box;
  /** All that is drawn: the board, the ring about it, and room for what stands at its edge. */
  readonly sheet: Box;
  readonly middle: Point;
  /** From the middle to the farthest corner. */
  readonly radius: number;
}
export interface PanelPlan {
  readonly no: number;
  readonly centre: Cell;
  readonly at: Point;
  readonly outline: string;
}

/** Sky beyond the ring: ticks, names and duels at the edge of the board reach so far. */
const EDGE = 5;
const plans = new WeakMap<object, Plan>();

export function planOf(options: Options, seats: number): Plan {
  const board = tablesOf(options).board(seats);
  let plan = plans.get(board);
  if (plan !== undefined) return plan;
  const cells = Array.from({ length: board.cells }, (_, cell) => cellOf(board, cell));
  const panels = board.panels.map(({ no, centre: at }) => {
    const centre = cellOf(board, at);
    return { no, centre, at: pointOf(centre), outline: outline(disc(centre, board.panelRadius)) };
  });
  const points = cells.map(pointOf);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - 1.2, Math.max(...xs) + 1.2];
  const [top, bottom] = [Math.min(...ys) - 1.2, Math.max(...ys) + 1.2];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const radius = Math.max(...points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))) + 1;
  const [wide, high] = [right - left, bottom - top].map((long) => Math.max(long / 2, radius) + EDGE);
  plan = {
    cells: new Set(cells.map(({ q, r }) => `${q},${r}`)),
    panels,
    ticks: cornerTicks(cells),
    box: { x: left, y: top, w: right - left, h: bottom - top },
    sheet: { x: middle.x - wide!, y: middle.y - high!, w: 2 * wide!, h: 2 * high! },
    middle,
    radius,
  };
  plans.set(board, plan);
  return plan;
}

export function radiusOf(options: Options, { size }: Pick<PlanetSeen, 'size'>): number {
  return tablesOf(options).set.sizes[size].radius;
}

/** The planet whose ground a cell is. */
export function planetUnder(
  options: Options,
  planets: readonly PlanetSeen[],
  { q, r }: Cell,
): { readonly planet: PlanetSeen; readonly ring: number } | null {
  for (const planet of planets) {
    const dq = q - planet.centre.q;
    const dr = r - planet.centre.r;
    const ring = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    if (ring <= radiusOf(options, planet)) return { planet, ring };
  }
  return null;
}

/** A planet with its orbit and a little sky. */
export function planetBox(options: Options, planet: PlanetSeen): Box {
  const { x, y } = pointOf(planet.centre);
  const reach = (radiusOf(options, planet) + 1.6) * 1.75;
  return { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach };
}

/** These cells with a little sky; null: there are none. */
export function boxAbout(cells: readonly Cell[]): Box | null {
  if (cells.length === 0) return null;
  const points = cells.map(pointOf);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - 1.6, Math.min(...ys) - 1.6];
  return { x, y, w: Math.max(...xs) + 1.6 - x, h: Math.max(...ys) + 1.6 - y };
}
