import { memo } from 'react';
import { n, polar } from '../pen.ts';

/** Gap between rings against the radius of the piece: tighter where the board is narrow. */
export const RING_GAP = { wide: 0.138, narrow: 0.115 } as const;

/** The radius a piece of this level takes up, its rings included. */
export const worldReach = (r: number, level: number, gap: number = RING_GAP.wide): number => r * (1.03 + level * gap);

export type LevelRingsProps = { readonly r: number; readonly level: number; readonly gap?: number };

/** A level is so many thin gold rings, a bead on each. */
export const LevelRings = memo(function LevelRings({ r, level, gap = RING_GAP.wide }: LevelRingsProps) {
  return Array.from({ length: level }, (_, i) => {
    const radius = worldReach(r, i + 1, gap);
    const [x, y] = polar(((-150 + (i + 1) * 38) * Math.PI) / 180, radius);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its number
      <g key={i}>
        <circle className="level-ring" r={n(radius)} strokeWidth={n(r * 0.032)} />
        <circle className="level-bead" cx={n(x)} cy={n(y)} r={n(r * 0.062)} />
      </g>
    );
  });
});

export function LevelNumeral({
  x,
  y,
  size,
  level,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly level: number;
}) {
  return (
    <text className="level-numeral" x={n(x)} y={n(y + size * 0.35)} fontSize={n(size)} strokeWidth={n(size * 0.095)}>
      {level}
    </text>
  );
}
