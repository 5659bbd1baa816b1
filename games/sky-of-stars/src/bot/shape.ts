import type { Ink } from './ink.ts';

/** Ink and, for every place and direction, how far the nearest of it is: looked up instead of measured again for each way to lay it. */
export interface Shape {
  readonly n: number;
  /** Where the points lie, in cells. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Which of the directions their lines have. */
  readonly way: Uint8Array;
  /** By row, column and direction: 0 on the ink to `FAR` nowhere near it. */
  readonly field: Uint8Array;
}

/** The field is a square of so many cells around the middle, and so wide, where the longer side of a drawing is 1. */
export const CELLS = 32;
const WIDTH = 1.6;
export const CELL = WIDTH / CELLS;
/** Ink that is nowhere near is as bad as ink this far off. */
const NEAR = 0.4;
export const FAR = 255;
/** How far off a unit of a field is. */
export const UNIT = NEAR / FAR;
export const WAYS = 16;
/** What a difference in direction counts beside one in place. */
const TURN = 0.1;

/** By how many directions a line is turned, from `-WAYS` on. */
const turned = Float64Array.from(
  { length: 2 * WAYS },
  (_, d) => TURN * TURN * 2 * (1 - Math.cos((2 * Math.PI * d) / WAYS)),
);

export function shapeOf({ n, x, y, cos, sin }: Ink): Shape {
  const way = Uint8Array.from(x, (_, i) => {
    const turn = (Math.atan2(sin[i]!, cos[i]!) * WAYS) / (2 * Math.PI);
    return (Math.round(turn) + WAYS) % WAYS;
  });
  const inCells = (v: number) => v / CELL + CELLS / 2;
  const [px, py] = [x.map(inCells), y.map(inCells)];
  return { n, x: px, y: py, way, field: fieldOf(px, py, way) };
}

const squared = new Float64Array(CELLS * CELLS * WAYS);

function fieldOf(x: Float64Array, y: Float64Array, way: Uint8Array): Uint8Array {
  const far = NEAR * NEAR;
  squared.fill(far);
  for (let i = 0; i < x.length; i++) {
    const [top, bottom, left, right] = [first(y[i]!), last(y[i]!), first(x[i]!), last(x[i]!)];
    const straight = WAYS - way[i]!;
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const [dx, dy] = [column + 0.5 - x[i]!, row + 0.5 - y[i]!];
        const place = (dx * dx + dy * dy) * CELL * CELL;
        if (place < far) nearer((row * CELLS + column) * WAYS, place, straight);
      }
  }
  const field = new Uint8Array(squared.length).fill(FAR);
  for (let i = 0; i < field.length; i++) if (squared[i]! < far) field[i] = Math.sqrt(squared[i]!) / UNIT + 0.5;
  return field;
}

/** What a point so far from a cell is in each direction, where none was nearer. */
function nearer(at: number, place: number, straight: number): void {
  for (let w = 0; w < WAYS; w++) {
    const off = place + turned[w + straight]!;
    if (off < squared[at + w]!) squared[at + w] = off;
  }
}

function first(middle: number): number {
  return Math.max(0, Math.floor(middle - NEAR / CELL));
}
function last(middle: number): number {
  return Math.min(CELLS - 1, Math.floor(middle + NEAR / CELL));
}
