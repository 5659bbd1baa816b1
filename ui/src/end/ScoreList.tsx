import { SigilMark } from '../art/index.ts';
import { sized } from '../size/index.ts';
import type { SeatInfo } from '../table/contract.ts';
import { seatIdentity } from '../theme/index.ts';
import './score-list.css';

interface ScoreListProps {
  readonly seats: readonly SeatInfo[];
  readonly points: readonly number[];
  /** "3 points". */
  say(points: number): string;
}

/** The score of a game that counts one thing only: who has how much, the most first. */
export function ScoreList({ seats, points, say }: ScoreListProps) {
  const order = seats.toSorted((a, b) => points[b.seat]! - points[a.seat]!);
  return (
    <ol className="score-list">
      {order.map(({ seat, name, look }) => (
        <li key={seat}>
          <svg viewBox="-12 -12 24 24" {...sized(22)} aria-hidden="true">
            <SigilMark name={seatIdentity(look).sigil} size={20} fill={seatIdentity(look).line} />
          </svg>
          <span>{name}</span>
          <b>{say(points[seat]!)}</b>
        </li>
      ))}
    </ol>
  );
}
