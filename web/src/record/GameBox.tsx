import { Emblem } from '@orrery/ui';
import { useMemo } from 'react';
import { titleOf } from '../home/atlas.ts';
import { useSay } from '../words/speech.ts';
import { Favourites } from './Favourites.tsx';
import type { RatedAt, Record } from './matches.ts';
import { practiceRatings } from './practice.ts';
import { RatingLine } from './RatingLine.tsx';
import { ShareOfWins } from './ShareOfWins.tsx';
import { isPractice, type Tally, tallyOf } from './tally.ts';

/** How somebody plays one game: with people, and apart from that in practice with bots. */
export function GameBox({ game, record }: { readonly game: string; readonly record: Record }) {
  const say = useSay();
  const { played, people, bots, practice } = useMemo(() => {
    const played = record.matches.filter((match) => match.game === game);
    return {
      played,
      people: tallyOf(played.filter((match) => !isPractice(match))),
      bots: tallyOf(played.filter(isPractice)),
      practice: practiceRatings(played),
    };
  }, [game, record]);
  const title = titleOf(game);
  return (
    <section className="record-game" aria-label={title}>
      <span className="record-emblem" aria-hidden="true">
        <Emblem game={game} />
      </span>
      <div className="record-results">
        <h2>{title}</h2>
        {people.played > 0 && (
          <Results
            title={say('record.people')}
            tally={people}
            ratings={record.ratings.get(game) ?? []}
            against="people"
          />
        )}
        {bots.played > 0 && <Results title={say('record.bots')} tally={bots} ratings={practice} against="bots" />}
      </div>
      <Favourites game={game} matches={played} />
    </section>
  );
}

interface ResultsProps {
  readonly title: string;
  readonly tally: Tally;
  readonly ratings: readonly RatedAt[];
  readonly against: 'people' | 'bots';
}

function Results({ title, tally, ratings, against }: ResultsProps) {
  const say = useSay();
  const { played, won, shared } = tally;
  return (
    <div className="record-part">
      <h3>
        {title} <i className="record-aside">{say('record.played', { played, won, shared })}</i>
      </h3>
      <RatingLine ratings={ratings} against={against} />
      <ShareOfWins tally={tally} />
    </div>
  );
}
