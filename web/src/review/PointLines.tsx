import { type SeatInfo, seatIdentity } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { Points } from './points.ts';
import './point-lines.css';

interface PointLinesProps {
  readonly points: Points;
  readonly last: number;
  readonly seats: readonly SeatInfo[];
  readonly label: string;
  readonly children?: ReactNode;
}

export const dashes = ['', '7 4', '2 4', '12 4 2 4', '1 3', '8 3 2 3'];
const [wide, high] = [1000, 100];

/** What everybody could count: every line has a dash of its own and the sigil's colour; the numbers stand at the seats. */
export function PointLines({ points: { at, by, most, least }, last, seats, label, children }: PointLinesProps) {
  const x = (moment: number) => (last === 0 ? 0 : (moment / last) * wide);
  const y = (value: number) => high - ((value - least) / Math.max(1, most - least)) * high;
  return (
    <figure className="review-lines">
      <figcaption>
        {label}
        <span>
          {least} – {most}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
        {seats.map(({ seat, look }) => (
          <polyline
            key={seat}
            points={at.map((moment, n) => `${x(moment).toFixed(1)},${y(by[n]![seat]!).toFixed(1)}`).join(' ')}
            stroke={seatIdentity(look).line}
            strokeDasharray={dashes[seat]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {children}
    </figure>
  );
}
