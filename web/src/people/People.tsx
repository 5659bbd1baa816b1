import { Icon, Sigil, seatIdentity } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { type CSSProperties, useId, useState } from 'react';
import { useAsksName } from '../person/AskName.tsx';
import { useLooks } from '../play/looks.ts';
import { botWords, nameOf, seatNames } from '../play/names.ts';
import { api } from '../remote/api.ts';
import { CopyButton } from '../wait/CopyButton.tsx';
import { tableUrl, useOrigin } from '../wait/links.ts';
import { useSay } from '../words/speech.ts';
import { Askers } from './Askers.tsx';
import { MannerMeans } from './MannerMeans.tsx';
import { PersonActs } from './PersonActs.tsx';
import { useAttempt } from './useAttempt.ts';
import { useFocusKept } from './useFocusKept.ts';
import { Watchers } from './Watchers.tsx';
import './people.css';
import { Problem } from '../shell/Problem.tsx';

interface PeopleProps {
  readonly table: TableInfo;
  /** What one came with, where one only watches. */
  readonly link: string | null;
  /** The seat that was asked about. */
  readonly seat: number | null;
}

/** Who is at a table of the server, and what can be done: about each of them, and as the host about who comes. */
export function People({ table, link, seat: asked }: PeopleProps) {
  const say = useSay();
  const id = useId();
  const box = useFocusKept<HTMLDivElement>();
  const [open, setOpen] = useState(asked);
  const looks = useLooks(table);
  const names = seatNames(table.seats, say);
  const alone = table.seats.filter(({ mine }) => mine).length === 1;
  return (
    <div ref={box} tabIndex={-1} className="people">
      <Askers table={table} />
      <ol>
        {table.seats.map((seat, at) => {
          const { sigil, fill, line } = seatIdentity(looks[at] ?? at);
          const name = nameOf(table.seats, at, alone, say);
          const note = noteOf(table, at, name, say);
          const body = (
            <>
              <Sigil name={sigil} size={22} fill={line} />
              <span className="people-name">
                <b>{names[at]}</b>
                {note !== '' && <small>{note}</small>}
                <MannerMeans table={table} seat={at} />
              </span>
            </>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <li key={at} tabIndex={-1} style={{ '--seat': fill } as CSSProperties}>
              {seat.taken && !seat.mine ? (
                <>
                  <button
                    type="button"
                    className="people-row"
                    aria-expanded={open === at}
                    aria-controls={`${id}-${at}`}
                    onClick={() => setOpen(open === at ? null : at)}
                  >
                    {body}
                    <Icon name={open === at ? 'chevron-up' : 'chevron-down'} size={18} />
                  </button>
                  <div id={`${id}-${at}`} hidden={open !== at}>
                    <PersonActs table={table} link={link} seat={at} name={name} />
                  </div>
                </>
              ) : (
                <div className="people-row">{body}</div>
              )}
            </li>
          );
        })}
      </ol>
      {table.watching > 0 && <p className="people-note">{say('wait.watching', { n: table.watching })}</p>}
      {table.watchers.length > 0 && <Watchers table={table} />}
      <Invitation table={table} />
      {table.youHost ? <Doors table={table} /> : table.locked && <p className="people-note">{say('people.locked')}</p>}
    </div>
  );
}

/** How to bring somebody while a seat can be taken. */
function Invitation({ table }: { readonly table: TableInfo }) {
  const { id, code, link } = table;
  const say = useSay();
  const { origin } = useOrigin();
  if (useAsksName(table) || code === null || link === null || origin === null) return null;
  return (
    <p className="people-code">
      {say('wait.code')}{' '}
      <b>
        {code.slice(0, code.length / 2)} {code.slice(code.length / 2)}
      </b>
      <CopyButton text={tableUrl(origin, id, link)} label={say('wait.copy')} />
    </p>
  );
}

/** For the host: who may come in at all. */
function Doors({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  return (
    <section tabIndex={-1} className="people-doors" aria-label={say('people.manage')}>
      <button
        type="button"
        className="btn"
        aria-busy={busy}
        onClick={() => void attempt(api.lock(table.id, !table.locked))}
      >
        <Icon name="lock" size={18} />
        {say(table.locked ? 'people.unlock' : 'people.lock')}
      </button>
      <p className="people-note">{say(table.locked ? 'people.locked' : 'people.lock.why')}</p>
      {table.banned.length > 0 && (
        <>
          <h3>{say('people.banned')}</h3>
          <ul>
            {table.banned.map((each) => (
              <li key={each.id}>
                <button type="button" className="btn" onClick={() => void attempt(api.unban(table.id, each.id))}>
                  {say('people.unban', { name: each.name ?? say('people.nameless') })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Problem problem={problem} />
    </section>
  );
}

function noteOf(table: TableInfo, at: number, name: string, say: ReturnType<typeof useSay>): string {
  const seat = table.seats[at];
  if (seat === undefined) return '';
  const changed = seat.began?.still === false;
  if (changed && seat.level !== null) return say('people.standIn');
  if (seat.level !== null) return botWords(seat, say);
  if (!seat.taken) return say(seat.kind === 'open' ? 'create.kind.open' : 'create.kind.link');
  const notes = [
    changed ? say('people.playedBy', { name }) : null,
    seat.mine && (seat.name !== null || changed) ? say('wait.you') : null,
    table.host === at ? say('wait.host') : null,
    seat.online ? null : say('wait.away'),
    seat.muted ? say('people.muted') : null,
    seat.mutedForYou ? say('people.mutedForYou') : null,
  ];
  return notes.filter((note) => note !== null).join(', ');
}
