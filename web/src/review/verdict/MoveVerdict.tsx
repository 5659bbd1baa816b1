import type { Eyes, Seat } from '@orrery/kernel';
import type { SeatInfo } from '@orrery/ui';
import { useSay } from '../../words/speech.ts';
import { sayOfSeat } from '../of-seat.ts';
import { percent } from './marks.ts';
import type { Progress } from './progress.ts';

interface MoveVerdictProps {
  readonly progress: Progress;
  readonly moment: number;
  readonly by: Seat | null;
  readonly eyes: Eyes;
  readonly seats: readonly SeatInfo[];
}

/** Two chances, never mixed: by what the seat knew, and cards open; and what the move was worth. */
export function MoveVerdict({ progress, moment, by, eyes, seats }: MoveVerdictProps) {
  const say = useSay();
  const seat = typeof eyes === 'number' ? eyes : by;
  const open = seat === null ? undefined : progress.open[moment]?.[seat];
  if (seat === null || open === undefined) return null;
  const known = progress.known[seat]?.[moment];
  return (
    <>
      <dl className="review-two">
        {known !== undefined && (
          <div>
            <dd>{say('review.chance.seat', { chance: known })}</dd>
            <dt>{sayOfSeat(say, 'review.chance.known', seats[seat]!)}</dt>
          </div>
        )}
        <div>
          <dd>{say('review.chance.seat', { chance: open })}</dd>
          <dt>{sayOfSeat(say, 'review.chance.open', seats[seat]!)}</dt>
        </div>
      </dl>
      <Judged progress={progress} moment={moment} />
    </>
  );
}

/** What the move was worth beside all others, by what its mover knew. */
export function Judged({ progress, moment }: Pick<MoveVerdictProps, 'progress' | 'moment'>) {
  const say = useSay();
  const judged = progress.moves.find((move) => move.moment === moment);
  if (judged === undefined) return null;
  const { of, worth, played, other } = judged;
  return (
    <p className="review-judged">
      {played === null || other === null || worth === 'sound'
        ? say('review.judged.sound', { of })
        : say(`review.judged.${worth}`, { of, points: Math.abs(percent(played) - percent(other)) })}
    </p>
  );
}
