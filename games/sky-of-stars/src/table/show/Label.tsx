import type { Seat } from '@orrery/kernel';
import { Sigil, seatIdentity, type TableProps } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { View } from '../../rules/view-kind.ts';
import { Clock } from '../hand/Clock.tsx';
import type { TableNames } from '../names.ts';
import './show.css';

interface LabelProps {
  readonly view: View;
  readonly names: TableNames;
  readonly owner: Seat;
  readonly plusOne: boolean;
  readonly clock: TableProps<SkyOfStars>['clock'];
  /** Where several skies are open: those to turn to. */
  readonly whose: ReactNode;
}

/** In the place of the die: whose sky is on show, and which of how many; all at once, the others to turn to. */
export function Label({ view, names, owner, plusOne, clock, whose }: LabelProps) {
  const { say, as } = names;
  const { sigil, line } = seatIdentity(names.look(owner));
  const name = names.name(owner);
  const title = owner === as ? say('show.mine') : say('show.title', { name });
  const at = view.showOrder.indexOf(owner) + 1;
  return (
    <div className="sk-die sk-show">
      <span className="sk-show-sigil">
        <Sigil name={sigil} fill={line} size={44} />
      </span>
      <div className="sk-die-words">
        <b>
          {title} {plusOne && <span className="sk-plus">{say('show.plusOne')}</span>}
        </b>
        {at > 0 && <span>{say('show.of', { at, all: view.showOrder.length })}</span>}
        {clock != null && <Clock clock={clock} names={names} view={view} />}
      </div>
      {whose}
    </div>
  );
}
