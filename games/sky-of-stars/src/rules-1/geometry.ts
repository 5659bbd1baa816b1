/** The exact predicates of lines. All in integers: the largest value on a board of 4000 x 4000 stays below 2^53. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** On which side of AB does C lie: positive, negative, or 0 in line with it. */
function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export function squaredDistance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

/** SK-G3: does the segment AB come within `radius` of P, somewhere between its ends? */
export function passesOver(a: Point, b: Point, p: Point, radius: number): boolean {
  const length2 = squaredDistance(a, b);
  const along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  if (along <= 0 || along >= length2) return false;
  const off = cross(a, b, p);
  return off * off <= radius * radius * length2;
}
