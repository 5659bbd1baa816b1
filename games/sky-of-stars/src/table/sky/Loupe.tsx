import { n } from '@orrery/ui';
import { memo, type Ref, useImperativeHandle, useState } from 'react';
import type { Star } from '../../data/index.ts';
import { starName } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { type Figure, starOf } from './figure.ts';
import { Glyph } from './Glyph.tsx';
import { inkOf, type Plan, silhouetteOf, strokeOf, viewBoxOf } from './plan.ts';
import type { Zoom } from './useZoom.ts';

/** Where the finger is, in units of the sky and in pixels of the frame around it; the star it means. */
export interface Looking {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly frame: { readonly width: number; readonly height: number };
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
/** Half as wide as it is with its rim, and without: pixels. */
const HALF = 62;
const GLASS = 60;

/** Above the finger what lies under it, larger. */
export function Loupe({ names, plan, figure, zoom, ref }: LoupeProps) {
  const [at, setAt] = useState<Looking | null>(null);
  useImperativeHandle(ref, () => ({ look: setAt }), []);
  // However close the sky is already, the loupe is closer.
  return at === null ? null : (
    <Glass names={names} plan={plan} figure={figure} at={at} sight={(SIGHT * plan.unit) / zoom.scale()} />
  );
}

interface GlassProps extends Pick<LoupeProps, 'names' | 'plan' | 'figure'> {
  readonly at: Looking;
  /** How much of the sky it shows to each side, in its units. */
  readonly sight: number;
}

/**
 * The sky is drawn once and then only shifted under the glass, and no part comes or goes while the finger moves: that would have the
 * whole page styled anew.
 */
export function Glass({ names, plan, figure, at, sight }: GlassProps) {
  const { unit } = plan;
  const { star, from } = at;
  const seen = (one: { readonly x: number; readonly y: number }) => ({ x: one.x - at.x, y: one.y - at.y });
  const scale = GLASS / sight;
  const shift = (to: number): string => `${n(GLASS - (to + plan.margin) * scale)}px`;
  return (
    <div className="sk-loupe" style={{ transform: placeOf(at) }} aria-hidden="true">
      <div className="sk-loupe-sky" style={{ transform: `translate(${shift(at.x)},${shift(at.y)})` }}>
        <Seen {...{ names, plan, figure, scale }} />
      </div>
      <svg viewBox={[-sight, -sight, 2 * sight, 2 * sight].map(n).join(' ')} aria-hidden="true">
        <path
          className="sk-loupe-rubber"
          d={from === null ? '' : strokeOf(seen(from), seen(star ?? at), 17 * unit)}
          strokeWidth={n(3 * unit)}
        />
        <circle
          className="sk-loupe-star"
          visibility={star === null ? 'hidden' : undefined}
          cx={n(star === null ? 0 : star.x - at.x)}
          cy={n(star === null ? 0 : star.y - at.y)}
          r={n(24 * unit)}
          strokeWidth={n(2.4 * unit)}
        />
        <text className="sk-loupe-name" y={n(0.72 * sight)} fontSize={n(0.2 * sight)}>
          {star === null ? '\u00a0' : starName(names, star.id)}
        </text>
        <path
          className="sk-loupe-hair"
          strokeWidth={n(unit)}
          d={`M${n(-9 * unit)} 0h${n(18 * unit)}M0 ${n(-9 * unit)}v${n(18 * unit)}`}
        />
      </svg>
    </div>
  );
}

/** The whole sky, so many pixels a unit. */
const Seen = memo(function Seen({
  names,
  plan,
  figure,
  scale,
}: Pick<GlassProps, 'names' | 'plan' | 'figure'> & { readonly scale: number }) {
  const { sky } = names;
  const { unit, width, height, margin } = plan;
  const erased = new Set(figure.erased.map(({ star }) => star));
  const lines = [...figure.old.map(({ drawing }) => drawing), figure.current].flatMap((drawing) =>
    (drawing?.lines ?? []).flatMap(({ from, to }) => {
      const [a, b] = [starOf(sky, from), starOf(sky, to)];
      return a === null || b === null ? [] : [{ key: `${from}-${to}`, old: drawing !== figure.current, a, b }];
    }),
  );
  return (
    <svg
      viewBox={viewBoxOf(plan)}
      width={n((width + 2 * margin) * scale)}
      height={n((height + 2 * margin) * scale)}
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
      {sky.stars.map((star) => (
        <g key={star.id} transform={`translate(${star.x} ${star.y}) scale(${n(unit)})`}>
          <Glyph shape={silhouetteOf(sky, star.type)} ink={inkOf(sky, star.colour)} />
          {erased.has(star.id) && <path className="sk-cross" d="M-13-13L13 13M13-13L-13 13" />}
        </g>
      ))}
    </svg>
  );
});

/** Above the finger, or beside it where there is no room above. By a transform alone: nothing is laid out anew. */
function placeOf({ left, top, frame }: Looking): string {
  const [width, x] = [2 * HALF, Math.min(Math.max(HALF, left), frame.width - HALF)];
  if (top > 0.3 * frame.height) return `translate(${n(x - HALF)}px,${n(top - width - 34)}px)`;
  return `translate(${n(left > frame.width / 2 ? x - width - 40 : x + 40)}px,${n(top - HALF)}px)`;
}
