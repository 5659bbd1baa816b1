import type { Level } from '@orrery/kernel';
import { Icon, Sheet, Sky } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { levelsOf } from '../create/levels.ts';
import { titleOf } from '../home/atlas.ts';
import { TableTermsOf } from '../options/TableTerms.tsx';
import { Askers } from '../people/Askers.tsx';
import { People } from '../people/People.tsx';
import { useFocusKept } from '../people/useFocusKept.ts';
import { useAsksName } from '../person/AskName.tsx';
import { NameField } from '../person/NameField.tsx';
import { useNameDraft } from '../person/name-draft.ts';
import { api, type Reply } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Page } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { CountsAwaits, CountsPart } from './CountsPart.tsx';
import { Invite } from './Invite.tsx';
import { canBeTaken } from './invitation.ts';
import { LeaveRoom } from './LeaveRoom.tsx';
import { Locked } from './Locked.tsx';
import { SeatPick } from './SeatPick.tsx';
import { WaitingSeats } from './WaitingSeats.tsx';
import './wait.css';
import { Problem } from '../shell/Problem.tsx';

const laterWords = { ask: 'wait.later.ask', anyone: 'wait.later', nobody: 'wait.later.nobody' } as const;

interface WaitingRoomProps {
  readonly table: TableInfo;
  readonly link: string | null;
  /** Whoever comes has just sat down: the button that they pressed is gone, and the focus with it. */
  readonly entered?: boolean;
  /** What is said meanwhile. */
  readonly talk?: ReactNode;
}

/** Seats fill live; the host starts whenever they like, with bots where nobody sits yet. */
export function WaitingRoom({ table, link, entered = false, talk = null }: WaitingRoomProps) {
  const say = useSay();
  const asksName = useAsksName(table);
  const draft = useNameDraft();
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string | null>(null);
  const [fill, setFill] = useState<Level>('normal');
  const [people, setPeople] = useState(false);
  const room = useFocusKept<HTMLDivElement>();
  useEffect(() => {
    if (entered && document.activeElement === document.body) room.current?.focus({ preventScroll: true });
  }, [entered, room]);
  const empty = table.seats.some((_, at) => canBeTaken(table, at));
  const mine = table.seats.find((seat) => seat.mine);
  const attempt = async (asked: Promise<Reply<unknown>>) => {
    const reply = await asked;
    setProblem(reply.ok ? null : trouble(reply.trouble.code));
  };
  return (
    <Page title={`${titleOf(table.game)}: ${say(empty ? 'wait.title' : 'wait.title.full')}`}>
      <Sky seed={table.id} bright={false} />
      <div ref={room} tabIndex={-1} className="wait" data-guest={!table.youHost || undefined}>
        {table.youHost && table.locked ? (
          <Locked table={table} />
        ) : (
          table.link !== null &&
          (table.code !== null || table.spectators) && <Invite table={table} code={table.code} link={table.link} />
        )}
        <section tabIndex={-1} className="wait-room" aria-labelledby="wait-seats">
          <Askers table={table} />
          <WaitingSeats table={table} attempt={attempt} />
          <SeatPick table={table} attempt={attempt} />
          <CountsPart table={table} attempt={attempt} />
          {talk}
          <button type="button" className="btn wait-people" onClick={() => setPeople(true)}>
            <Icon name="person" size={18} />
            {say('people.title')}
          </button>
          <Sheet open={people} title={say('people.title')} onClose={() => setPeople(false)}>
            <People table={table} link={link} seat={null} />
          </Sheet>
          <LeaveRoom table={table} />
          {empty && table.youHost && <p className="wait-note">{say(laterWords[table.takeover])}</p>}
          {table.youHost && table.spectators && <p className="wait-note">{say('wait.screen')}</p>}
          <TableTermsOf table={table} />
          <NameField draft={draft} />
          <p className="wait-note">{say('wait.sealed')}</p>
          <div className="wait-reading">
            <Link href={`/learn/${table.game}`}>{say('wait.learn')}</Link>
            <Link href={`/rules/${table.game}`}>{say('play.rules')}</Link>
          </div>
        </section>
        <div className="wait-acts">
          <Problem problem={problem} />
          <CountsAwaits table={table} />
          {mine !== undefined && !table.youHost && (
            <button
              type="button"
              className="btn"
              aria-pressed={mine.ready}
              onClick={() => void attempt(api.ready(table.id, !mine.ready))}
            >
              {say(mine.ready ? 'wait.notReady' : 'wait.imReady')}
            </button>
          )}
          {table.youHost ? (
            <>
              {empty && (
                <select
                  className="field"
                  aria-label={say('wait.fill')}
                  value={fill}
                  onChange={(event) => setFill(event.target.value as Level)}
                >
                  {levelsOf(table.game).map((level) => (
                    <option key={level} value={level}>
                      {say(`create.kind.bot.${level}`)}
                    </option>
                  ))}
                </select>
              )}
              <button
                type="button"
                className={asksName ? 'btn' : 'btn gold'}
                onClick={() => void attempt(api.start(table.id, empty ? { fill } : {}))}
              >
                {say(empty ? 'wait.start.fill' : 'wait.start')}
              </button>
            </>
          ) : (
            <p className="shell-quiet">{say(empty ? 'wait.forHost' : 'wait.forHost.full')}</p>
          )}
        </div>
      </div>
    </Page>
  );
}
