import type { Seat } from '@orrery/kernel';
import { Sigil, type SigilName } from '@orrery/ui';

export interface SeatLine {
  readonly seat: Seat;
  readonly path: string;
  readonly line: string;
  readonly sigil: SigilName;
  /** Where its medal lies. */
  readonly x: number;
  readonly y: number;
}

interface SeatLinesProps {
  readonly drawn: readonly SeatLine[];
  /** By seat: colour is not the only sign. */
  readonly dashes: readonly string[];
}

/** A line for each seat with a dash and a medal of its own: halos first, lines after, medals last. */
export function SeatLines({ drawn, dashes }: SeatLinesProps) {
  return (
    <>
      {drawn.map(({ seat, path }) => (
        <path key={seat} className="review-belief-halo" d={path} />
      ))}
      {drawn.map(({ seat, path, line }) => (
        <path key={seat} className="review-line" d={path} stroke={line} strokeDasharray={dashes[seat]} />
      ))}
      {drawn.map(({ seat, line, sigil, x, y }) => (
        <g key={seat} transform={`translate(${x} ${y})`}>
          <circle r="10" fill="var(--ink)" stroke={line} strokeWidth="1.5" />
          <g transform="translate(-7 -7)">
            <Sigil name={sigil} size={14} fill={line} />
          </g>
        </g>
      ))}
    </>
  );
}
