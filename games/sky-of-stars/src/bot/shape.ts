import type { Ink } from './ink.ts';

/** Ink and, for every place and direction, how far the nearest of it is: looked up instead of measured again for each way to lay it. */
export interface Shape {
  readonly n: number;
  /** Where the points lie, in cells. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Which of the directions their lines have. */
  readonly way: Uint8Array;
  /** By row, column and direction: 0 on the ink to `FAR` nowhere near it. At `OUTSIDE`, `FAR` for all that is not in it. */
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
export const OUTSIDE = CELLS * CELLS * WAYS;
/** What a difference in direction counts beside one in place. */
const TURN = 0.1;

/** By how many directions a line is turned, from `-WAYS` on. */
const turned = Float64Array.from(
  { length: 2 * WAYS },
  (_, d) => TURN * TURN * 2 * (1 - Math.cos((2 * Math.PI * d) / WAYS)),
);
const mostTurned = Math.max(...turned);

export function shapeOf({ n, x, y, cos, sin }: Ink): Shape {
  const way = Uint8Array.from(x, (_, i) => {
    const turn = (Math.atan2(sin[i]!, cos[i]!) * WAYS) / (2 * Math.PI);
    return (Math.round(turn) + WAYS) % WAYS;
  });
  const inCells = (v: number) => v / CELL + CELLS / 2;
  const [px, py] = [x.map(inCells), y.map(inCells)];
  return { n, x: px, y: py, way, field: fieldOf(px, py, way) };
}

/** The mirror image, left for right. */
export function mirrorOf({ n, x, y, way, field }: Shape): Shape {
  const flipped = new Uint8Array(field.length).fill(FAR);
  for (let at = 0; at < OUTSIDE; at += WAYS) {
    // Of a cell's number the low bits are its column.
    const there = at ^ ((CELLS - 1) * WAYS);
    flipped[there] = field[at]!;
    for (let w = 1; w < WAYS; w++) flipped[there + WAYS - w] = field[at + w]!;
  }
  return { n, x: x.map((v) => CELLS - v), y, way: way.map((w) => (WAYS - w) % WAYS), field: flipped };
}

const far = NEAR * NEAR;
/** A little more than the cells of a plane: the same cell of all planes must not fall together in the processor's cache. */
const PLANE = CELLS * CELLS + WAYS;
/** A plane for each direction that the ink has: how far off the nearest ink of it is from each cell, squared, in cells. */
const nearest = new Float64Array(WAYS * PLANE);
/** Of one cell, what ink may be the nearest in some direction: how far off it is, squared, and where its turns begin. */
const places = new Float64Array(WAYS);
const turns = new Uint8Array(WAYS);

function fieldOf(x: Float64Array, y: Float64Array, way: Uint8Array): Uint8Array {
  const ways = [...new Set(way)];
  nearest.fill(Infinity, 0, ways.length * PLANE);
  for (let i = 0; i < x.length; i++) reach(x[i]!, y[i]!, ways.indexOf(way[i]!) * PLANE);
  const field = new Uint8Array(OUTSIDE + 1).fill(FAR);
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    let least = Infinity;
    for (let k = 0; k < ways.length; k++) least = Math.min(least, nearest[k * PLANE + cell]!);
    const nearby = least * CELL * CELL;
    if (nearby >= far) continue;
    let count = 0;
    for (let k = 0; k < ways.length; k++) {
      const place = nearest[k * PLANE + cell]! * CELL * CELL;
      if (place >= nearby + mostTurned) continue;
      places[count] = place;
      turns[count++] = WAYS - ways[k]!;
    }
    turnAll(field, cell * WAYS, count);
  }
  return field;
}

/** A point of ink is near the cells around it. */
function reach(x: number, y: number, plane: number): void {
  const left = first(x);
  const right = last(x);
  const bottom = last(y);
  for (let row = first(y); row <= bottom; row++) {
    const dy = row + 0.5 - y;
    const at = plane + row * CELLS;
    for (let column = left; column <= right; column++) {
      const dx = column + 0.5 - x;
      const place = dx * dx + dy * dy;
      if (place < nearest[at + column]!) nearest[at + column] = place;
    }
  }
}

/** How far the nearest ink is for each direction in a cell: turning counts as well. */
function turnAll(field: Uint8Array, cell: number, count: number): void {
  for (let w = 0; w < WAYS; w++) {
    let off = far;
    for (let k = 0; k < count; k++) off = Math.min(off, places[k]! + turned[w + turns[k]!]!);
    if (off < far) field[cell + w] = Math.sqrt(off) / UNIT + 0.5;
  }
}

function first(middle: number): number {
  return Math.max(0, Math.floor(middle - NEAR / CELL));
}
function last(middle: number): number {
  return Math.min(CELLS - 1, Math.floor(middle + NEAR / CELL));
}
