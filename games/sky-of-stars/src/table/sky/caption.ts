import type { Sky, Star } from '../../data/index.ts';
import type { DrawingSeen } from '../../rules/view-kind.ts';
import { starOf, starsOf } from './figure.ts';
import type { Plan } from './plan.ts';

/** Where a word written beside a constellation disturbs least: near it, away from stars. The middle of the text. */
export function captionSpot(
  drawn: readonly Star[],
  stars: readonly Star[],
  { width, height, unit }: Plan,
  letters: number,
): { readonly x: number; readonly y: number } {
  const half = (letters * 6 + 8) * unit;
  const box = {
    left: Math.min(...drawn.map(({ x }) => x)),
    right: Math.max(...drawn.map(({ x }) => x)),
    top: Math.min(...drawn.map(({ y }) => y)),
    bottom: Math.max(...drawn.map(({ y }) => y)),
  };
  let best = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= 8; i++)
    for (let j = 0; j <= 8; j++) {
      const x = box.left - 60 * unit + (i / 8) * (box.right - box.left + 120 * unit);
      const y = box.top - 40 * unit + (j / 8) * (box.bottom - box.top + 80 * unit);
      if (x < half || x > width - half || y < 24 * unit || y > height - 20 * unit) continue;
      const room = Math.min(...stars.map((star) => distanceToText(star, x, y, half)));
      const near = Math.min(...drawn.map((star) => Math.hypot(star.x - x, star.y - y)));
      const worth = Math.min(room, 34 * unit) - 0.12 * near;
      if (worth > most) {
        most = worth;
        best = { x, y };
      }
    }
  return best;
}

function distanceToText(star: Star, x: number, y: number, half: number): number {
  return Math.hypot(Math.max(0, Math.abs(star.x - x) - half), star.y - y);
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
