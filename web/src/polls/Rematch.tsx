import { Icon, Sigil, seatIdentity } from '@orrery/ui';
import { type Poll, type Seating, seatings, type TableInfo } from '@orrery/wire';
import type { CSSProperties } from 'react';
import { seriesAt } from '../ending/series.ts';
import { useAttempt } from '../people/useAttempt.ts';
import { useKit } from '../play/kit.ts';
import { useLooks } from '../play/looks.ts';
import { seatNames } from '../play/names.ts';
import { api } from '../remote/api.ts';
import { Problem } from '../shell/Problem.tsx';
import { useSay } from '../words/speech.ts';
import { YesOrNo } from './YesOrNo.tsx';

interface RematchProps {
  readonly table: TableInfo;
  readonly poll: Poll;
}

/** Another match is the next game of a series that is still open. */
export function useGoesOn(table: TableInfo): boolean {
  const kit = useKit(table.game);
  const series = kit === null ? null : seriesAt(kit.game, table);
  return series !== null && series.places === null;
}

/** Who plays another match: everybody sees who has said what, and how they will sit. */
export function RematchChoices({ table, poll }: RematchProps) {
  const say = useSay();
  const { attempt, problem } = useAttempt();
  const goesOn = useGoesOn(table);
  const asks = asksMyself(table, poll);
  const mine = poll.votes.find(({ seat }) => table.seats[seat]?.mine)?.choice;
  return (
    <>
      <ul className="poll-people">
        {poll.voters.map((seat) => (
          <Person key={seat} table={table} poll={poll} seat={seat} />
        ))}
      </ul>
      <SeatingChoice
        chosen={poll.seating ?? 'same'}
        {...(asks && table.series === null
          ? { choose: (seating: Seating) => void attempt(api.rematch(table.id, seating)) }
          : {})}
      />
      <YesOrNo
        {...{ table, poll }}
        no={say(asks ? 'poll.again.withdraw' : 'poll.again.no')}
        yes={mine === 'yes' ? null : say(goesOn ? 'poll.next.yes' : 'poll.again.yes')}
      />
      <Problem problem={problem} />
    </>
  );
}

export const asksMyself = ({ seats, youHost }: TableInfo, { seat }: Poll): boolean =>
  seat === null ? youHost : seats[seat]?.mine === true;

function Person({ table, poll, seat }: RematchProps & { readonly seat: number }) {
  const say = useSay();
  const { sigil, fill, line } = seatIdentity(useLooks(table)[seat] ?? seat);
  const said = poll.votes.find((vote) => vote.seat === seat)?.choice;
  const mine = table.seats[seat]?.mine === true;
  const word = () => {
    if (said === undefined) return say(mine ? 'poll.again.yours' : 'poll.again.thinks');
    if (said === 'no') return say('poll.again.stays');
    return say(seat === poll.seat ? 'poll.again.asks' : 'poll.again.agrees');
  };
  return (
    <li
      data-mine={mine || undefined}
      data-yes={said === 'yes' || undefined}
      style={{ '--seat': fill } as CSSProperties}
    >
      <Sigil name={sigil} size={20} fill={line} />
      <b>{seatNames(table.seats, say)[seat]}</b>
      <span>
        {word()}
        {said === 'yes' && <Icon name="check" size={18} />}
        {said === 'no' && <Icon name="eye" size={18} />}
      </span>
    </li>
  );
}

interface SeatingProps {
  readonly chosen: Seating;
  /** Absent: it is somebody else's choice. */
  readonly choose?: (seating: Seating) => void;
}

/** How they will sit: who asks chooses, all see it. */
function SeatingChoice({ chosen, choose }: SeatingProps) {
  const say = useSay();
  if (choose === undefined) return <p className="poll-seating-said">{say(`poll.again.${chosen}.said`)}</p>;
  return (
    <fieldset className="poll-seating" aria-label={say('poll.again.seating')}>
      {seatings.map((each) => (
        <button key={each} type="button" aria-pressed={each === chosen} onClick={() => choose(each)}>
          {say(`poll.again.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
