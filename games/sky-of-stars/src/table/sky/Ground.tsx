import { n, polar, spokes, starPath } from '@orrery/ui';
import { memo } from 'react';
import type { Star } from '../../data/index.ts';
import type { Plan } from './plan.ts';

/** The furniture of the chart under the stars: limb, hours, ecliptic, scale, compass. Never touched again once drawn. */
export const Ground = memo(function Ground({ plan, stars }: { readonly plan: Plan; readonly stars: readonly Star[] }) {
  const { width, height, unit, margin } = plan;
  const rose = emptiest(stars, plan);
  return (
    <g className="sk-ground">
      <g transform={`translate(${n(width / 2)} ${n(height / 2)}) scale(${n(unit)})`}>
        {width === height && <path className="sk-spandrel" d={SPANDRELS} />}
        {[122, 244, 366].map((r) => (
          <circle key={r} className="sk-hour" r={r} />
        ))}
        <path className="sk-hour" d={HOURS} />
        <circle className="sk-limb" r={494} />
        <circle className="sk-hour" r={488} />
        <circle className="sk-hour" r={470} />
        <path className="sk-degree" d={spokes(470, 474.5, 360, 10, 9)} />
        <g transform="translate(0 -70)">
          <circle className="sk-ecliptic" r={300} />
          <circle className="sk-zodiac" r={306} strokeDasharray={n((306 * Math.PI) / 36)} />
        </g>
      </g>
      <g className="sk-rose" transform={`translate(${n(rose.x)} ${n(rose.y)}) scale(${n(rose.r / 100)})`}>
        <Rose />
      </g>
      <g className="sk-scale">
        <rect
          className="sk-border"
          x={n(-0.95 * margin)}
          y={n(-0.95 * margin)}
          width={n(width + 1.9 * margin)}
          height={n(height + 1.9 * margin)}
          strokeWidth={n(2.4 * unit)}
        />
        {[
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ].map(([x = 0, y = 0]) => (
          <g
            key={`${x}${y}`}
            className="sk-corner"
            transform={`translate(${n(width / 2 + x * (width / 2 + 0.58 * margin))} ${n(height / 2 + y * (height / 2 + 0.58 * margin))}) scale(${n(unit)})`}
          >
            <rect x={-12} y={-12} width={24} height={24} />
            <path d={starPath(0, 0, 9.5, { points: 8, inner: 0.4 })} />
          </g>
        ))}
        <rect x={0} y={0} width={width} height={height} />
        <rect
          x={n(-0.3 * margin)}
          y={n(-0.3 * margin)}
          width={n(width + 0.6 * margin)}
          height={n(height + 0.6 * margin)}
        />
        <path className="sk-zebra" d={zebra(plan)} strokeWidth={n(0.2 * margin)} />
        {Array.from({ length: 10 }, (_, i) => (
          <g key={'ABCDEFGHIJ'[i]} fontSize={n(14 * unit)}>
            <text x={n((i + 0.5) * (width / 10))} y={n(-0.48 * margin)}>
              {'ABCDEFGHIJ'[i]}
            </text>
            <text x={n(-0.66 * margin)} y={n((i + 0.5) * (height / 10) + 5 * unit)}>
              {i + 1}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
});

/** The corners outside the limb, engraved by lines that break at it. */
const SPANDRELS = Array.from({ length: 165 }, (_, i) => {
  const y = -494 + i * 6;
  const half = Math.sqrt(Math.max(0, 494 ** 2 - y ** 2));
  return half > 494 ? '' : `M-498 ${y}H${n(-half - 2)}M${n(half + 2)} ${y}H498`;
}).join('');

const HOURS = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 24) * Math.PI * 2;
  const from = i % 6 === 0 ? 14 : i % 2 === 0 ? 60 : 122;
  return `M${polar(angle, from).map(n).join(' ')}L${polar(angle, 470).map(n).join(' ')}`;
}).join('');

function zebra({ width, height, margin }: Plan): string {
  const off = 0.15 * margin;
  let d = '';
  for (let i = 0; i < 20; i++) {
    const [x, dx] = [(i * width) / 20, width / 40];
    const [y, dy] = [(i * height) / 20, height / 40];
    d += `M${n(x)} ${n(-off)}h${n(dx)}M${n(x + dx)} ${n(height + off)}h${n(dx)}`;
    d += `M${n(-off)} ${n(y)}v${n(dy)}M${n(width + off)} ${n(y + dy)}v${n(dy)}`;
  }
  return d;
}

const roses = new WeakMap<readonly Star[], { x: number; y: number; r: number }>();

/** Where the sky is emptiest: there the compass stands and no star is near. Looked for once in a sky. */
function emptiest(stars: readonly Star[], { width, height }: Plan): { x: number; y: number; r: number } {
  const known = roses.get(stars);
  if (known !== undefined) return known;
  let best = { x: width / 2, y: height / 2, r: 0 };
  for (let i = 6; i <= 34; i++)
    for (let j = 6; j <= 34; j++) {
      const [x, y] = [(i * width) / 40, (j * height) / 40];
      let r = Number.POSITIVE_INFINITY;
      for (const star of stars) r = Math.min(r, Math.hypot(star.x - x, star.y - y));
      if (r > best.r) best = { x, y, r };
    }
  const rose = { ...best, r: best.r * 0.72 };
  roses.set(stars, rose);
  return rose;
}

const POINTS = [
  [22.5, 50, 10],
  [67.5, 50, 10],
  [45, 74, 15],
  [0, 100, 19],
] as const;

function Rose() {
  const at = (degrees: number, r: number) =>
    polar((degrees * Math.PI) / 180, r)
      .map(n)
      .join(' ');
  return (
    <>
      <circle r={62} />
      <circle r={56} />
      <path d={spokes(56, 59, 60, 5, 3)} />
      {POINTS.flatMap(([turn, length, waist]) =>
        [0, 90, 180, 270].map((quarter) => {
          const angle = turn + quarter;
          return (
            <g key={angle}>
              <path className="sk-rose-lit" d={`M0 0L${at(angle - 45, waist)}L${at(angle, length)}Z`} />
              <path className="sk-rose-dark" d={`M0 0L${at(angle + 45, waist)}L${at(angle, length)}Z`} />
            </g>
          );
        }),
      )}
      <path d="M0-106v-14m-7 6h14" />
    </>
  );
}
