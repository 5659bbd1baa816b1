import { n } from '@orrery/ui';
import { memo } from 'react';
import type { Sky, StarId } from '../../data/index.ts';
import type { DrawingSeen } from '../../rules/view-kind.ts';
import { type Figure, starOf } from '../sky/figure.ts';
import { inkOf, planOf, viewBoxOf } from '../sky/plan.ts';
import './album.css';

interface SmallSkyProps {
  readonly sky: Sky;
  readonly figure: Figure;
  /** Its lines draw themselves. */
  readonly drawn?: boolean;
}

/** A sky in small: the stars of its constellations in their colours, the others faint. */
export const SmallSky = memo(function SmallSky({ sky, figure, drawn }: SmallSkyProps) {
  const plan = planOf(sky);
  const { unit } = plan;
  const used = new Set(
    [...figure.old.map(({ drawing }) => drawing), figure.current].flatMap((one) => one?.stars ?? []),
  );
  return (
    <svg className="sk-small" data-drawn={drawn || undefined} viewBox={viewBoxOf(plan)} aria-hidden="true">
      <rect className="sk-small-ground" width={sky.width} height={sky.height} />
      {sky.stars.map(({ id, x, y, colour }) => (
        <circle
          key={id}
          cx={x}
          cy={y}
          r={n((used.has(id) ? 17 : 3.4) * unit)}
          fill={used.has(id) ? inkOf(sky, colour) : 'var(--bone)'}
          opacity={used.has(id) ? 1 : 0.3}
        />
      ))}
      {figure.old.map(({ drawing }) => (
        <path key={drawing.round} className="sk-small-line" data-round={drawing.round} d={linesOf(sky, drawing)} />
      ))}
      {figure.current !== null && (
        <path className="sk-small-line" data-now d={linesOf(sky, figure.current)} pathLength={1} />
      )}
    </svg>
  );
});

export function linesOf(sky: Sky, drawing: DrawingSeen): string {
  const at = (id: StarId) => {
    const star = starOf(sky, id);
    return star === null ? '0 0' : `${star.x} ${star.y}`;
  };
  return drawing.lines.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('');
}
