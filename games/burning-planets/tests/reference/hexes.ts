import type { Cell } from '../../src/rules/moves.ts';
import type { View } from '../../src/rules/seen.ts';

/** Geometry the slow way: cells as texts, neighbours by adding, distances by walking around no table at all. */
export type Key = string;
export const key = ({ q, r }: Cell): Key => `${q},${r}`;
export function cellOfKey(text: Key): Cell {
  const [q, r] = text.split(',').map(Number) as [number, number];
  return { q, r };
}
const around = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
export function neighbours(cell: Cell): Cell[] {
  return around.map(([q, r]) => ({ q: cell.q + q, r: cell.r + r }));
}
export function far(a: Cell, b: Cell): number {
  const cube = [a.q - b.q, a.r - b.r, b.q - a.q + b.r - a.r];
  return Math.max(...cube.map(Math.abs));
}

const rowsOf: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  2: [
    [-1, 0, 1],
    [0, -1, 1],
    [1, -1, 0],
  ],
  3: [
    [-1, 0, 2],
    [0, -1, 2],
    [1, -1, 1],
  ],
  4: [
    [-1, -1, 2],
    [0, -2, 2],
    [1, -2, 1],
  ],
  5: [
    [-2, 0, 2],
    [-1, -1, 2],
    [0, -2, 2],
    [1, -2, 1],
  ],
  6: [
    [-2, 0, 2],
    [-1, -1, 2],
    [0, -2, 2],
    [1, -2, 1],
    [2, -2, 0],
  ],
};

/** The centres of the panels, in the order of their numbers. */
function centres(n: number): Cell[] {
  return rowsOf[n]!.flatMap(([j, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, k) => ({ q: 13 * (from + k) + 6 * j, r: -6 * (from + k) + 7 * j })),
  );
}

const boards = new Map<number, Set<Key>>();
export function boardCells(n: number): Set<Key> {
  let cells = boards.get(n);
  if (cells === undefined) {
    cells = new Set();
    for (const centre of centres(n))
      for (let q = -6; q <= 6; q++)
        for (let r = -6; r <= 6; r++)
          if (far({ q, r }, { q: 0, r: 0 }) <= 6) cells.add(key({ q: centre.q + q, r: centre.r + r }));
    boards.set(n, cells);
  }
  return cells;
}

export const radius = { small: 2, medium: 3, large: 4 } as const;

/** The planet whose ground a cell is, or in whose orbit it lies; undefined for free space. */
export function groundAt(v: View, cell: Cell) {
  return v.planets.find(({ centre, size }) => far(centre, cell) <= radius[size]);
}
export function orbitAt(v: View, cell: Cell) {
  return v.planets.find(({ centre, size }) => far(centre, cell) === radius[size] + 1);
}

/** BP-P21, BP-P22: where a ship of a seat may end a move of so many steps. */
export function reachable(v: View, seat: number, from: Cell, speed: number): Set<Key> {
  const board = boardCells(v.n);
  const ships = new Map(v.ships.map((ship) => [key(ship.cell), ship.owner]));
  const blocked = new Set([...v.asteroids, ...v.stations].map(({ cell }) => key(cell)));
  const enters = (cell: Cell) =>
    board.has(key(cell)) && !groundAt(v, cell) && !blocked.has(key(cell)) && (ships.get(key(cell)) ?? seat) === seat;
  let edge = [from];
  const met = new Set([key(from)]);
  for (let step = 0; step < speed; step++) {
    edge = edge.flatMap(neighbours).filter((cell) => enters(cell) && !met.has(key(cell)));
    for (const cell of edge) met.add(key(cell));
  }
  return new Set([...met].filter((cell) => !ships.has(cell)));
}
