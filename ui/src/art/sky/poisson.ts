import { seededRandom } from '../seeded.ts';

export type Star = { readonly x: number; readonly y: number; readonly magnitude: 0 | 1 | 2 | 3 | 4 };

/** Seeded stars no two of which are nearer than gap, in five magnitudes; 4 is the brightest and rarest. */
export function scatterStars(width: number, height: number, seed: string, gap: number): Star[] {
  const random = seededRandom(`sky${seed}`);
  const columns = Math.ceil(width / gap) + 1;
  const cells = new Map<number, Star[]>();
  const stars: Star[] = [];
  const tries = Math.ceil(((width * height) / gap / gap) * 6);
  for (let k = 0; k < tries; k++) {
    const x = random() * width;
    const y = random() * height;
    const column = Math.floor(x / gap);
    const row = Math.floor(y / gap);
    if (crowded(x, y, column, row)) continue;
    const star: Star = { x, y, magnitude: magnitudeOf(random()) };
    stars.push(star);
    const cell = cells.get(row * columns + column);
    if (cell) cell.push(star);
    else cells.set(row * columns + column, [star]);
  }
  return stars;

  function crowded(x: number, y: number, column: number, row: number): boolean {
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        for (const other of cells.get((row + j) * columns + column + i) ?? []) {
          if (Math.hypot(other.x - x, other.y - y) < gap) return true;
        }
      }
    }
    return false;
  }
}

function magnitudeOf(chance: number): Star['magnitude'] {
  if (chance > 0.985) return 4;
  if (chance > 0.93) return 3;
  if (chance > 0.8) return 2;
  return chance > 0.45 ? 1 : 0;
}
