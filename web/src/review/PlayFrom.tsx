import type { Eyes, Seat } from '@orrery/kernel';
import { Icon, type SeatInfo, Sheet, Sigil, seatIdentity } from '@orrery/ui';
import { listed } from '@orrery/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../words/speech.ts';
import { useReviewKeys } from './keys.ts';
import type { ReviewedMatch } from './match.ts';
import { playFrom } from './play-from.ts';

interface PlayFromProps {
  readonly match: ReviewedMatch;
  readonly moment: number;
  readonly eyes: Eyes;
  readonly seats: readonly SeatInfo[];
}

/** The match goes on from here at a table of this device, against bots: as the chosen seat, or asks which. */
export function PlayFrom({ match, moment, eyes, seats }: PlayFromProps) {
  const say = useSay();
  const [, go] = useLocation();
  const [asks, setAsks] = useState(false);
  const { file, reader } = match;
  const over = reader.game.result(reader.stateAt(moment)) !== null;
  const play = async (seat: Seat) => {
    const names = listed(
      say,
      seats.map(({ name }) => name),
    );
    const id = await playFrom({ file, moment, seat, name: say('review.from.name', { names, n: moment }) });
    go(`/here/${id}`);
  };
  const press = () => {
    if (over) return;
    if (typeof eyes === 'number') void play(eyes);
    else setAsks(true);
  };
  useReviewKeys({ p: press });
  return (
    <>
      <button type="button" className="btn gold review-from" disabled={over} onClick={press}>
        <Icon name="play" size={18} />
        <span>{say('review.from')}</span>
      </button>
      <Sheet open={asks} title={say('review.from.who')} onClose={() => setAsks(false)}>
        <div className="review-share">
          <p>{say('review.from.text')}</p>
          {seats.map(({ seat, name, look }) => (
            <button key={seat} type="button" className="btn" onClick={() => void play(seat)}>
              <Sigil name={seatIdentity(look).sigil} size={20} fill={seatIdentity(look).line} />
              {name}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  );
}
