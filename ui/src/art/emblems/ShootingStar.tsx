import { n, starPath } from '../pen.ts';
import { seededRandom } from '../seeded.ts';
import { Dial } from './Dial.tsx';
import { SetPlanet } from './SetPlanet.tsx';

/** Plate I: a star falls across an engraved world; its tail is a sheaf of swelling lines. */
export function ShootingStar() {
  return (
    <>
      <Dial r={98} />
      <circle className="em-fine" r={72} fill="none" strokeWidth={0.7} strokeDasharray="1 4" />
      {[1, 2, 3, 4].map((i) => (
        <circle key={i} className="em-gold" cx={-22} cy={20} r={54 + i * 6.5} fill="none" strokeWidth={0.9} />
      ))}
      <SetPlanet x={-22} y={20} kind="amaranth" r={52} />
      <g transform="translate(26 -16) rotate(-38)">
        <path className="em-ground" d="M0-13L50-15Q90-22 110-10V10Q90 20 50 15L0 13Z" opacity={0.75} />
        <path className="em-bone-fill" d={TAIL} />
      </g>
      <g transform="translate(26 -16)">
        <path className="em-ground" d={starPath(0, 0, 30, { points: 8, inner: 0.34, turn: -60 })} />
        <path className="em-blaze" d={starPath(0, 0, 27, { points: 8, inner: 0.3, turn: -60 })} />
        <path className="em-blaze-heart" d={starPath(0, 0, 14, { points: 8, inner: 0.42, turn: -38 })} />
      </g>
      <SetPlanet x={84} y={62} kind="small" seed={7} r={15} ground={3} />
      <SetPlanet x={-92} y={-62} kind="boreas" r={12} ground={3} />
    </>
  );
}

const TAIL = tail();

function tail(): string {
  const random = seededRandom('tail');
  let d = '';
  for (let i = -7; i <= 7; i++) {
    const length = 118 - Math.abs(i) * 7 - random() * 22;
    const y = i * 1.5;
    const width = 1.15 - Math.abs(i) * 0.055;
    d += `M0 ${n(y - width / 2)}Q${n(length / 2)} ${n(y * 1.1 - width)} ${n(length)} ${n(i * 3.1)}`;
    d += `Q${n(length / 2)} ${n(y * 1.1 + width)} 0 ${n(y + width / 2)}Z`;
  }
  return d;
}
