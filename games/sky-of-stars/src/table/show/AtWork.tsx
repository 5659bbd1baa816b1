import { type Cue, Icon, Sigil, seatIdentity, type TableProps } from '@orrery/ui';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { View } from '../../rules/view-kind.ts';
import { CardPanel } from '../hand/CardPanel.tsx';
import { DiePanel } from '../hand/DiePanel.tsx';
import type { TableNames } from '../names.ts';
import './show.css';

interface AtWorkProps {
  readonly view: View;
  readonly names: TableNames;
  readonly cue: Cue<SkyOfStars> | null;
  readonly clock: TableProps<SkyOfStars>['clock'];
}

/** While all draw in secret there is no sky to show: the die, the words and who is done, to be read across a room. */
export function AtWork({ view, names, cue, clock }: AtWorkProps) {
  return (
    <div className="sk-at-work">
      <DiePanel view={view} names={names} cue={cue} clock={clock} />
      <CardPanel names={names} card={view.card} mine={null} secret={false} guess={null} opened={null} choose={null} />
      <ul className="sk-done">
        {view.asked.map((seat) => {
          const { sigil, line } = seatIdentity(names.look(seat));
          const done = view.answered.includes(seat);
          return (
            <li key={seat} data-done={done || undefined}>
              <Sigil name={sigil} fill={line} size={30} />
              <b>{names.name(seat)}</b>
              <Icon name={done ? 'check' : 'pencil'} size={26} />
              <span className="unseen">{names.say(done ? 'done.yes' : 'done.no')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
