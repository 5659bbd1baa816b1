import { Sigil, seatIdentity } from '@orrery/ui';
import type { View } from '../../rules/view-kind.ts';
import type { TableNames } from '../names.ts';
import './moments.css';

/** Who has guessed: a letter, dashed while it is awaited, sealed with the seat's wax once it is in. Nothing tells what is in it. */
export function Letters({ view, names }: { readonly view: View; readonly names: TableNames }) {
  const { say } = names;
  const guessers = view.asked.filter((seat) => view.open.length !== 1 || !view.open.includes(seat));
  return (
    <ul className="sk-letters-row" data-many={guessers.length > 4 || undefined} aria-label={say('letters.label')}>
      {guessers.map((seat) => {
        const { sigil, line } = seatIdentity(names.look(seat));
        const sealed = view.answered.includes(seat);
        return (
          <li key={seat} data-sealed={sealed || undefined}>
            <svg viewBox="0 0 64 46" aria-hidden="true">
              <rect x="1.5" y="1.5" width="61" height="43" />
              {sealed && <path d="M2 2L32 26L62 2M2 44L24 20M62 44L40 20" />}
              {sealed && <circle cx="32" cy="24" r="13" fill={line} />}
            </svg>
            <span className="sk-wax" aria-hidden="true">
              <Sigil name={sigil} fill={sealed ? 'var(--ink)' : line} size={18} />
            </span>
            <span className="sk-letter-words">
              <b className="one-line">{seat === names.you ? say('letters.you') : names.name(seat)}</b>
              <i>{say(sealed ? 'letters.sealed' : 'letters.open')}</i>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
