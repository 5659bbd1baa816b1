import { n } from '@orrery/ui';
import { type CSSProperties, type Ref, useImperativeHandle, useState } from 'react';
import type { Star } from '../../data/index.ts';
import { starName } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { type Figure, starOf } from './figure.ts';
import { Glyph } from './Glyph.tsx';
import { inkOf, type Plan, silhouetteOf, strokeOf } from './plan.ts';
import type { Zoom } from './useZoom.ts';

/** Where the finger is, in units of the sky and as shares of the frame around it; the star it means. */
export interface Looking {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly star: Star | null;
  readonly from: Star | null;
}

export interface LoupeHandle {
  look(at: Looking | null): void;
}

interface LoupeProps {
  readonly names: TableNames;
  readonly plan: Plan;
  readonly figure: Figure;
  readonly zoom: Pick<Zoom, 'scale'>;
  readonly ref: Ref<LoupeHandle>;
}

/** How much of the sky it shows to each side. */
const SIGHT = 74;

/** Above the finger what lies under it, larger: only the few stars that are there. */
export function Loupe({ names, plan, figure, zoom, ref }: LoupeProps) {
  const [at, setAt] = useState<Looking | null>(null);
  useImperativeHandle(ref, () => ({ look: setAt }), []);
  if (at === null) return null;
  const { sky } = names;
  const { unit } = plan;
  // However close the sky is already, the loupe is closer.
  const sight = (SIGHT * unit) / zoom.scale();
  const near = sky.stars.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) < sight * 1.25);
  const erased = new Set(figure.erased.map(({ star }) => star));
  const lines = [...figure.old.map(({ drawing }) => drawing), figure.current].flatMap((drawing) =>
    (drawing?.lines ?? []).flatMap(({ from, to }) => {
      const [a, b] = [starOf(sky, from), starOf(sky, to)];
      return a === null || b === null ? [] : [{ key: `${from}-${to}`, old: drawing !== figure.current, a, b }];
    }),
  );
  // Beside the finger where there is no room above it.
  const side = at.top > 0.3 ? null : at.left > 0.5 ? 'left' : 'right';
  return (
    <svg
      className="sk-loupe"
      data-side={side ?? undefined}
      viewBox={`${n(at.x - sight)} ${n(at.y - sight)} ${n(2 * sight)} ${n(2 * sight)}`}
      style={{ left: `clamp(62px, ${n(at.left * 100)}%, 100% - 62px)`, top: `${n(at.top * 100)}%` } as CSSProperties}
      aria-hidden="true"
    >
      {lines.map(({ key, old, a, b }) => (
        <path
          key={key}
          className={old ? 'sk-loupe-old' : 'sk-loupe-line'}
          d={strokeOf(a, b, 17 * unit)}
          strokeWidth={n(3 * unit)}
        />
      ))}
      {at.from !== null && (
        <path className="sk-loupe-rubber" d={strokeOf(at.from, at.star ?? at, 17 * unit)} strokeWidth={n(3 * unit)} />
      )}
      {near.map((star) => (
        <g key={star.id} transform={`translate(${star.x} ${star.y}) scale(${n(unit)})`}>
          <Glyph shape={silhouetteOf(sky, star.type)} ink={inkOf(sky, star.colour)} />
          {erased.has(star.id) && <path className="sk-cross" d="M-13-13L13 13M13-13L-13 13" />}
          {star === at.star && <circle className="sk-loupe-star" r={24} />}
        </g>
      ))}
      {at.star !== null && (
        <text className="sk-loupe-name" x={n(at.x)} y={n(at.y + 0.72 * sight)} fontSize={n(0.2 * sight)}>
          {starName(names, at.star.id)}
        </text>
      )}
      <path
        className="sk-loupe-hair"
        strokeWidth={n(unit)}
        d={`M${n(at.x - 9 * unit)} ${n(at.y)}h${n(18 * unit)}M${n(at.x)} ${n(at.y - 9 * unit)}v${n(18 * unit)}`}
      />
    </svg>
  );
}
