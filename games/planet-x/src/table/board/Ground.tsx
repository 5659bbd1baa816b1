import { n, rem, seededRandom } from '@orrery/ui';
import { memo } from 'react';
import { many, spoke } from '../art/shapes.ts';

interface GroundProps {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
}

/** The tenth planet behind everything, on its orbit: engraved once, faint, never in the way. */
export const Ground = memo(function Ground({ width, height, seed }: GroundProps) {
  const narrow = width < 600;
  const r = narrow ? Math.min(width * 0.47, height * 0.48) : Math.min(width * 0.34, height * 0.6);
  return (
    <svg
      className="px-sky"
      viewBox={`0 0 ${width} ${height}`}
      width={rem(width)}
      height={rem(height)}
      aria-hidden="true"
    >
      <g transform={`translate(${n(width * (narrow ? 0.5 : 0.58))} ${n(height * 0.5)}) rotate(-14)`}>
        <circle className="px-globe" r={n(r)} />
        <path className="px-globe-net" d={net(r)} />
        <path className="px-globe-shade" d={shade(r)} />
        <path className="px-globe-craters" d={craters(r, seed)} />
        <ellipse className="px-orbit" rx={n(r * 1.42)} ry={n(r * 0.3)} />
        <ellipse className="px-orbit" rx={n(r * 1.5)} ry={n(r * 0.33)} />
      </g>
    </svg>
  );
});

/** Parallels seen a little from above, and meridians. */
function net(r: number): string {
  const parallels = many(13, (i) => {
    const y = -r + (2 * r * (i + 1)) / 14;
    const w = Math.sqrt(r * r - y * y);
    return `M${n(-w)} ${n(y)}A${n(w)} ${n(w * 0.16)} 0 0 0 ${n(w)} ${n(y)}`;
  });
  const meridians = many(5, (i) => {
    const rx = r * Math.cos(((i + 0.5) * Math.PI) / 10);
    return `M0 ${n(-r)}A${n(rx)} ${n(r)} 0 0 1 0 ${n(r)}A${n(rx)} ${n(r)} 0 0 1 0 ${n(-r)}`;
  });
  return parallels + meridians;
}

/** The night side: light falls from the upper left. */
function shade(r: number): string {
  return many(64, (i) => {
    const y = -r + (2 * r * (i + 0.5)) / 64;
    const w = Math.sqrt(r * r - y * y);
    return `M${n(w * (0.24 + 0.12 * Math.sin(i * 0.7)))} ${n(y)}H${n(w)}`;
  });
}

function craters(r: number, seed: string): string {
  const random = seededRandom(seed);
  return many(8, () => {
    const [x, y] = spoke(Math.sqrt(random()) * r * 0.74, random() * 360);
    const wide = r * (0.045 + random() * 0.085);
    const rim = `M${n(x - wide)} ${n(y)}a${n(wide)} ${n(wide * 0.8)} 0 1 1 ${n(2 * wide)} 0a${n(wide)} ${n(wide * 0.8)} 0 1 1 ${n(-2 * wide)} 0`;
    const wall = many(13, (i) => {
      const [ax, ay] = spoke(wide * 0.97, i * 13 - 165);
      const [bx, by] = spoke(wide * 0.7, i * 13 - 165);
      return `M${n(x + ax)} ${n(y + ay * 0.8)}L${n(x + bx)} ${n(y + by * 0.8)}`;
    });
    return rim + wall;
  });
}
