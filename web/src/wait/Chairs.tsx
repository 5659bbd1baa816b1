import { Icon } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { levelsOf } from '../create/levels.ts';
import { choicesOf } from '../create/seats.ts';
import { roomOf } from '../home/atlas.ts';
import { api, type Reply } from '../remote/api.ts';
import { useSay } from '../words/speech.ts';
import { choiceAt, type ForOthers, withChair, withOneMore, withoutChair } from './chairs.ts';

interface ChairsProps {
  readonly table: TableInfo;
  attempt(asked: Promise<Reply<unknown>>): Promise<void>;
}

/** For the host, at a seat that nobody has: who shall sit there, or that there is none. */
export function ChairChoice({ table, seat, attempt }: ChairsProps & { readonly seat: number }) {
  const say = useSay();
  const n = seat + 1;
  const least = roomOf(table.game)?.seats.min ?? table.seats.length;
  const known = choicesOf(levelsOf(table.game)).filter((choice): choice is ForOthers => !/^(me|here)$/.test(choice));
  return (
    <span className="wait-chair">
      <select
        className="field"
        aria-label={say('create.seat.kind', { n })}
        value={choiceAt(table.seats[seat]!)}
        onChange={(event) =>
          void attempt(api.arrange(table.id, withChair(table, seat, event.target.value as ForOthers)))
        }
      >
        {known.map((choice) => (
          <option key={choice} value={choice}>
            {say(`create.kind.${choice}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="btn plain icon"
        aria-label={say('create.remove', { n })}
        disabled={table.seats.length <= least}
        onClick={() => void attempt(api.arrange(table.id, withoutChair(table, seat)))}
      >
        <Icon name="close" size={18} />
      </button>
    </span>
  );
}

interface ArrangeProps extends ChairsProps {
  readonly arranging: boolean;
  arrange(arranging: boolean): void;
}

/** For the host, below the seats: change them, add one. */
export function Arrange({ table, attempt, arranging, arrange }: ArrangeProps) {
  const say = useSay();
  const most = roomOf(table.game)?.seats.max ?? table.seats.length;
  return (
    <div className="wait-arrange">
      <button type="button" className="btn" aria-expanded={arranging} onClick={() => arrange(!arranging)}>
        {say(arranging ? 'wait.arranged' : 'wait.arrange')}
      </button>
      {arranging && (
        <button
          type="button"
          className="btn"
          disabled={table.seats.length >= most}
          onClick={() => void attempt(api.arrange(table.id, withOneMore(table)))}
        >
          <Icon name="plus" size={18} />
          {say('create.add')}
        </button>
      )}
    </div>
  );
}
