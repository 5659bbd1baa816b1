import { type CSSProperties, memo, useId } from 'react';
import type { SigilName } from '../../theme/seats.ts';
import { at, n, polar, polyline } from '../pen.ts';
import { SIGIL_PATHS } from '../seats/sigils.ts';
import { scatterStars } from '../sky/poisson.ts';
import { FIGURES, type FigureStar } from './figures.ts';

export type WinnerConstellationProps = {
  readonly sigil: SigilName;
  /** The table's id: the field behind the figure is that table's. */
  readonly seed: string;
  /** The seat's line colour, for the ghost of the sigil and its first star. */
  readonly colour?: string;
  /** Draw it rising, line by line, once; off in look-backs and under reduced motion. */
  readonly rising?: boolean;
  readonly className?: string;
};

const SCALE = 14;
const FIELD = 900;
const BAYER = 'αβγδεζηθικλμνξ';

/** The winner's sigil as a constellation. It fits its box; the field behind runs past it, so let the box hide the rest. */
export const WinnerConstellation = memo(function WinnerConstellation({
  sigil,
  seed,
  colour = 'var(--gold)',
  rising = false,
  className = 'constellation',
}: WinnerConstellationProps) {
  const clip = useId();
  const { stars, lines } = FIGURES[sigil];
  return (
    <svg
      className={rising ? `${className} rising` : className}
      viewBox="-200 -190 400 380"
      width="100%"
      height="100%"
      style={{ overflow: 'visible', '--seat-line': colour } as CSSProperties}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={SIGIL_PATHS[sigil]} clipRule="evenodd" transform={`scale(${SCALE})`} />
      </clipPath>
      <path className="con-grid" d={MERIDIANS} />
      <Field seed={seed} />
      <g className="con-ghost" fill="none">
        <path d={HATCH} clipPath={`url(#${clip})`} strokeWidth={0.9} />
        <path d={SIGIL_PATHS[sigil]} transform={`scale(${SCALE})`} strokeWidth={0.9 / SCALE} />
      </g>
      <g className="con-lines" fill="none">
        {lines.map((line, i) => (
          <path key={line.join()} d={chain(stars, line)} pathLength={1} style={{ '--turn': i } as CSSProperties} />
        ))}
      </g>
      {stars.map((star, i) => (
        <g key={`${star.x} ${star.y}`} className="con-star" style={{ '--turn': i } as CSSProperties}>
          <Star {...star} first={star.size >= 5} />
          <text className="con-letter" x={n(star.x * SCALE + 12)} y={n(star.y * SCALE + (star.y < 0 ? -9 : 19))}>
            {BAYER[i]}
          </text>
        </g>
      ))}
    </svg>
  );
});

/** Lines stop short of the centres: a drawn star sits in a gap. */
function chain(stars: readonly FigureStar[], line: readonly number[]): string {
  let d = '';
  for (let i = 1; i < line.length; i++) {
    const from = stars[line[i - 1] ?? -1];
    const to = stars[line[i] ?? -1];
    if (!from || !to) continue;
    const [x0, y0, x1, y1] = [from.x * SCALE, from.y * SCALE, to.x * SCALE, to.y * SCALE];
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
    const [a, b] = [from.size * 2 + 4, to.size * 2 + 4];
    d += `M${at(x0 + ux * a, y0 + uy * a)}L${at(x1 - ux * b, y1 - uy * b)}`;
  }
  return d;
}

/** Eight points, the upright four long: how an atlas draws a star by its magnitude. */
function Star({ x, y, size, first }: FigureStar & { readonly first: boolean }) {
  const dots = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 ? 0.7 : i % 4 ? 1.6 : 3.1;
    const [dx, dy] = polar((i * Math.PI) / 8 - Math.PI / 2, size * reach);
    return [x * SCALE + dx, y * SCALE + dy] as const;
  });
  return <path className={first ? 'con-first' : 'con-dot'} d={`${polyline(dots)}Z`} />;
}

function Field({ seed }: { readonly seed: string }) {
  const layers = ['', '', '', '', ''];
  for (const { x, y, magnitude } of scatterStars(FIELD, FIELD, `${seed}/end`, 22)) {
    layers[magnitude] += `M${at(x - FIELD / 2, y - FIELD / 2)}h0`;
  }
  return (
    <g className="con-field" fill="none">
      {layers.map((d, i) => (
        <path key={d.length} d={d} strokeWidth={0.9 + i * 0.45} opacity={0.3 + i * 0.1} />
      ))}
    </g>
  );
}

const HATCH = Array.from({ length: 97 }, (_, i) => `M${-340 + i * 5} 170L${i * 5} -170`).join('');

/** Hour circles and parallels about a pole below the horizon. */
const MERIDIANS = meridians();

function meridians(): string {
  const pole = 330;
  let d = '';
  for (let i = 0; i < 9; i++) {
    const r = 140 + i * 92;
    d += `M${-r} ${pole}a${r} ${r} 0 0 1 ${2 * r} 0`;
  }
  for (let i = 0; i <= 18; i++) {
    const angle = ((i * 10 - 180) * Math.PI) / 180;
    const [x0, y0] = polar(angle, 140);
    const [x1, y1] = polar(angle, 880);
    d += `M${at(x0, y0 + pole)}L${at(x1, y1 + pole)}`;
  }
  return d;
}
