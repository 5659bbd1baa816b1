import type { Seat } from '@orrery/kernel';
import { Sigil, seatIdentity } from '@orrery/ui';
import type { View } from '../../rules/view-kind.ts';
import type { TableNames } from '../names.ts';
import './show.css';

interface LabelProps {
  readonly view: View;
  readonly names: TableNames;
  readonly owner: Seat;
  readonly plusOne: boolean;
  /** It is only lent, to cross out a star (SK-P9). */
  readonly lent: boolean;
  /** Where several skies are open: looks at another. */
  readonly look: ((owner: Seat) => void) | null;
}

/** Whose sky is on show, and which of how many; all at once, the others to turn to. */
export function Label({ view, names, owner, plusOne, lent, look }: LabelProps) {
  const { say, as } = names;
  const { sigil, line } = seatIdentity(names.look(owner));
  const name = names.name(owner);
  const title = owner === as ? say('show.mine') : say(lent ? 'sky.of' : 'show.title', { name });
  const at = view.showOrder.indexOf(owner) + 1;
  const others = look === null ? [] : view.open;
  return (
    <div className="sk-show">
      <p className="sk-show-name">
        <Sigil name={sigil} fill={line} size={20} />
        <b>{title}</b>
        {at > 0 && <i>{say('show.of', { at, all: view.showOrder.length })}</i>}
        {plusOne && <span className="sk-plus">{say('show.plusOne')}</span>}
      </p>
      {others.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className="sk-show-others" role="group" aria-label={say('sky.whose')}>
          {others.map((seat) => (
            <button
              type="button"
              key={seat}
              className="btn icon"
              aria-pressed={seat === owner}
              aria-label={say('sky.of', { name: names.name(seat) })}
              onClick={() => look?.(seat)}
            >
              <Sigil name={seatIdentity(names.look(seat)).sigil} fill={seatIdentity(names.look(seat)).line} size={20} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
