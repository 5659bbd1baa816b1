import type { Kind } from '@orrery/kernel';
import { Icon, Phrase, Sigil, seatIdentity } from '@orrery/ui';
import { plain } from '@orrery/words';
import { linesOf, type Teller, turningLines } from '../review/told.ts';
import { TurningSign } from '../review/verdict/MarkSign.tsx';
import { useSay } from '../words/speech.ts';
import { SmallBoard } from './SmallBoard.tsx';
import type { Turn } from './turns.ts';

interface TurnCardsProps {
  readonly teller: Teller<Kind>;
  readonly turns: readonly Turn[];
  readonly parts: readonly number[];
  /** Shows the match as it went from there. Absent: it cannot be watched from here. */
  readonly watch?: (moment: number) => void;
}

/** Up to three moments that decided it, each a small board that plays from there. */
export function TurnCards({ turns, ...shared }: TurnCardsProps) {
  return (
    <ol className="story-turns">
      {turns.map((turn, n) => (
        <TurnCard key={turn.moment} n={n + 1} turn={turn} {...shared} />
      ))}
    </ol>
  );
}

interface TurnCardProps extends Omit<TurnCardsProps, 'turns'> {
  readonly n: number;
  readonly turn: Turn;
}

function TurnCard({ n, turn, teller, parts, watch }: TurnCardProps) {
  const say = useSay();
  const { moment, seat, gained } = turn;
  const { seats } = teller;
  const { look, name } = seats[seat]!;
  const { sigil, line } = seatIdentity(look);
  // What the moment itself begins comes after what turned it.
  const part = parts.findLast((each) => each < moment);
  const heading = part === undefined ? undefined : linesOf(teller, part, part).find((each) => each.heading);
  // "Round 4: Ada begins": who begins is not what turned it.
  const where = heading === undefined ? say('review.move.brief', { n: moment }) : plain(heading.text).split(/[:,]/)[0]!;
  const sentence = turningLines(teller, moment, seat)
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
  const signed = `${gained < 0 ? '−' : '+'}${Math.abs(gained)}`;
  const inner = (
    <>
      <span className="story-board" aria-hidden="true">
        <SmallBoard teller={teller} moment={moment} />
        <svg className="story-star" viewBox="-14 -14 28 28" aria-hidden="true">
          <TurningSign n={n} colour={line} />
        </svg>
        {watch !== undefined && (
          <span className="story-go">
            <Icon name="play" size={16} />
          </span>
        )}
      </span>
      <span className="story-turn-words">
        <b>
          <span className="unseen">{say('review.turn.watch.n', { n })}:</span>
          <u className="caps one-line">{where}</u>
          <i aria-hidden="true">
            {signed}
            <Sigil name={sigil} size={17} fill={line} />
          </i>
          <span className="unseen">
            {say(`ending.turn.${turn.in}`, { name, points: signed, count: Math.abs(gained) })}
          </span>
        </b>
        <span>
          <Phrase text={sentence} />
        </span>
      </span>
    </>
  );
  return (
    <li>
      {watch === undefined ? (
        <div className="story-turn">{inner}</div>
      ) : (
        <button type="button" className="story-turn" onClick={() => watch(moment)}>
          {inner}
        </button>
      )}
    </li>
  );
}
