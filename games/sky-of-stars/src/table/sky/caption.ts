import type { Sky, Star } from '../../data/index.ts';
import type { DrawingSeen } from '../../rules/view-kind.ts';
import { type Figure, starOf, starsOf } from './figure.ts';
import type { Plan } from './plan.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The place a caption takes whose middle is written at a spot, by its letters. */
export function captionBox({ x, y }: Spot, letters: number, unit: number): Box {
  const half = (letters * 7.2 + 6) * unit;
  return { left: x - half, right: x + half, top: y - 28 * unit, bottom: y + 10 * unit };
}

/** Where the words of finished constellations disturb least: each near its own, clear of every line and of each other, away from stars. */
export function captionSpots(sky: Sky, old: Figure['old'], plan: Plan): Spot[] {
  const ink = old.flatMap(({ drawing }) => inkOf(sky, drawing));
  const written: Box[] = [];
  return old.map(({ drawing, caption }) => {
    const spot = captionSpot(sky, drawing, { ink, written }, plan, caption.length);
    written.push(captionBox(spot, caption.length, plan.unit));
    return spot;
  });
}

type Segment = readonly [Spot, Spot];

function captionSpot(
  sky: Sky,
  drawing: DrawingSeen,
  { ink, written }: { readonly ink: readonly Segment[]; readonly written: readonly Box[] },
  { width, height, unit }: Plan,
  letters: number,
): Spot {
  const drawn = starsOf(sky, drawing.stars);
  const around = boxOf(drawn);
  const [wide, high] = [(letters * 7.2 + 50) * unit, 70 * unit];
  let best: Spot = { x: (around.left + around.right) / 2, y: (around.top + around.bottom) / 2 };
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= TRIES; i++)
    for (let j = 0; j <= TRIES; j++) {
      const x = around.left - wide + (i / TRIES) * (around.right - around.left + 2 * wide);
      const y = around.top - high + (j / TRIES) * (around.bottom - around.top + 2 * high);
      const box = captionBox({ x, y }, letters, unit);
      if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height) continue;
      const over =
        ink.filter((line) => meets(box, line)).length + written.filter((other) => overlap(box, other)).length;
      const costs = 0.25 * toNearest(box, drawn) + 1000 * unit * over;
      // Even with room about it no better than another: the many stars need not be looked at.
      if (ROOM * unit - costs <= most) continue;
      const worth = Math.min(toNearest(box, sky.stars), ROOM * unit) - costs;
      if (worth > most) {
        most = worth;
        best = { x, y };
      }
    }
  return best;
}

/** Places tried across and down. */
const TRIES = 16;
/** So far from every star is far enough. */
const ROOM = 22;

function inkOf(sky: Sky, drawing: DrawingSeen): Segment[] {
  return drawing.lines.flatMap(({ from, to }): Segment[] => {
    const [a, b] = [starOf(sky, from), starOf(sky, to)];
    return a === null || b === null ? [] : [[a, b]];
  });
}

function boxOf(spots: readonly Spot[]): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Does a line come into a box? The part of it inside, cut off side by side, is none or some. */
export function meets({ left, right, top, bottom }: Box, [a, b]: Segment): boolean {
  let [from, to] = [0, 1];
  const sides = [
    [a.x - b.x, a.x - left],
    [b.x - a.x, right - a.x],
    [a.y - b.y, a.y - top],
    [b.y - a.y, bottom - a.y],
  ] as const;
  for (const [pace, room] of sides) {
    if (pace === 0 && room < 0) return false;
    if (pace < 0) from = Math.max(from, room / pace);
    if (pace > 0) to = Math.min(to, room / pace);
  }
  return from <= to;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function toNearest({ left, right, top, bottom }: Box, spots: readonly Spot[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { x, y } of spots)
    nearest = Math.min(nearest, Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom)));
  return nearest;
}

/** Where the word of a drawing is written large: the nearest place that no line of it and no star of it comes into. */
export function namedSpot(sky: Sky, drawing: DrawingSeen, plan: Plan, letters: number): { x: number; y: number } {
  const { width, height, unit } = plan;
  const half = (letters * 17 + 20) * unit;
  const ink = drawing.lines.flatMap(({ from, to }) => between(starOf(sky, from), starOf(sky, to)));
  const drawn = [...starsOf(sky, drawing.stars), ...ink];
  const middle = (at: (star: { x: number; y: number }) => number) =>
    drawn.reduce((sum, star) => sum + at(star), 0) / Math.max(1, drawn.length);
  const [cx, cy] = [middle(({ x }) => x), middle(({ y }) => y)];
  let best = { x: width / 2, y: 60 * unit };
  let least = Number.POSITIVE_INFINITY;
  for (let x = half; x <= width - half; x += 40 * unit)
    for (let y = 80 * unit; y <= height - 40 * unit; y += 30 * unit) {
      const crowd = drawn.filter(
        (dot) => Math.abs(dot.x - x) < half && dot.y > y - 104 * unit && dot.y < y + 66 * unit,
      );
      const cost = crowd.length * 1000 * unit + Math.hypot(x - cx, 1.4 * (y - cy));
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  return best;
}

function between(a: Star | null, b: Star | null): { x: number; y: number }[] {
  if (a === null || b === null) return [];
  return Array.from({ length: 15 }, (_, i) => {
    const share = (i + 1) / 16;
    return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
  });
}
