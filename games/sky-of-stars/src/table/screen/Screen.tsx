import type { Seat } from '@orrery/kernel';
import { type Cue, Icon, Sigil, seatIdentity, type TableProps } from '@orrery/ui';
import type { ReactNode } from 'react';
import { pointsNow } from '../../picture/points.ts';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { View } from '../../rules/view-kind.ts';
import { wordText } from '../../words/names.ts';
import { CardPanel, type Opened } from '../hand/CardPanel.tsx';
import { Clock } from '../hand/Clock.tsx';
import { DiePanel } from '../hand/DiePanel.tsx';
import { Letters } from '../moments/Letters.tsx';
import type { TableNames } from '../names.ts';
import { type Gained, seatParts } from '../seat/SeatInfo.tsx';
import './screen.css';

interface ScreenProps {
  readonly view: View;
  readonly names: TableNames;
  readonly cue: Cue<SkyOfStars> | null;
  readonly clock: TableProps<SkyOfStars>['clock'];
  /** The sky on show; null: all draw, or all skies are there. */
  readonly owner: Seat | null;
  readonly opened: Opened | null;
  readonly gained: Gained | null;
  /** The sky, the round or the album; null: all draw in secret. */
  readonly plate: ReactNode;
}

/** Is this page the large screen of a table? The app says so on the root of the page. */
export function isLargeScreen(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.screen === 'large';
}

/** The table's own screen, read from across a room: the plate, the question, the words, who has answered, the points. */
export function Screen({ view, names, cue, clock, owner, opened, gained, plate }: ScreenProps) {
  const { say } = names;
  const shows = owner !== null;
  return (
    <div className="sk-screen" data-shows={shows || undefined}>
      <div className="sk-screen-plate">{plate ?? <DiePanel view={view} names={names} cue={cue} clock={null} />}</div>
      <div className="sk-screen-side">
        <header>
          {owner !== null && <Mark names={names} seat={owner} />}
          <div>
            <h2>{titleOf(view, names, owner, opened)}</h2>
            <p>{lineOf(names, owner, opened)}</p>
          </div>
          {clock != null && <Clock clock={clock} names={names} view={view} />}
        </header>
        <CardPanel
          names={names}
          card={view.card}
          mine={null}
          secret={false}
          guess={null}
          opened={opened}
          choose={null}
        />
        {shows && opened === null ? <Letters view={view} names={names} /> : <Scores {...{ view, names, gained }} />}
        <footer>
          <span>{say('status.round', { round: view.round, rounds: view.options.rounds })}</span>
          {shows ? (
            <span>{say('show.of', { at: view.showOrder.indexOf(owner) + 1, all: view.showOrder.length })}</span>
          ) : (
            view.rolls > 0 && <span>{say('status.roll', { roll: view.rolls })}</span>
          )}
        </footer>
      </div>
    </div>
  );
}

function titleOf(view: View, names: TableNames, owner: Seat | null, opened: Opened | null): string {
  const { say } = names;
  if (owner === null) return say('screen.drawing');
  if (opened !== null) return say('screen.was', { word: wordText(names, view.card, opened.number) });
  if (view.phase === 'count') return say('screen.counts', { name: names.name(owner) });
  return say('show.title', { name: names.name(owner) });
}

function lineOf(names: TableNames, owner: Seat | null, opened: Opened | null): string {
  const { say } = names;
  if (owner === null) return say('card.open');
  if (opened === null) return say('screen.what');
  const count = opened.guesses.filter(({ n }) => n === opened.number).length;
  return say('screen.saw', { count, all: opened.guesses.length });
}

function Mark({ names, seat }: { readonly names: TableNames; readonly seat: Seat }) {
  const { sigil, line } = seatIdentity(names.look(seat));
  return <Sigil name={sigil} fill={line} size={96} />;
}

/** Points, and who has drawn. */
function Scores({ view, names, gained }: Pick<ScreenProps, 'view' | 'names' | 'gained'>) {
  const points = pointsNow(view);
  return (
    <ul className="sk-screen-scores" data-seats={view.n}>
      {view.players.map((_, seat) => {
        const answered = view.answered.includes(seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <Mark names={names} seat={seat} />
            <b>{names.name(seat)}</b>
            {view.asked.includes(seat) && view.phase !== 'over' && (
              <span className="sk-screen-done" data-done={answered || undefined}>
                <Icon name={answered ? 'check' : 'pencil'} size={40} />
                <span className="unseen">{names.say(answered ? 'done.yes' : 'done.no')}</span>
              </span>
            )}
            <strong>{seatParts(view, names, seat, gained).points ?? points[seat]}</strong>
          </li>
        );
      })}
    </ul>
  );
}
