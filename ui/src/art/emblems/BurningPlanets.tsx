import { at, type Dot, polar } from '../pen.ts';
import { seededRandom } from '../seeded.ts';
import { SetPlanet } from './SetPlanet.tsx';

const FOOT = 53;

/** Plate IV: a world in flames on its hex chart; the tongues are cut as nested lines. */
export function BurningPlanets() {
  return (
    <>
      <path className="em-grid" d={CHART} fill="none" strokeWidth={0.9} />
      <g transform="translate(0 14)">
        <path className="em-flame-0" d={TONGUES[0]} strokeWidth={1} />
        <path className="em-flame-1" d={TONGUES[1]} strokeWidth={0.7} />
        <path className="em-flame-2" d={TONGUES[2]} />
        <SetPlanet x={0} y={0} kind="cinder" seed={25} r={56} />
      </g>
      <SetPlanet x={-94} y={-42} kind="small" seed={1} r={10} ground={4} />
      <SetPlanet x={95} y={-32} kind="drift" seed={2} r={12} ground={4} />
      <SetPlanet x={-92} y={52} kind="zero" seed={3} r={13} ground={4} />
      <SetPlanet x={88} y={66} kind="small" seed={5} r={8} ground={4} />
      {SHIPS.map(({ x, y, heading }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${heading})`}>
          <path className="em-bone-fill" d="M9 0L-6-5-3 0-6 5Z" />
          <path className="em-bone" d="M-8 0H-26" strokeWidth={1} strokeDasharray="3 3" />
        </g>
      ))}
    </>
  );
}

const SHIPS = [
  { x: 70, y: -84, heading: 152 },
  { x: 88, y: -74, heading: 152 },
  { x: -76, y: -78, heading: 34 },
] as const;

const CHART = chart();

function chart(): string {
  const side = 21;
  let d = '';
  for (let q = -5; q <= 5; q++) {
    for (let r = -4; r <= 4; r++) {
      const x = side * 1.5 * q;
      const y = side * Math.sqrt(3) * (r + (q & 1) / 2);
      if (Math.hypot(x, y) > 112 || Math.abs(y) > 92) continue;
      const corner = (i: number): string => {
        const [dx, dy] = polar((i * Math.PI) / 3, side);
        return at(x + dx, y + dy);
      };
      d += `M${corner(0)}L${corner(1)}L${corner(2)}L${corner(3)}`;
    }
  }
  return d;
}

const TONGUES = [0, 1, 2].map(tongues);

/** One layer of flames from limb to limb; inner layers are shorter and narrower. Fire leans upwards as it leaves. */
function tongues(layer: number): string {
  const random = seededRandom('fire');
  const up = (angle: number, radius: number): string => {
    const [x, y]: Dot = polar(angle, radius);
    return at(x, y - (radius - FOOT) * 0.35);
  };
  const half = 0.15 - layer * 0.04;
  let d = '';
  for (let i = 0; i < 21; i++) {
    const angle = -Math.PI - 0.35 + (i / 20) * (Math.PI + 0.7);
    const height = 64 + (0.5 + 0.5 * Math.sin(-angle)) * 26 + random() * 16;
    const tip = FOOT + (height - FOOT) * (1 - layer * 0.3);
    const mid = FOOT + (tip - FOOT) * 0.5;
    d += `M${up(angle - half, FOOT)}C${up(angle - half * 1.3, mid)} ${up(angle + 0.03, mid)} ${up(angle + 0.05, tip)}`;
    d += `C${up(angle + 0.1, mid)} ${up(angle + half * 1.3, FOOT + (tip - FOOT) * 0.35)} ${up(angle + half, FOOT)}Z`;
  }
  return d;
}
