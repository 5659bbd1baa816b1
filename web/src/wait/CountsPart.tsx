import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { listed, type Say } from '@orrery/words';
import { nameOf } from '../play/names.ts';
import { api, type Reply } from '../remote/api.ts';
import type { WebWord } from '../words/en.ts';
import { useSay } from '../words/speech.ts';

interface CountsPartProps {
  readonly table: TableInfo;
  attempt(asked: Promise<Reply<unknown>>): Promise<void>;
}

/** Shall the match count for the rating? All who sit here are asked, each for themselves. */
export function CountsPart({ table, attempt }: CountsPartProps) {
  const say = useSay();
  const mine = table.seats.findIndex((seat) => seat.mine);
  const agreed = table.agreed ?? [];
  if (mine < 0) return null;
  return (
    <section className="wait-counts" aria-labelledby="wait-counts">
      <h2 id="wait-counts">{say('counts.title')}</h2>
      <p>{say('counts.text')}</p>
      <button
        type="button"
        className="btn wait-agree"
        aria-pressed={agreed.includes(mine)}
        onClick={() => void attempt(api.agreeToCount(table.id, !agreed.includes(mine)))}
      >
        {agreed.includes(mine) && <Icon name="check" size={18} />}
        {say('counts.agree')}
      </button>
      <p role="status">{standingOf(table, say)}</p>
    </section>
  );
}

/** Beside the button that begins: somebody would have it count, and a yes is missing. */
export function CountsAwaits({ table }: Pick<CountsPartProps, 'table'>) {
  const say = useSay();
  const missing = missingOf(table);
  const asked = (table.agreed ?? []).length > 0 && !isShared(table);
  if (!asked || missing.length === 0 || !table.seats.some(({ mine }) => mine)) return null;
  const you = missing.some((seat) => table.seats[seat]!.mine) ? 'yes' : 'no';
  return (
    <p className="wait-counts-awaits">
      {say('counts.awaits', { you, count: missing.length, names: namesOf(table, missing, say) })}
    </p>
  );
}

const isShared = ({ seats }: TableInfo): boolean => seats.some(({ kind }) => kind === 'here');

/** Who sits here by themselves and has not agreed. */
function missingOf({ seats, agreed = [] }: TableInfo): Seat[] {
  return [...seats.keys()].filter((seat) => seats[seat]!.taken && !agreed.includes(seat));
}

const namesOf = ({ seats }: TableInfo, missing: readonly Seat[], say: Say<WebWord>): string =>
  listed(
    say,
    missing.map((seat) => nameOf(seats, seat, false, say)),
  );

function standingOf(table: TableInfo, say: Say<WebWord>): string {
  const { seats, agreed = [] } = table;
  if (agreed.length === 0) return say('counts.nobody');
  if (seats.filter(({ taken }) => taken).length < 2 || isShared(table)) return say('counts.alone');
  const missing = missingOf(table);
  return missing.length === 0 ? say('counts.all') : say('counts.some', { names: namesOf(table, missing, say) });
}
