import { n, polar, polyline, starPath } from '@orrery/ui';
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

const CUT = Object.fromEntries(
  Object.entries(RAYS).map(([shape, [points, r, inner, turn]]) => [
    shape,
    { body: starPath(0, 0, r, points, inner, turn), lit: facets(points, r, inner, turn) },
  ]),
);

/** A star about 0, 0, some 16 units across its rays. */
export const Glyph = memo(function Glyph({ shape, ink }: { readonly shape: Silhouette; readonly ink: string }) {
  const cut = CUT[shape];
  if (cut !== undefined)
    return (
      <>
        <path d={cut.body} fill={ink} fillOpacity={0.5} stroke={ink} strokeWidth={0.9} />
        <path d={cut.lit} fill={ink} />
      </>
    );
  return (
    <>
      <circle r={n(shape === 'ring' ? 9.6 : 11)} fill="none" stroke={ink} strokeWidth={shape === 'ring' ? 3 : 1.4} />
      <circle r={n(shape === 'ring' ? 3.4 : 7)} fill={ink} />
    </>
  );
});
