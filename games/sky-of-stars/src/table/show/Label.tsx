import type { Seat } from '@orrery/kernel';
import { Icon, Phrase, Sigil, seatIdentity, type TableProps, useKeys } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { View } from '../../rules/view-kind.ts';
import { wordText } from '../../words/names.ts';
import type { Opened } from '../hand/CardPanel.tsx';
import { Clock } from '../hand/Clock.tsx';
import type { TableNames } from '../names.ts';
import './show.css';

interface LabelProps {
  readonly view: View;
  readonly names: TableNames;
  readonly owner: Seat;
  /** What the reveal has laid open; null: it is still to guess. */
  readonly opened: Opened | null;
  readonly clock: TableProps<SkyOfStars>['clock'];
  /** Where several skies are open: those to turn to. */
  readonly whose: ReactNode;
  /** Draws it again, on this device only; null: there is nothing more to see. */
  readonly watch: (() => void) | null;
}

/** In the place of the die: whose sky is on show, and which of how many; all at once, the others to turn to. */
export function Label({ view, names, owner, opened, clock, whose, watch }: LabelProps) {
  useKeys({ r: watch });
  const { say, you } = names;
  const { sigil, line } = seatIdentity(names.look(owner));
  const name = names.name(owner);
  const title = owner === you ? say('show.mine') : say('show.title', { name });
  const at = view.showOrder.indexOf(owner) + 1;
  return (
    <div className="sk-die sk-show">
      <span className="sk-show-sigil">
        <Sigil name={sigil} fill={line} size={44} />
      </span>
      <div className="sk-die-words">
        <b>
          {title} {opened?.plusOne && <span className="sk-plus">{say('show.plusOne')}</span>}
        </b>
        {opened !== null ? (
          <span className="sk-outcome">
            <Phrase text={outcome(view, names, owner, opened)} />
          </span>
        ) : (
          at > 0 && <span>{say('show.of', { at, all: view.showOrder.length })}</span>
        )}
        {clock != null && <Clock clock={clock} names={names} view={view} />}
      </div>
      {whose}
      {watch !== null && (
        <button
          type="button"
          className="btn icon sk-watch"
          aria-label={say('show.watch')}
          title={say('show.watch')}
          aria-keyshortcuts="R"
          onClick={watch}
        >
          <Icon name="rotate" size={20} />
        </button>
      )}
    </div>
  );
}

/** What it was, and what that means for who reads it. */
function outcome(view: View, names: TableNames, owner: Seat, { number, guesses }: Opened): string {
  const { say, you } = names;
  const word = wordText(names, view.card, number);
  const right = guesses.filter(({ n }) => n === number).length;
  const mine = guesses.find(({ seat }) => seat === you);
  if (mine === undefined || owner === you) return say('show.was', { word, count: right });
  if (mine.n === number) return say('show.was.right', { word });
  if (mine.n === null) return say('show.was.none', { word });
  return say('show.was.wrong', { word, guess: wordText(names, view.card, mine.n) });
}
