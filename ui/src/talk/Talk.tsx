import type { Seat } from '@orrery/kernel';
import { listed } from '@orrery/words';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon, Sigil } from '../art/index.ts';
import type { SeatInfo } from '../table/contract.ts';
import { seatIdentity } from '../theme/index.ts';
import { useSay } from '../words/index.ts';
import { useEndInSight } from './useEndInSight.ts';
import './talk.css';

/** Something said at the table; to nobody in particular means to all. */
export interface Said {
  readonly id: string;
  readonly from: Seat;
  /** The name of who said it; missing: of who sits there now. */
  readonly name?: string | undefined;
  readonly to: readonly Seat[];
  readonly text: string;
}

export interface TalkProps {
  readonly lines: readonly Said[];
  readonly seats: readonly SeatInfo[];
  /** Who speaks here; null: one may only listen. */
  readonly as: Seat | null;
  /** Is there a line to whoever listens? */
  readonly reached: boolean;
  /** May one speak now to these seats, to all if there are none? */
  may(to: readonly Seat[]): boolean;
  /** Says it; answers why it was not heard, in words, or null. */
  say(to: readonly Seat[], text: string): Promise<string | null>;
}

const longest = 280;

/** Talk at the table: to all, or to the seats one picks. */
export function Talk({ lines, seats, as, reached, may, say: speak }: TalkProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const field = useId();
  const [to, setTo] = useState<readonly Seat[]>([]);
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const count = lines.length;
  useEndInSight(list, count, lines.at(-1)?.from === as);
  // What went wrong without a line is no longer so; the words stay, to be sent.
  useEffect(() => {
    if (reached) setTrouble(null);
  }, [reached]);
  const others = seats.filter(({ seat, kind }) => seat !== as && kind !== 'bot' && kind !== 'open' && may([seat]));
  const nameOf = (seat: Seat) => seats[seat]?.name ?? String(seat + 1);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const heard = await speak(to, text);
    setTrouble(heard);
    if (heard === null) setText('');
  };
  const toggle = (seat: Seat) =>
    setTo(to.includes(seat) ? to.filter((each) => each !== seat) : [...to, seat].sort((a, b) => a - b));
  return (
    <div className="talk">
      {count === 0 ? (
        <p className="talk-empty">{say('ui.talk.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
        <ol ref={list} className="talk-lines scrolls" tabIndex={0}>
          {lines.map((line) => (
            <Line key={`${line.from}.${line.id}`} line={line} seats={seats} nameOf={nameOf} />
          ))}
        </ol>
      )}
      {as !== null && !may([]) && <p className="talk-empty">{say('ui.talk.hushed')}</p>}
      {as !== null && may([]) && (
        <form className="talk-form" onSubmit={(event) => void submit(event)}>
          {others.length > 0 && (
            <fieldset className="talk-to">
              <legend>{say('ui.talk.to')}</legend>
              <label>
                <input type="checkbox" checked={to.length === 0} onChange={() => setTo([])} />
                <span>{say('ui.talk.all')}</span>
              </label>
              {others.map(({ seat, name }) => (
                <label key={seat}>
                  <input type="checkbox" checked={to.includes(seat)} onChange={() => toggle(seat)} />
                  <span>{name}</span>
                </label>
              ))}
            </fieldset>
          )}
          <div className="talk-say">
            <label className="talk-label" htmlFor={field}>
              {to.length === 0
                ? say('ui.talk.field.all')
                : say('ui.talk.field.some', { names: listed(say, to.map(nameOf)) })}
            </label>
            <input
              id={field}
              className="field"
              value={text}
              maxLength={longest}
              autoComplete="off"
              placeholder={say('ui.talk.placeholder')}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="btn icon" aria-label={say('ui.talk.send')} disabled={text.trim() === ''}>
              <Icon name="chevron-right" />
            </button>
          </div>
          {trouble !== null && (
            <p className="talk-trouble" role="alert">
              {trouble}
            </p>
          )}
        </form>
      )}
    </div>
  );
}

interface LineProps {
  readonly line: Said;
  readonly seats: readonly SeatInfo[];
  nameOf(seat: Seat): string;
}

function Line({ line, seats, nameOf }: LineProps) {
  const say = useSay();
  const identity = seatIdentity(seats[line.from]?.look ?? line.from);
  return (
    <li data-private={line.to.length > 0 || undefined}>
      <span className="talk-who" style={{ color: identity.line }}>
        <Sigil name={identity.sigil} size={16} /> {line.name ?? nameOf(line.from)}
        {line.to.length > 0 && (
          <em>
            <Icon name="eye-closed" size={14} /> {say('ui.talk.only', { names: listed(say, line.to.map(nameOf)) })}
          </em>
        )}
      </span>
      <span className="talk-text">{line.text}</span>
    </li>
  );
}
