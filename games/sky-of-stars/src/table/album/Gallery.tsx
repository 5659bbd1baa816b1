import type { Seat } from '@orrery/kernel';
import { Icon, type Medals, Sigil, seatIdentity } from '@orrery/ui';
import type { View } from '../../rules/view-kind.ts';
import { workId, works } from '../../rules/works.ts';
import { person } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { areSkiesOpen, captionOf, figureOf } from '../scene.ts';
import { bestOf } from './medals.ts';
import { albumSvg } from './picture.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { SmallSky } from './SmallSky.tsx';
import './album.css';

interface GalleryProps {
  readonly view: View;
  readonly names: TableNames;
  readonly medals: Medals | null;
  look(seat: Seat): void;
}

/** Every sky side by side: at the end the album, before it what all may see. */
export function Gallery({ view, names, medals, look }: GalleryProps) {
  const { say } = names;
  const over = view.phase === 'over';
  const best = bestOf(medals);
  const asks = medals !== null && medals.mine === null && works(view).some(({ id }) => medals.may(id));
  const open = over || areSkiesOpen(view);
  return (
    <div className="sk-gallery" data-seats={view.n}>
      {over && (
        <h2>
          {say('album.title')}
          {asks && <small>{say('album.best.ask')}</small>}
        </h2>
      )}
      <ul>
        {view.players.map((_, seat) => {
          const { sigil, line } = seatIdentity(names.look(seat));
          const picture = <SmallSky sky={names.sky} figure={figureOf(view, names, seat)} />;
          const answered = view.answered.includes(seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} data-answered={answered || undefined}>
              {open ? (
                <button type="button" aria-label={say('album.open', person(names, seat))} onClick={() => look(seat)}>
                  {picture}
                </button>
              ) : (
                picture
              )}
              <p>
                <Sigil name={sigil} fill={line} size={18} />
                <b>{names.name(seat)}</b>
                <span className="sk-gallery-words">
                  {wordsOf(view, names, seat).map(({ round, word }) => (
                    <i key={round} data-round={round}>
                      {word}
                      {best.has(workId(seat, round)) && <Icon name="medal" size={18} label={say('album.best')} />}
                    </i>
                  ))}
                </span>
                {answered && !over && <Icon name="check" size={18} />}
              </p>
            </li>
          );
        })}
      </ul>
      {over && (
        <SaveButtons
          names={names}
          word="album.saveAll"
          file="sky-of-stars"
          picture={() => albumSvg(view, names, best)}
        />
      )}
    </div>
  );
}

/** The words of a sky as far as they are known, in the order of the rounds. */
export function wordsOf(view: View, names: TableNames, seat: Seat): readonly { round: number; word: string }[] {
  const words = view.rounds.map((_, i) => ({ round: i + 1, word: captionOf(view, names, seat, i + 1) }));
  return words.filter(({ word }) => word !== '');
}
