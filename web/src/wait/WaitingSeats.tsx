import { Icon, Sigil, seatIdentity } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { type CSSProperties, useState } from 'react';
import { useAsksName } from '../person/AskName.tsx';
import { botWords, looksOf, nameOf } from '../play/names.ts';
import type { Reply } from '../remote/api.ts';
import { useSay } from '../words/speech.ts';
import { Arrange, ChairChoice } from './Chairs.tsx';
import { CopyButton } from './CopyButton.tsx';
import { tableUrl, useOrigin } from './links.ts';
import { SeatStandsFor } from './SeatStandsFor.tsx';

interface WaitingSeatsProps {
  readonly table: TableInfo;
  /** Asks the server for a change; absent: who looks on changes nothing. */
  attempt?(asked: Promise<Reply<unknown>>): Promise<void>;
}

export function WaitingSeats({ table, attempt }: WaitingSeatsProps) {
  const say = useSay();
  const { origin } = useOrigin();
  const asksName = useAsksName(table);
  const looks = looksOf(table.seats);
  const alone = table.seats.filter(({ mine }) => mine).length === 1;
  const [arranging, setArranging] = useState(false);
  const filled = table.seats.filter(({ taken, kind }) => taken || kind === 'bot').length;
  const changes = arranging && table.youHost && attempt !== undefined;
  return (
    <>
      <h2 id="wait-seats">{say('wait.seats')}</h2>
      <p className="wait-count" role="status">
        {say('wait.filled', { n: filled, all: table.seats.length })}
        {table.watching > 0 && ` · ${say('wait.watching', { n: table.watching })}`}
      </p>
      <ol className="wait-seats">
        {table.seats.map((seat, at) => {
          const { sigil, fill, line } = seatIdentity(looks[at] ?? at);
          const free = !seat.taken && seat.kind !== 'bot';
          const ready = seat.kind === 'bot' || seat.ready || (seat.taken && table.host === at);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              key={at}
              className="wait-seat"
              data-free={free || undefined}
              style={{ '--seat': fill, '--seat-line': line } as CSSProperties}
            >
              <span className="wait-sigil">
                <Sigil name={sigil} size={26} fill={line} />
              </span>
              <span className="wait-name">
                <b>{nameOf(table.seats, at, alone, say)}</b>
                {changes && !seat.taken ? (
                  <ChairChoice {...{ table, attempt }} seat={at} />
                ) : (
                  <small>{noteOf(table, at, say)}</small>
                )}
                <SeatStandsFor table={table} seat={at} />
              </span>
              {!changes && seat.link !== null && origin !== null && !asksName && (
                <CopyButton
                  text={tableUrl(origin, table.id, seat.link)}
                  label={say('wait.seat.link', { n: at + 1 })}
                  brief
                />
              )}
              {!free && !(changes && seat.kind === 'bot') && (
                <span className="wait-light" data-ready={ready || undefined}>
                  <Icon name={ready ? 'check' : 'clock'} size={18} label={say(ready ? 'wait.ready' : 'wait.unready')} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {table.youHost && attempt !== undefined && <Arrange {...{ table, attempt, arranging }} arrange={setArranging} />}
    </>
  );
}

function noteOf(table: TableInfo, at: number, say: ReturnType<typeof useSay>): string {
  const seat = table.seats[at];
  if (seat === undefined) return '';
  if (seat.kind === 'bot') return botWords(seat, say);
  if (!seat.taken) return say(seat.kind === 'open' ? 'create.kind.open' : 'create.kind.link');
  const notes = [
    // Without a name they are called so already.
    seat.mine && seat.name !== null ? say('wait.you') : null,
    table.host === at ? say('wait.host') : null,
    seat.online ? null : say('wait.away'),
  ];
  return notes.filter((note) => note !== null).join(', ');
}
