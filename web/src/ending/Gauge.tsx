import type { SeatLuck } from '@orrery/bots/verdict';
import { INK_HATCH, Sigil, type SigilName } from '@orrery/ui';
import { useSay } from '../words/speech.ts';
import './gauge.css';

const [width, middle, reach] = [260, 36, 118];
/** One and a half times what is usual is drawn to each side: 95 of 100 lie within the usual. */
const [span, band] = [1.5, 1];
const xOf = (part: number) => width / 2 + (Math.max(-span, Math.min(span, part)) * reach) / span;
const ticks = Array.from({ length: 25 }, (_, n) => `M${12 + (n * (width - 24)) / 24} ${middle}v${n % 4 ? 4 : 7}`).join(
  '',
);

export interface GaugeMark {
  readonly key: string | number;
  readonly sigil: SigilName;
  readonly colour: string;
  readonly luck: Luck;
}

/** What luck gave or took, in the middle what was to be expected. Never a blame: neither red nor green. */
export function Gauge({ marks }: { readonly marks: readonly GaugeMark[] }) {
  const say = useSay();
  const lifts = liftsOf(marks.map(({ luck }) => xOf(partOf(luck))));
  return (
    <svg className="story-gauge" viewBox={`0 0 ${width} 80`} aria-hidden="true">
      <rect className="story-band" x={xOf(-band)} y={24} width={xOf(band) - xOf(-band)} height={24} />
      <rect x={xOf(-band)} y={24} width={xOf(band) - xOf(-band)} height={24} fill={INK_HATCH} opacity={0.6} />
      <path className="story-band-ends" d={`M${xOf(-band)} 20V52M${xOf(band)} 20V52`} />
      <path className="story-scale" d={`M12 ${middle}H${width - 12}${ticks}`} />
      <path className="story-middle" d={`M${width / 2} 16V56`} />
      {marks.map(({ key, sigil, colour, luck }, n) => (
        <g key={key} transform={`translate(${xOf(partOf(luck))} ${middle + lifts[n]!})`}>
          <circle r="11.5" fill="var(--ink)" stroke={colour} strokeWidth="1.5" />
          <g transform="translate(-8 -8)">
            <Sigil name={sigil} size={16} fill={colour} />
          </g>
        </g>
      ))}
      <text x={6} y={74}>
        {say('ending.luck.bad')}
      </text>
      <text x={width / 2} y={74} textAnchor="middle">
        {say('ending.luck.band')}
      </text>
      <text x={width - 6} y={74} textAnchor="end">
        {say('ending.luck.good')}
      </text>
    </svg>
  );
}

/** So near to each other two signs would cover each other, and so far apart they are then drawn. */
const [near, lift, most] = [15, 17, 40];

/** How far below the scale each sign stands: allies have the same luck, and lie on each other there. */
export function liftsOf(xs: readonly number[]): readonly number[] {
  return xs.map((x, n) => {
    const crowd = [...xs.keys()].filter((other) => Math.abs(xs[other]! - x) < near);
    return (crowd.indexOf(n) - (crowd.length - 1) / 2) * Math.min(lift, most / crowd.length);
  });
}

type Luck = Pick<SeatLuck, 'points' | 'usual'>;

const partOf = ({ points, usual }: Luck): number => (usual === 0 ? 0 : points / usual);

export const isUsual = (luck: Luck): boolean => Math.abs(partOf(luck)) <= band;

/** In whole points of winning chance, with its sign. */
export function signedLuck({ points }: Pick<SeatLuck, 'points'>): string {
  const whole = Math.round(points * 100);
  return whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`;
}
