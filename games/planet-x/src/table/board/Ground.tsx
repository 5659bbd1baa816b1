import { Planet, seededRandom } from '@orrery/ui';
import { memo } from 'react';

interface GroundProps {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
}

/** The tenth planet behind everything, on its orbit: engraved once, faint, never in the way. */
export const Ground = memo(function Ground({ width, height, seed }: GroundProps) {
  const r = Math.min(width * 0.42, height * 0.56);
  const random = seededRandom(seed);
  const turn = -20 + random() * 14;
  return (
    <svg className="px-sky" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <g transform={`translate(${width * 0.56} ${height * 0.5})`}>
        <g className="px-planet">
          <Planet kind="small" seed={seed} r={r} />
        </g>
        <g transform={`rotate(${turn})`} className="px-orbits">
          <ellipse rx={r * 1.5} ry={r * 0.3} />
          <ellipse rx={r * 1.58} ry={r * 0.33} />
        </g>
      </g>
    </svg>
  );
});
