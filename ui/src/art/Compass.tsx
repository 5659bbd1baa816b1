import { Picture } from './Picture.tsx';
import { polar, polyline, spokes } from './pen.ts';

/** Each point of the rose is two blades, one lit and one hatched by shade. */
function blades(count: number, turn: number, long: number, root: number): { lit: string; shade: string } {
  let lit = '';
  let shade = '';
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * Math.PI * 2;
    const tip = polar(angle, long);
    const side = (s: 1 | -1) => polar(angle + (s * Math.PI) / count / (count > 4 ? 1 : 2), root);
    const dark = `${polyline([[0, 0], side(1), tip])}Z`;
    const light = `${polyline([[0, 0], side(-1), tip])}Z`;
    lit += light;
    shade += dark;
  }
  return { lit, shade };
}

const CARDINAL = blades(4, -Math.PI / 2, 46, 11);
const BETWEEN = blades(4, -Math.PI / 4, 31, 9);

/** A compass rose; it sits only where a board is empty. North is up and may be lettered. */
export function Compass({
  size = 96,
  north,
  label,
}: {
  readonly size?: number;
  readonly north?: string;
  readonly label?: string;
}) {
  return (
    <Picture width={size} height={size} viewBox="-52 -56 104 112" label={label} className="compass">
      <g fill="none">
        <circle className="em-gold" r={34} strokeWidth={1} />
        <circle className="em-fine" r={30} strokeWidth={0.7} />
        <path className="em-fine" d={spokes(30, 34, 72)} strokeWidth={0.7} />
        <path className="em-gold" d={spokes(27, 34, 16)} strokeWidth={0.9} />
      </g>
      {[BETWEEN, CARDINAL].map(({ lit, shade }) => (
        <g key={lit}>
          <path className="em-blade" d={lit} strokeWidth={0.8} />
          <path className="em-blade-shade" d={shade} strokeWidth={0.8} />
        </g>
      ))}
      <circle className="em-ground em-gold" r={4} strokeWidth={1} />
      {north !== undefined && (
        <text className="compass-north" y={-47} textAnchor="middle">
          {north}
        </text>
      )}
    </Picture>
  );
}
