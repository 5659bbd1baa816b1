import type { Ink } from '../bot/ink.ts';

/** What a difference in direction counts beside one in place. */
const TURN = 0.12;
/** Ink that is nowhere near is as bad as ink this far off. */
const FAR = 0.25;
/** Ink of the picture may be missing: a drawing that was stopped is not yet wrong. */
const MISSING = 0.7;
/** Shrinking or blowing up the picture must pay. */
const STRETCH = 0.02;

const SCALES = [0.75, 0.88, 1, 1.18, 1.4];
const SHIFTS = [-0.13, 0, 0.13];
const NEARBY = [0.93, 1, 1.07];
const NUDGES = [-0.05, 0, 0.05];

/** How far a drawing is from a picture or its mirror image, wherever the picture fits it best; no more is said than `enough`. */
export function unlikeness(drawn: Ink, [picture, mirror]: readonly [Ink, Ink], enough: number): number {
  const upright = best(drawn, picture, enough);
  return Math.min(upright, best(drawn, mirror, Math.min(enough, upright)));
}

/** A rough look at half of the ink first, then a close one at what fitted best. */
function best(drawn: Ink, picture: Ink, enough: number): number {
  let least = Infinity;
  let [scale, x, y] = [1, 0, 0];
  for (const k of SCALES)
    for (const dx of SHIFTS)
      for (const dy of SHIFTS) {
        const off = apart(drawn, picture, k, dx, dy, least, 2);
        if (off < least) [least, scale, x, y] = [off, k, dx, dy];
      }
  least = enough;
  for (const k of NEARBY)
    for (const dx of NUDGES)
      for (const dy of NUDGES) least = Math.min(least, apart(drawn, picture, scale * k, x + dx, y + dy, least, 1));
  return least;
}

const nearest = new Float64Array(256);

/** Truncated two-way chamfer distance over place and direction, of every `stride`-th point; gives up once it is worse than `enough`. */
function apart(a: Ink, b: Ink, scale: number, x: number, y: number, enough: number, stride: number): number {
  const stretch = STRETCH * Math.abs(Math.log(scale));
  const far = FAR * FAR;
  const turn = TURN * TURN;
  nearest.fill(far, 0, b.n);
  const { x: bx, y: by, cos, sin } = b;
  let forth = 0;
  for (let i = 0; i < a.n; i += stride) {
    const ax = (a.x[i]! - x) / scale;
    const ay = (a.y[i]! - y) / scale;
    const aCos = a.cos[i]!;
    const aSin = a.sin[i]!;
    let least = far;
    for (let j = 0; j < b.n; j += stride) {
      const dx = (ax - bx[j]!) * scale;
      const dy = (ay - by[j]!) * scale;
      const place = dx * dx + dy * dy;
      if (place >= far) continue;
      const off = place + turn * 2 * (1 - aCos * cos[j]! - aSin * sin[j]!);
      if (off < least) least = off;
      if (off < nearest[j]!) nearest[j] = off;
    }
    forth += Math.sqrt(least);
    if (stretch + (forth * stride) / a.n > enough) return Infinity;
  }
  let back = 0;
  for (let j = 0; j < b.n; j += stride) back += Math.sqrt(nearest[j]!);
  return stretch + (forth * stride) / a.n + (MISSING * back * stride) / b.n;
}
