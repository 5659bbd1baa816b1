import { CELL, CELLS, FAR, type Shape, UNIT, WAYS } from './shape.ts';

/** Ink of the picture may be missing: a drawing that was stopped is not yet wrong. */
const MISSING = 0.7;
/** Shrinking or blowing up the picture must pay. */
const STRETCH = 0.02;

const SCALES = [0.75, 0.88, 1, 1.18, 1.4];
const SHIFTS = [-0.13, 0, 0.13];
const NEARBY = [0.93, 1, 1.07];
const NUDGES = [-0.05, 0, 0.05];

/** How far a drawing is from a picture, wherever the picture fits it best: a rough look at half of the ink first, then a close one. */
export function unlikeness(drawn: Shape, picture: Shape): number {
  let least = Infinity;
  let [scale, x, y] = [1, 0, 0];
  for (const k of SCALES)
    for (const dx of SHIFTS)
      for (const dy of SHIFTS) {
        const off = apart(drawn, picture, k, dx, dy, 2);
        if (off < least) [least, scale, x, y] = [off, k, dx, dy];
      }
  least = Infinity;
  for (const k of NEARBY)
    for (const dx of NUDGES)
      for (const dy of NUDGES) least = Math.min(least, apart(drawn, picture, scale * k, x + dx, y + dy, 1));
  return least;
}

/** Truncated two-way chamfer distance over place and direction, of every `stride`-th point. */
function apart(drawn: Shape, picture: Shape, scale: number, x: number, y: number, stride: number): number {
  const middle = CELLS / 2;
  const [dx, dy] = [x / CELL, y / CELL];
  // A point p of the picture lies at (p - middle) * scale + middle + d of the drawing.
  const forth = off(drawn, picture, 1 / scale, middle - (middle + dx) / scale, middle - (middle + dy) / scale, stride);
  const back = off(picture, drawn, scale, middle + dx - middle * scale, middle + dy - middle * scale, stride);
  return STRETCH * Math.abs(Math.log(scale)) + UNIT * (forth + MISSING * back);
}

/** How far the ink of `a`, scaled and shifted, is from that of `b` on average. */
function off(a: Shape, b: Shape, scale: number, dx: number, dy: number, stride: number): number {
  const { n, x, y, way } = a;
  const { field } = b;
  let sum = 0;
  for (let i = 0; i < n; i += stride) {
    const column = Math.floor(x[i]! * scale + dx);
    const row = Math.floor(y[i]! * scale + dy);
    const outside = column < 0 || row < 0 || column >= CELLS || row >= CELLS;
    sum += outside ? FAR : field[(row * CELLS + column) * WAYS + way[i]!]!;
  }
  return (sum * stride) / n;
}
