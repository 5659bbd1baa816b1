import { circlePath, polar, polyline, starPath } from '@orrery/ui';
import { memo } from 'react';
import type { Silhouette } from './plan.ts';

/** Rays: how many, how long, how deep the notch between them, and where the first one points. */
export const RAYS: Readonly<Partial<Record<Silhouette, readonly [number, number, number, number]>>> = {
  spark: [4, 17.5, 0.26, -90],
  star: [5, 15, 0.4, -90],
  burst: [8, 15.5, 0.46, -90],
  delta: [3, 16, 0.5, -90],
  hexagram: [6, 15, 0.55, -90],
  square: [4, 15, 0.71, -45],
};

/** Every ray has a lit and a shaded side, as engravers cut them; light falls from the upper left. */
function facets(points: number, r: number, inner: number, turn: number): string {
  let d = '';
  for (let i = 0; i < points; i++) {
    const angle = ((turn + (i * 360) / points) * Math.PI) / 180;
    const notch = polar(angle - Math.PI / points, r * inner);
    d += `${polyline([[0, 0], notch, polar(angle, r)])}Z`;
  }
  return d;
}

/** One part of a glyph: filled so strongly, outlined so wide; 0: not at all. */
interface Part {
  readonly d: string;
  readonly fill: number;
  readonly line: number;
}

const ROUND: Readonly<Record<'ring' | 'drop', readonly Part[]>> = {
  ring: [
    { d: circlePath(0, 0, 9.6), fill: 0, line: 3 },
    { d: circlePath(0, 0, 3.4), fill: 1, line: 0 },
  ],
  drop: [
    { d: circlePath(0, 0, 11), fill: 0, line: 1.4 },
    { d: circlePath(0, 0, 7), fill: 1, line: 0 },
  ],
};
const CUT = Object.fromEntries(
  Object.entries(RAYS).map(([shape, [points, r, inner, turn]]) => [
    shape,
    [
      { d: starPath(0, 0, r, { points, inner, turn }), fill: 0.5, line: 0.9 },
      { d: facets(points, r, inner, turn), fill: 1, line: 0 },
    ],
  ]),
);

/** The parts of a star about 0, 0, some 16 units across its rays. */
export function cutOf(shape: Silhouette): readonly Part[] {
  return CUT[shape] ?? ROUND[shape === 'ring' ? 'ring' : 'drop'];
}

export const Glyph = memo(function Glyph({ shape, ink }: { readonly shape: Silhouette; readonly ink: string }) {
  return (
    <>
      {cutOf(shape).map(({ d, fill, line }) => (
        <path
          key={d}
          d={d}
          fill={fill > 0 ? ink : 'none'}
          {...(fill > 0 && fill < 1 ? { fillOpacity: fill } : {})}
          {...(line > 0 ? { stroke: ink, strokeWidth: line } : {})}
        />
      ))}
    </>
  );
});
