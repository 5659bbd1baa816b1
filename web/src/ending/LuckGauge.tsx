import { type SeatLuck, sumOfLuck } from '@orrery/bots/verdict';
import { listed } from '@orrery/kernel';
import { INK_HATCH, type SeatInfo, Sigil, seatIdentity, useSay as useUiSay } from '@orrery/ui';
import type { Progress } from '../review/verdict/progress.ts';
import { useSay } from '../words/speech.ts';

const [width, middle, reach] = [260, 36, 118];
/** So many units to each side are drawn; 95 of 100 lie within two. */
const [span, band] = [3, 1.96];
const xOf = (units: number) => width / 2 + (Math.max(-span, Math.min(span, units)) * reach) / span;
const ticks = Array.from({ length: 25 }, (_, n) => `M${12 + (n * (width - 24)) / 24} ${middle}v${n % 4 ? 4 : 7}`).join(
  '',
);

interface LuckGaugeProps {
  readonly luck: Progress['luck'];
  readonly seats: readonly SeatInfo[];
}

/** What luck gave or took, in the middle what was to be expected. Never a blame: neither red nor green. */
export function LuckGauge({ luck, seats }: LuckGaugeProps) {
  const say = useSay();
  const sayUi = useUiSay();
  const sums = sumOfLuck(luck, seats.length);
  const unusual = seats.filter(({ seat }) => Math.abs(unitsOf(sums[seat]!)) > 2).map(({ name }) => name);
  return (
    <>
      <svg className="story-gauge" viewBox={`0 0 ${width} 80`} aria-hidden="true">
        <rect className="story-band" x={xOf(-band)} y={24} width={xOf(band) - xOf(-band)} height={24} />
        <rect x={xOf(-band)} y={24} width={xOf(band) - xOf(-band)} height={24} fill={INK_HATCH} opacity={0.6} />
        <path className="story-band-ends" d={`M${xOf(-band)} 20V52M${xOf(band)} 20V52`} />
        <path className="story-scale" d={`M12 ${middle}H${width - 12}${ticks}`} />
        <path className="story-middle" d={`M${width / 2} 16V56`} />
        {seats.map(({ seat, look }) => {
          const { sigil, line } = seatIdentity(look);
          return (
            <g key={seat} transform={`translate(${xOf(unitsOf(sums[seat]!))} ${middle})`}>
              <circle r="11.5" fill="var(--ink)" stroke={line} strokeWidth="1.5" />
              <g transform="translate(-8 -8)">
                <Sigil name={sigil} size={16} fill={line} />
              </g>
            </g>
          );
        })}
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
      <ul>
        {seats.map(({ seat, name, look }) => (
          <li key={seat}>
            <span className="unseen">{say('ending.luck.said', { name, points: signed(sums[seat]!) })}</span>
            <span aria-hidden="true">
              <Sigil name={seatIdentity(look).sigil} size={15} fill={seatIdentity(look).line} /> {name}{' '}
              <b>{signed(sums[seat]!)}</b>
            </span>
          </li>
        ))}
      </ul>
      <p>
        {unusual.length === 0
          ? say('ending.luck.usual')
          : say('ending.luck.unusual', { names: listed(sayUi, unusual) })}
      </p>
    </>
  );
}

const unitsOf = ({ points, unit }: SeatLuck) => (unit === 0 ? 0 : points / unit);

function signed({ points }: SeatLuck): string {
  const whole = Math.round(points * 100);
  return whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`;
}
