import { Compass, polar, roman, seededRandom, spokes } from '@orrery/ui';
import { memo } from 'react';
import { n, pointOf } from './hex.ts';
import type { Plan } from './plan.ts';

/** The sheet the map is printed on: orbits about the middle, rhumb lines, panels, and ticks where cells meet. */
export const Sheet = memo(function Sheet({ plan, radius }: { readonly plan: Plan; readonly radius: number }) {
  const { middle, radius: reach } = plan;
  const rings = [0.26, 0.48, 0.74].map((part) => part * reach);
  return (
    <g className="bp-sheet">
      <defs>
        <radialGradient id="bp-pane">
          <stop className="bp-pane-heart" offset="0" />
          <stop className="bp-pane-edge" offset="1" />
        </radialGradient>
      </defs>
      <g transform={`translate(${n(middle.x)} ${n(middle.y)})`}>
        {rings.map((r) => (
          <circle key={r} className="bp-orbit" r={n(r)} />
        ))}
        <circle className="bp-orbit" data-strong r={n(reach)} />
        <path className="bp-orbit" data-strong d={spokes(reach, reach + 0.5, 180, 5, 0.6)} />
        <path className="bp-rhumb" d={rhumbs(reach)} />
        {belt(reach).map((d, k) => (
          <path key={d} className="bp-belt" data-size={k} d={d} />
        ))}
      </g>
      <g transform={`translate(${n(plan.box.x + plan.box.w - 5)} ${n(plan.box.y + plan.box.h - 5.4)})scale(.09)`}>
        <g transform="translate(-48 -48)">
          <Compass />
        </g>
      </g>
      {plan.panels.map(({ no, at }) => (
        <circle key={no} className="bp-pane" cx={n(at.x)} cy={n(at.y)} r={radius * 1.6} />
      ))}
      <path className="bp-ticks" d={plan.ticks} />
      {plan.panels.map(({ no, outline }) => (
        <path key={no} className="bp-panel" d={outline} />
      ))}
      {plan.panels.map(({ no, centre }) => {
        const { x, y } = pointOf({ q: centre.q, r: centre.r - radius });
        return (
          <text key={no} className="bp-panel-no" x={n(x)} y={n(y + 0.36)}>
            {roman(no)}
          </text>
        );
      })}
    </g>
  );
});

function rhumbs(reach: number): string {
  let path = '';
  for (let k = 0; k < 24; k++) {
    const [ax, ay] = polar((k * Math.PI) / 12, 3);
    const [bx, by] = polar((k * Math.PI) / 12, reach);
    path += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
  }
  return path;
}

const DUST = 2600;

/** The belt: dust stippled in a ring about the middle, thick and thin by turns; the same on every sheet of a size. */
function belt(reach: number): string[] {
  const random = seededRandom(`belt${Math.round(reach)}`);
  const sizes = ['', '', ''];
  for (let k = 0; k < DUST; k++) {
    const turn = random() * 2 * Math.PI;
    const thick = 0.5 + 0.5 * Math.sin(3 * turn + 1) * Math.sin(2 * turn + 0.4);
    const off = random() + random() + random() - 1.5;
    if (random() > 0.25 + 0.75 * thick) continue;
    const [x, y] = polar(turn, reach * (0.64 + off * (0.05 + 0.09 * thick)));
    sizes[Math.floor(random() ** 2 * 3)] += `M${n(x)} ${n(y)}h0`;
  }
  return sizes;
}
