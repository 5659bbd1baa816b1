import type { Seat } from '@orrery/kernel';
import { Icon, Sigil, seatIdentity } from '@orrery/ui';
import type { TableNames } from '../names.ts';
import './show.css';

interface WhoseProps {
  readonly names: TableNames;
  readonly seats: readonly Seat[];
  /** Whose sky is on the board; null: all of them. */
  readonly owner: Seat | null;
  /** For who only watches: a way back to all skies in small. */
  readonly all: boolean;
  look(seat: Seat | null): void;
}

/** Where several skies are open: whose to look at. */
export function Whose({ names, seats, owner, all, look }: WhoseProps) {
  const { say, as } = names;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="sk-whose" role="group" aria-label={say('sky.whose')}>
      {all && (
        <button
          type="button"
          className="btn icon"
          aria-pressed={owner === null}
          aria-label={say('album.all')}
          onClick={() => look(null)}
        >
          <Icon name="chevron-left" size={18} />
        </button>
      )}
      {seats.map((seat) => {
        const { sigil, line } = seatIdentity(names.look(seat));
        return (
          <button
            type="button"
            key={seat}
            className="btn icon"
            aria-pressed={seat === owner}
            aria-label={seat === as ? say('sky.own') : say('sky.of', { name: names.name(seat) })}
            onClick={() => look(seat)}
          >
            <Sigil name={sigil} fill={line} size={20} />
          </button>
        );
      })}
    </div>
  );
}

/** The same where there is room for one button only: the sky on the board, and with a touch the next. */
export function NextSky({ names, seats, owner, all, look }: WhoseProps) {
  const { say } = names;
  const round: readonly (Seat | null)[] = all ? [null, ...seats] : seats;
  const next = round[(round.indexOf(owner) + 1) % round.length] ?? null;
  const text = next === null ? say('album.all') : say('sky.of', { name: names.name(next) });
  const { sigil, line } = seatIdentity(names.look(owner ?? 0));
  return (
    <span className="only-phone">
      <button
        type="button"
        className="btn icon plain"
        aria-label={say('sky.next', { text })}
        onClick={() => look(next)}
      >
        {owner === null ? <Icon name="rotate" size={20} /> : <Sigil name={sigil} fill={line} size={22} />}
      </button>
    </span>
  );
}
