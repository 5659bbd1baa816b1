/** Straight lines, four numbers each: x1, y1, x2, y2. Fractions are welcome here: bots judge by eye, rules never do. */
export type Lines = Float64Array;

/** Points spread evenly along lines, each with the direction of its line (doubled, so that both ways are one). */
export interface Ink {
  readonly n: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

export function lengthOf(lines: Lines): number {
  let sum = 0;
  for (let i = 0; i < lines.length; i += 4) sum += Math.hypot(lines[i + 2]! - lines[i]!, lines[i + 3]! - lines[i + 1]!);
  return sum;
}

export function inkOf(lines: Lines, n: number): Ink {
  const ink: Ink = {
    n,
    x: new Float64Array(n),
    y: new Float64Array(n),
    cos: new Float64Array(n),
    sin: new Float64Array(n),
  };
  const gap = lengthOf(lines) / n;
  let k = 0;
  let next = gap / 2;
  for (let i = 0; i < lines.length && k < n; i += 4) {
    const dx = lines[i + 2]! - lines[i]!;
    const dy = lines[i + 3]! - lines[i + 1]!;
    const length = Math.hypot(dx, dy);
    const last = i + 4 >= lines.length;
    for (; k < n && (next <= length || last); next += gap, k++) {
      const t = length === 0 ? 0 : Math.min(1, next / length);
      ink.x[k] = lines[i]! + dx * t;
      ink.y[k] = lines[i + 1]! + dy * t;
      ink.cos[k] = length === 0 ? 1 : (dx * dx - dy * dy) / (length * length);
      ink.sin[k] = length === 0 ? 0 : (2 * dx * dy) / (length * length);
    }
    next -= length;
  }
  return ink;
}

/** Points (or lines, by their ends) moved and scaled so that the longer side of their box is 1 and its middle is 0. */
export function boxed(lines: Float64Array): Float64Array {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < lines.length; i += 2) {
    left = Math.min(left, lines[i]!);
    right = Math.max(right, lines[i]!);
    top = Math.min(top, lines[i + 1]!);
    bottom = Math.max(bottom, lines[i + 1]!);
  }
  const side = Math.max(right - left, bottom - top, 1e-9);
  return lines.map((v, i) => (v - (i % 2 === 0 ? (left + right) / 2 : (top + bottom) / 2)) / side);
}

/** The mirror image, left for right. */
export function mirrored(lines: Lines): Lines {
  return lines.map((v, i) => (i % 2 === 0 ? -v : v));
}

/** Squared distance of a point from the line that begins at index `i`. */
export function squaredOff(lines: Lines, i: number, x: number, y: number): number {
  const ax = lines[i]!;
  const ay = lines[i + 1]!;
  const dx = lines[i + 2]! - ax;
  const dy = lines[i + 3]! - ay;
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = along < 0 ? 0 : Math.min(along, 1);
  const ox = ax + dx * t - x;
  const oy = ay + dy * t - y;
  return ox * ox + oy * oy;
}

/** How far a point lies from the nearest of the lines. */
export function offLines(lines: Lines, x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i < lines.length; i += 4) {
    const squared = squaredOff(lines, i, x, y);
    if (squared < least) least = squared;
  }
  return Math.sqrt(least);
}
