import type { Star } from '../../data/index.ts';
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
