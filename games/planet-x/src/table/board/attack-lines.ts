import type { Place } from './arrange.ts';
import { GUTTER } from './columns.ts';
import type { Plan } from './plan.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface AttackLines {
  readonly paths: readonly string[];
  readonly start: Point;
}

/** From the attacking stack to its target: a bow on a desk; on a phone through the gutters, never over a number. */
export function linesOf(plan: Plan, from: Place, to: Place): AttackLines {
  return plan.narrow ? throughGutters(plan, from, to) : bow(from, to);
}

/** From the edge of the attacking stack to the edge of its target, whichever of the two is above. */
function bow(from: Place, to: Place): AttackLines {
  const up = from.y > to.y;
  const under = from.tight || to.tight ? 18 : 38;
  const start = { x: from.x + from.w / 2, y: up ? from.y - 10 : from.y + from.h + under };
  const end = { x: to.x + to.w / 2, y: up ? to.y + to.h + under : to.y - 12 };
  const bend = (start.y + end.y) / 2;
  const curve = `M${start.x} ${start.y}C${start.x} ${bend} ${end.x} ${bend} ${end.x} ${end.y}`;
  return { start, paths: [curve, head(end, up ? -1 : 1, 9, 14)] };
}

/** Each stack is joined to the strip between the sides, where the two Forces stand. */
function throughGutters(plan: Plan, from: Place, to: Place): AttackLines {
  const [out, into] = [way(plan, from), way(plan, to)];
  const end = into[0]!;
  const down = to.y > plan.field.y ? 1 : -1;
  return { start: out[0]!, paths: [path(out), path(into), head(end, down, 5, 8)] };
}

/** From the edge that faces the strip, beside the column of the stack where another row lies between. */
function way({ field, places }: Plan, place: Place): Point[] {
  const above = place.y < field.y;
  const edge = above ? place.y + place.h + 11 : place.y - 4;
  const strip = above ? field.y + 2 : field.y + field.h - 2;
  const x = place.x + place.w / 2;
  const between = [...places.values()].some(
    (other) =>
      other !== place &&
      other.y < field.y === above &&
      (above ? other.y > place.y : other.y < place.y) &&
      other.x < x + 2 &&
      other.x + other.w > x - 2,
  );
  if (!between)
    return [
      { x, y: edge },
      { x, y: strip },
    ];
  const gutter = place.x + place.w + GUTTER / 2;
  return [
    { x, y: edge },
    { x: gutter, y: edge },
    { x: gutter, y: strip },
  ];
}

function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** `down`: 1 if it points downwards, -1 upwards. */
function head({ x, y }: Point, down: 1 | -1, half: number, long: number): string {
  const back = y - down * long;
  return `M${x - half} ${back}L${x} ${y}L${x + half} ${back}`;
}
