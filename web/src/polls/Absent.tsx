import { Icon, type IconName, Sigil, seatIdentity } from '@orrery/ui';
import type { Poll, TableInfo } from '@orrery/wire';
import { listed } from '@orrery/words';
import { useId } from 'react';
import { useAttempt } from '../people/useAttempt.ts';
import { useLooks } from '../play/looks.ts';
import { seatNames } from '../play/names.ts';
import { api } from '../remote/api.ts';
import { Problem } from '../shell/Problem.tsx';
import { useSay } from '../words/speech.ts';

interface AbsentProps {
  readonly table: TableInfo;
  readonly poll: Poll;
  /** Of who is away. */
  readonly name: string;
}

const choices = [
  ['wait', 'hourglass'],
  ['bot', 'bot'],
  ['end', 'flag'],
] as const satisfies readonly (readonly [string, IconName])[];

/** What to do about somebody who must answer and is away. Who has chosen what is seen by all. */
export function AbsentChoices({ table, poll, name }: AbsentProps) {
  const say = useSay();
  const id = useId();
  const { attempt, problem } = useAttempt();
  const how = absentText(table, poll);
  const alone = how === 'poll.absent.text.alone';
  // Who decides by themselves need not be told that all must agree.
  const decides = !alone && how !== 'poll.absent.text';
  const mine = poll.votes.find(({ seat }) => table.seats[seat]?.mine)?.choice;
  const choose = (choice: (typeof choices)[number][0]) => {
    // Alone among three or more nobody decides about another: the text above says so.
    if (!alone || choice === 'wait') void attempt(api.vote(table.id, { poll: poll.id, choice }));
  };
  return (
    <>
      <div className="poll-choices">
        {choices.map(([choice, icon]) => (
          <button
            key={choice}
            type="button"
            className="poll-choice"
            aria-pressed={mine === choice}
            aria-describedby={`${id}-${choice}`}
            aria-disabled={alone && choice !== 'wait'}
            onClick={() => choose(choice)}
          >
            <Icon name={icon} />
            <span>
              <b>{say(`poll.absent.${choice}`, { name })}</b>
              <small id={`${id}-${choice}`}>
                {say(choice === 'end' && decides ? 'poll.absent.end.why.one' : `poll.absent.${choice}.why`, { name })}
              </small>
            </span>
            <Votes table={table} poll={poll} choice={choice} />
          </button>
        ))}
        {poll.callIn !== undefined && (
          <button
            type="button"
            className="poll-choice"
            aria-describedby={`${id}-call`}
            aria-disabled={poll.callIn > 0}
            onClick={() => void attempt(api.callAgain(table.id))}
          >
            <Icon name="bell" />
            <span>
              <b>{say('poll.absent.call', { name })}</b>
              <small id={`${id}-call`}>{say(poll.callIn > 0 ? 'poll.absent.called' : 'poll.absent.call.why')}</small>
            </span>
          </button>
        )}
      </div>
      <Problem problem={problem} />
    </>
  );
}

/** How many people sit here decides how it is decided: a person may hold several seats, but votes once. */
export function absentText({ seats }: TableInfo, { voters, late }: Poll) {
  const others = seats.filter(({ taken, mine }) => taken && !mine).length;
  if (others === 1) return late ? 'poll.late.text.two' : 'poll.absent.text.two';
  if (voters.length > 1) return 'poll.absent.text';
  return late ? 'poll.absent.text.alone' : 'poll.absent.text.last';
}

function Votes({ table, poll, choice }: Omit<AbsentProps, 'name'> & { readonly choice: string }) {
  const say = useSay();
  const looks = useLooks(table);
  const seats = poll.votes.filter((vote) => vote.choice === choice).map(({ seat }) => seat);
  if (seats.length === 0) return null;
  const names = seatNames(table.seats, say);
  return (
    <span
      className="poll-votes"
      role="img"
      aria-label={say('poll.chosenBy', {
        names: listed(
          say,
          seats.map((at) => names[at] ?? ''),
        ),
      })}
    >
      {seats.map((at) => {
        const { sigil, line } = seatIdentity(looks[at] ?? at);
        return <Sigil key={at} name={sigil} size={20} fill={line} />;
      })}
    </span>
  );
}
