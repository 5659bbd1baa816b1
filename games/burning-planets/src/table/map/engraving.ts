import type { Biome } from '../../data/index.ts';
import type { Cell } from '../../rules/moves.ts';
import { TEXTURES } from '../art/Defs.tsx';
import { disc, hexesPath, n, outline, pointOf } from './hex.ts';

/** The ground of a planet as it is cut once: five tones from the lit side to the night side, coast lines, a grid. */
export interface Ground {
  readonly tones: readonly string[];
  /** Cells ever deeper in shade: the first holds all that are shaded at all. */
  readonly shades: readonly string[];
  readonly rim: string;
  readonly grid: string;
}
const TONES = 5;

const grounds = new Map<string, Ground>();

export function groundOf(centre: Cell, radius: number): Ground {
  const key = `${centre.q},${centre.r},${radius}`;
  let ground = grounds.get(key);
  if (ground !== undefined) return ground;
  const cells = disc(centre, radius);
  const middle = pointOf(centre);
  const tones: Cell[][] = Array.from({ length: TONES }, () => []);
  const shades: Cell[][] = [[], [], []];
  for (const cell of cells) {
    const { x, y } = pointOf(cell);
    // Light from the upper left: -1 at the lit rim, 1 at the far side.
    const dark = ((x - middle.x) * 0.55 + (y - middle.y) * 0.83) / (radius * 1.6);
    tones[Math.max(0, Math.min(TONES - 1, Math.round((0.42 + dark * 0.7) * (TONES - 1))))]!.push(cell);
    if (dark > 0.12) shades[dark > 0.8 ? 2 : dark > 0.45 ? 1 : 0]!.push(cell);
  }
  ground = {
    tones: tones.map((tone) => hexesPath(tone, 1.012)),
    shades: shades.map((shade) => hexesPath(shade)),
    rim: outline(cells),
    grid: hexesPath(cells, 0.985),
  };
  grounds.set(key, ground);
  return ground;
}

/** What is engraved on free ground. */
export function textureOf(biome: Biome, cells: readonly Cell[]): string {
  const marks = TEXTURES[biome];
  return cells
    .map((cell) => {
      const { x, y } = pointOf(cell);
      return `M${n(x)} ${n(y)}${marks[Math.abs(cell.q * 7 + cell.r * 13) % marks.length]}`;
    })
    .join('');
}
