import { at, type Dot, polar, polyline, starPath } from '../pen.ts';
import { seededRandom } from '../seeded.ts';
import { Dial } from './Dial.tsx';

const WHALE: readonly Dot[] = [
  [-72, 2],
  [-54, -22],
  [-22, -30],
  [14, -20],
  [42, 2],
  [64, -12],
  [86, -34],
  [92, -8],
  [64, -12],
  [42, 2],
  [20, 22],
  [-20, 28],
  [-56, 22],
  [-72, 2],
];

/** The whale as stars and lines. */
function Whale() {
  return (
    <>
      <path className="em-pale" d={polyline(WHALE)} fill="none" strokeWidth={1.3} strokeLinejoin="round" />
      {WHALE.slice(0, 8)
        .concat(WHALE.slice(10, 13))
        .map(([x, y], i) => {
          const r = i % 3 ? 5 : 8;
          const points = i % 2 ? 6 : 5;
          return (
            <g key={`${x} ${y}`}>
              <path className="em-ground" d={starPath(x, y, r + 3, { points, inner: 0.6 })} />
              <path className={`em-star-${i % 3}`} d={starPath(x, y, r, { points, inner: 0.42 })} />
            </g>
          );
        })}
    </>
  );
}

/** Plate III: a planisphere with a constellation just being guessed. */
export function SkyOfStars() {
  return (
    <>
      <circle className="em-sky" r={98} />
      <Dial r={98} />
      <g className="em-grid" fill="none" strokeWidth={0.8}>
        {[16, 42, 68].map((r) => (
          <circle key={r} r={r} />
        ))}
        <path d={MERIDIANS} />
      </g>
      <circle className="em-fine" cx={10} cy={-8} r={62} fill="none" strokeWidth={0.9} strokeDasharray="5 3" />
      <path className="em-bone" d={STIPPLE} strokeWidth={1.5} strokeLinecap="round" opacity={0.65} />
      <g transform="translate(-6 2) rotate(-8)">
        <Whale />
      </g>
      <path
        className="em-pale"
        d="M-36-33C-40-50-32-56-28-64M-30-34C-26-46-22-52-12-56"
        fill="none"
        strokeWidth={1.2}
        strokeDasharray="2 3"
      />
      <path
        className="em-bright"
        d="M9 53C8 45 15 40 22 42 30 44 31 52 25 57 21 60 18 62 18 68M18 75.500Q18.300 76.200 18 76.400"
        fill="none"
        strokeWidth={3}
        strokeLinecap="round"
      />
    </>
  );
}

const MERIDIANS = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6;
  return `M${at(...polar(angle, 16))}L${at(...polar(angle, 93))}`;
}).join('');

const STIPPLE = stipple();

function stipple(): string {
  const random = seededRandom('planisphere');
  return Array.from({ length: 130 }, () => `M${at(...polar(random() * Math.PI * 2, Math.sqrt(random()) * 90))}h0`).join(
    '',
  );
}
