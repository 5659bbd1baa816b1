import { Icon } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { useLocation } from 'wouter';
import { seatNames } from '../play/names.ts';
import { api } from '../remote/api.ts';
import { useSay } from '../words/speech.ts';
import { HandOn } from './HandOn.tsx';
import { Question } from './Question.tsx';
import { useAsked } from './useAsked.ts';
import { useAttempt } from './useAttempt.ts';
import './people.css';
import { Problem } from '../shell/Problem.tsx';

interface SeatMenuProps {
  readonly table: TableInfo;
  /** My seat whose last move was seen and may be taken back if all agree; null: none. */
  readonly takesBack: number | null;
  /** Closes the menu. */
  close(): void;
}

/** In the menu of a running table, for who sits there: let a bot play for a while, or go. */
export function SeatMenu({ table, takesBack, close }: SeatMenuProps) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  const leaving = useAsked();
  const botPlays = table.seats.some(({ mine, level }) => mine && level !== null);
  const names = seatNames(table.seats, say);
  const mine = [...table.seats.keys()].filter((seat) => table.seats[seat]?.mine);
  const handedOn = mine.map((seat) => ({ seat, name: names[seat] ?? '' }));
  const last = !table.seats.some(({ taken, mine }) => taken && !mine) && !hostsFor(table);
  if (leaving.asks) return <LeaveQuestion table={table} last={last} stay={leaving.back} />;
  const bot = () => void attempt(api.botForMe(table.id, !botPlays)).then((done) => done && close());
  const takeBack = (seat: number) => void attempt(api.askTakeBack(table.id, seat)).then((done) => done && close());
  return (
    <>
      <div className="menu-seat">
        {takesBack !== null && (
          <button type="button" className="menu-entry seat-entry" aria-busy={busy} onClick={() => takeBack(takesBack)}>
            <Icon name="undo" />
            <span>
              {say('seat.takeBack')}
              <small className="menu-note">{say('seat.takeBack.why')}</small>
            </span>
          </button>
        )}
        <button type="button" className="menu-entry seat-entry" aria-busy={busy} onClick={bot}>
          <Icon name={botPlays ? 'person' : 'bot'} />
          <span>
            {say(botPlays ? 'seat.back' : 'seat.bot')}
            {!botPlays && <small className="menu-note">{say('seat.bot.why')}</small>}
          </span>
        </button>
        {handedOn.length > 0 && <HandOn table={table} seats={handedOn} as="entry" />}
        <button type="button" ref={leaving.button} className="menu-entry seat-entry menu-leave" onClick={leaving.ask}>
          <Icon name="leave" />
          <span>
            {say('seat.leave')}
            <small className="menu-note">{say(last ? 'seat.leave.why.last' : 'seat.leave.why')}</small>
          </span>
        </button>
      </div>
      <Problem problem={problem} />
    </>
  );
}

/** Somebody without a seat has the table, and it goes on before them. */
const hostsFor = ({ host, youHost }: TableInfo): boolean => host === null && !youHost;

interface LeaveQuestionProps {
  readonly table: TableInfo;
  /** Nobody else sits there: it ends the match. */
  readonly last: boolean;
  stay(): void;
}

function LeaveQuestion({ table, last, stay }: LeaveQuestionProps) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  const [, go] = useLocation();
  // Where a bot plays on the page itself becomes the way back.
  const leave = () => void attempt(api.leave(table.id)).then((left) => left && last && go('/'));
  return (
    <Question
      {...{ title: say('seat.leave'), yes: say('seat.leave'), no: say('seat.stay'), problem, busy }}
      sure={leave}
      back={stay}
    >
      <p>{say(last ? 'seat.leave.sure.last' : 'seat.leave.sure')}</p>
      {table.matches.at(-1)?.counts === true && <p>{say('counts.playing')}</p>}
    </Question>
  );
}
