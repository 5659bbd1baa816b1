import { n } from '@orrery/ui';
import { memo } from 'react';
import type { Sky, StarId } from '../../data/index.ts';
import type { DrawingSeen } from '../../rules/view-kind.ts';
import { type Figure, starOf } from '../sky/figure.ts';
import { inkOf, planOf, viewBoxOf } from '../sky/plan.ts';
import './album.css';

/** A sky in small: stars as dots of their colour, the constellations large. */
export const SmallSky = memo(function SmallSky({ sky, figure }: { readonly sky: Sky; readonly figure: Figure }) {
  const plan = planOf(sky);
  const { unit } = plan;
  const used = new Set(
    [...figure.old.map(({ drawing }) => drawing), figure.current].flatMap((one) => one?.stars ?? []),
  );
  return (
    <svg className="sk-small" viewBox={viewBoxOf(plan)} aria-hidden="true">
      <rect className="sk-small-ground" width={sky.width} height={sky.height} />
      {sky.stars.map(({ id, x, y, colour }) => (
        <circle
          key={id}
          cx={x}
          cy={y}
          r={n((used.has(id) ? 13 : 5) * unit)}
          fill={inkOf(sky, colour)}
          opacity={used.has(id) ? 1 : 0.55}
        />
      ))}
      {figure.old.map(({ drawing }) => (
        <path key={drawing.round} className="sk-small-line" data-round={drawing.round} d={linesOf(sky, drawing)} />
      ))}
      {figure.current !== null && <path className="sk-small-line" data-now d={linesOf(sky, figure.current)} />}
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
