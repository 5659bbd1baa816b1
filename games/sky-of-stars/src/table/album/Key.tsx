import type { Seat } from '@orrery/kernel';
import { Icon, Sigil, seatIdentity } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { View } from '../../rules/view-kind.ts';
import { object } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { captionOf } from '../scene.ts';
import { skySvg } from './picture.ts';
import { SaveButtons } from './SaveButtons.tsx';
import './album.css';
import './key.css';

interface KeyProps {
  readonly view: View;
  readonly names: TableNames;
  readonly owner: Seat;
  back(): void;
}

/** Beside an opened sky of the album: whose it is, which lines are which word, and who guessed it. */
export function Key({ view, names, owner, back }: KeyProps) {
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
          picture={() => skySvg(view, names, owner)}
        />
      </div>
    </section>
  );
}
