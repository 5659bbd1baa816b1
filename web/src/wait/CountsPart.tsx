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

function standingOf({ seats, agreed = [] }: TableInfo, say: Say<WebWord>): string {
  const people = [...seats.keys()].filter((seat) => seats[seat]!.taken);
  if (agreed.length === 0) return say('counts.nobody');
  const shared = seats.some(({ kind }) => kind === 'here');
  if (people.length < 2 || shared) return say('counts.alone');
  const missing = people.filter((seat) => !agreed.includes(seat));
  if (missing.length === 0) return say('counts.all');
  const names = missing.map((seat) => nameOf(seats, seat, false, say));
  return say('counts.some', { names: listed(say, names) });
}
