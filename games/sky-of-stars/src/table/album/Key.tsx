import type { Seat } from '@orrery/kernel';
import { Icon, type Medals, Sigil, seatIdentity } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { View } from '../../rules/view-kind.ts';
import { workId } from '../../rules/works.ts';
import { object } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { captionOf } from '../scene.ts';
import { bestOf, givers } from './medals.ts';
import { skySvg } from './picture.ts';
import { SaveButtons } from './SaveButtons.tsx';
import './album.css';
import './key.css';

interface KeyProps {
  readonly view: View;
  readonly names: TableNames;
  readonly owner: Seat;
  readonly medals: Medals | null;
  back(): void;
}

/** Beside an opened sky of the album: whose it is, which lines are which word, who guessed it, and whose best drawing it was. */
export function Key({ view, names, owner, medals, back }: KeyProps) {
  const { say } = names;
  const { sigil, line } = seatIdentity(names.look(owner));
  const title = owner === names.as ? say('sky.own') : say('sky.of', { name: names.name(owner) });
  return (
    <section className="sk-key" aria-label={title}>
      <h2>
        <Sigil name={sigil} fill={line} size={26} />
        {title}
      </h2>
      <ul>
        {view.rounds.map(({ shows }, i) => {
          const word = captionOf(view, names, owner, i + 1);
          if (word === '') return null;
          const right = shows.find((show) => show.owner === owner)?.right ?? [];
          const people = listed(
            say,
            right.map((seat) => object(names, seat)),
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            <li key={i} data-round={i + 1}>
              <b>{word}</b>
              <span>{right.length === 0 ? say('album.byNobody') : say('album.by', { names: people })}</span>
              <Honour {...{ names, medals, owner }} round={i + 1} word={word} />
            </li>
          );
        })}
      </ul>
      <div className="sk-key-acts">
        <button type="button" className="btn" onClick={back}>
          <Icon name="chevron-left" size={18} />
          {say('album.all')}
        </button>
        <SaveButtons
          names={names}
          word="album.save"
          file={names.name(owner)}
          picture={() => skySvg(view, names, owner, bestOf(medals))}
        />
      </div>
    </section>
  );
}

interface HonourProps {
  readonly names: TableNames;
  readonly medals: Medals | null;
  readonly owner: Seat;
  readonly round: number;
  readonly word: string;
}

/** The medal for the best drawing: who has given theirs to this one, and the button that does. */
function Honour({ names, medals, owner, round, word }: HonourProps) {
  const { say } = names;
  if (medals === null) return null;
  const id = workId(owner, round);
  const people = givers(medals, owner, round).map((seat) => object(names, seat));
  const mine = medals.mine === id;
  return (
    <>
      {people.length > 0 && (
        <em className="sk-medal">
          <Icon name="medal" size={20} />
          {say('album.best.of', { names: listed(say, people) })}
        </em>
      )}
      {medals.may(id) && !mine && (
        <button
          type="button"
          className="btn sk-honour"
          aria-label={say('album.best.give', { word })}
          onClick={() => medals.give(id)}
        >
          <Icon name="medal" size={20} />
          <span>{say('album.best')}</span>
        </button>
      )}
    </>
  );
}
