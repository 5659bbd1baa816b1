import type { Kind } from '@orrery/kernel';
import { Phrase, type SeatInfo, seatIdentity, sized } from '@orrery/ui';
import { Link } from 'wouter';
import { useSay } from '../../words/speech.ts';
import { type Teller, turningLines } from '../told.ts';
import { TurningSign } from './MarkSign.tsx';
import type { Progress } from './progress.ts';

interface TurningPointsProps {
  readonly progress: Progress;
  readonly teller: Teller<Kind>;
  readonly seats: readonly SeatInfo[];
  /** Shows a moment as it happens. */
  watch(moment: number): void;
  again(): void;
  /** It is other people's: who watches may play one of their own. */
  readonly stranger: boolean;
}

/** What decided the match: up to three moments with a sentence each; else why nothing is said of it. */
export function TurningPoints({ progress, teller, seats, watch, again, stranger }: TurningPointsProps) {
  const say = useSay();
  const { state, turns } = progress;
  return (
    <section className="review-box review-turns">
      <h2>{say('review.turns')}</h2>
      {turns === null || turns.length === 0 ? (
        <p className="review-note">
          {state === 'working'
            ? say('review.turns.working')
            : state === 'done'
              ? say('review.turns.none')
              : say(`review.none.${state === 'no chances' ? 'game' : state}`)}
          {state === 'failed' && (
            <button type="button" className="btn" onClick={again}>
              {say('review.evaluate')}
            </button>
          )}
        </p>
      ) : (
        <ol>
          {turns.map(({ moment, seat, from, to }, n) => {
            const { look, name } = seats[seat]!;
            const [line] = turningLines(teller, moment, seat);
            return (
              <li key={moment}>
                <svg viewBox="-14 -14 28 28" {...sized(30)} aria-hidden="true">
                  <TurningSign n={n + 1} colour={seatIdentity(look).line} />
                </svg>
                <p>
                  {line === undefined ? say('review.move.brief', { n: moment }) : <Phrase text={line.text} />}
                  <small>{say('review.turn.change', { name, from, to })}</small>
                </p>
                <button
                  type="button"
                  className="btn"
                  aria-label={say('review.turn.watch.n', { n: n + 1 })}
                  onClick={() => watch(moment)}
                >
                  {say('review.turn.watch')}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      {stranger && (
        <Link href={`/new/${teller.kit.room.id}`} className="btn">
          {say('review.own')}
        </Link>
      )}
    </section>
  );
}
