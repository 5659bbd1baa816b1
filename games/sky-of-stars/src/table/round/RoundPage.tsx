import type { Seat } from '@orrery/kernel';
import { Icon, Sigil, seatIdentity } from '@orrery/ui';
import { type CSSProperties, useMemo } from 'react';
import { boxesOf } from '../../picture/points.ts';
import { boxes } from '../../rules/score.ts';
import type { RoundSeen, ShowSeen, View } from '../../rules/view-kind.ts';
import { cardName, wordText } from '../../words/names.ts';
import { SmallSky } from '../album/SmallSky.tsx';
import { coloursCount } from '../hand/Colours.tsx';
import { gainsOf } from '../moments/Gain.tsx';
import type { TableNames } from '../names.ts';
import { RoundColours } from './RoundColours.tsx';
import { Track } from './Track.tsx';
import './round.css';

interface RoundPageProps {
  readonly view: View;
  readonly names: TableNames;
  /** Which round, from 1: all its skies have been shown. */
  readonly round: number;
  /** Draws all of them again; a new number begins anew. */
  readonly replay: number;
}

/** After the last sky of a round: all of them side by side, what they were, who saw it, and the points that makes. */
export function RoundPage({ view, names, round, replay }: RoundPageProps) {
  const { say } = names;
  const record = view.rounds[round - 1];
  if (record === undefined) return null;
  const { shows } = record;
  const all = shows.reduce((sum, { guesses }) => sum + guesses.length, 0);
  const right = shows.reduce((sum, show) => sum + show.right.length, 0);
  return (
    <section className="sk-round" data-shows={shows.length} aria-labelledby="sk-round-title">
      <header>
        <h2 id="sk-round-title">{say('round.title', { round, card: cardName(names, record.card) })}</h2>
        <p>{say('round.right', { right, all })}</p>
      </header>
      <ul>
        {shows.map((show, i) => (
          <Column key={show.owner} {...{ view, names, round, record, show, replay }} at={i} />
        ))}
      </ul>
    </section>
  );
}

interface ColumnProps extends RoundPageProps {
  readonly record: RoundSeen;
  readonly show: ShowSeen;
  readonly at: number;
}

function Column({ view, names, round, record, show, replay, at }: ColumnProps) {
  const { say } = names;
  const { owner } = show;
  const { sigil, line } = seatIdentity(names.look(owner));
  const drawing = view.players[owner]?.sky.drawings.find((one) => one.round === round) ?? null;
  const figure = useMemo(() => ({ old: [], current: drawing, erased: [] }), [drawing]);
  const word = wordText(names, record.card, show.number);
  const score = boxesOf(record, owner);
  const gain = gainsOf(show).get(owner) ?? 0;
  return (
    <li style={{ '--at': at } as CSSProperties}>
      <h3>
        <Sigil name={sigil} fill={line} size={22} />
        <span className="one-line">{names.name(owner)}</span>
        <b>+{gain}</b>
      </h3>
      <SmallSky key={replay} sky={names.sky} figure={figure} drawn={replay > 0} />
      <p className="sk-round-word">{word}</p>
      <ul className="sk-round-who">
        {show.guesses.map(({ seat, n }) => (
          <Guess key={seat} names={names} seat={seat} right={n === show.number} said={saidOf(names, record, n)} />
        ))}
      </ul>
      {score !== null && (
        <div className="sk-round-sum">
          <p>
            <b>+{boxes(score)}</b> {say('round.sum', { by: score.guessedBy, guessed: score.guessed })}
            {score.plusOne && say('round.all')}
          </p>
          <Track view={view} names={names} seat={owner} round={round} />
          {coloursCount(view) && <RoundColours {...{ view, names, round }} seat={owner} />}
        </div>
      )}
    </li>
  );
}

function saidOf(names: TableNames, { card }: RoundSeen, n: number | null): string {
  return n === null ? names.say('round.none') : wordText(names, card, n);
}

interface GuessProps {
  readonly names: TableNames;
  readonly seat: Seat;
  readonly right: boolean;
  readonly said: string;
}

function Guess({ names, seat, right, said }: GuessProps) {
  const { sigil, line } = seatIdentity(names.look(seat));
  return (
    <li data-right={right || undefined} title={said}>
      <Sigil name={sigil} fill={line} size={18} />
      <span className="sk-round-name">{names.name(seat)}</span>
      {right ? (
        <>
          <span className="sk-round-tick">
            <Icon name="check" size={20} />
          </span>
          <span className="unseen">{names.say('round.saw')}</span>
        </>
      ) : (
        <>
          <i>{said}</i>
          <span className="sk-round-cross" aria-hidden="true">
            <Icon name="cross" size={16} />
          </span>
        </>
      )}
    </li>
  );
}
