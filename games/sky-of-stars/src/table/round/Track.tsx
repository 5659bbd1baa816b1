import type { Seat } from '@orrery/kernel';
import { boxesOf, pointsNow } from '../../picture/points.ts';
import { boxes } from '../../rules/score.ts';
import type { View } from '../../rules/view-kind.ts';
import type { TableNames } from '../names.ts';

interface TrackProps {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat;
  readonly round: number;
}

/** The score track of a seat: boxes of earlier rounds, those of this one, and the sum. */
export function Track({ view, names, seat, round }: TrackProps) {
  const score = view.rounds[round - 1];
  const now = score === undefined ? null : boxesOf(score, seat);
  const fresh = now === null ? 0 : boxes(now);
  const points = view.rounds.slice(0, round).reduce((sum, one) => {
    const filled = boxesOf(one, seat);
    return sum + (filled === null ? 0 : boxes(filled));
  }, 0);
  const total = view.result === null ? (pointsNow(view)[seat] ?? points) : points;
  return (
    <p className="sk-track">
      <span aria-hidden="true">
        {Array.from({ length: points }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <i key={i} data-now={i >= points - fresh || undefined} />
        ))}
      </span>
      <strong>
        <span aria-hidden="true">{total}</span>
        <span className="unseen">{names.say('plate.points', { count: total })}</span>
      </strong>
    </p>
  );
}
