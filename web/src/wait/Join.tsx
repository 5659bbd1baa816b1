import type { TableInfo } from '@orrery/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { ChangedOptionsOf } from '../options/ChangedOptions.tsx';
import { NameField } from '../person/NameField.tsx';
import { useNameDraft } from '../person/nameDraft.ts';
import { tellServer } from '../person/person.ts';
import { api } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useTitle } from '../shell/Page.tsx';
import { Problem } from '../shell/Problem.tsx';
import { useSay } from '../words/speech.ts';
import { DoorPlate } from './DoorPlate.tsx';
import { InvitedSeats } from './InvitedSeats.tsx';
import { type Invitation, invitationOf } from './invitation.ts';
import { LuckOfDevice } from './LuckOfDevice.tsx';
import { SeatChoice } from './SeatChoice.tsx';
import { screenUrl } from './screen.ts';
import { useInvitationWords } from './useInvitationWords.ts';

interface JoinProps {
  readonly table: TableInfo;
  readonly link: string | null;
  enter(): void;
  /** Something was refused: the table is not as it is shown here. */
  lookAgain(): Promise<void>;
}

/** The door of a table for who does not sit there yet: what is true of it now, and what can be done. */
export function Join({ table, link, enter, lookAgain }: JoinProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const invitation = invitationOf(table, link);
  const words = useInvitationWords(table, invitation);
  const offered = 'seats' in invitation ? invitation.seats : [];
  const seat = chosen !== null && offered.includes(chosen) ? chosen : null;
  useTitle(words.title);
  const draft = useNameDraft();
  const sit = async () => {
    if (!(await draft.keep())) return draft.field.current?.focus();
    await tellServer();
    const joined = await api.join(table.id, {
      ...(link === null ? {} : { link }),
      ...(seat === null ? {} : { seat }),
    });
    if (joined.ok) return enter();
    setProblem(trouble(joined.trouble.code));
    await lookAgain();
  };
  return (
    <DoorPlate table={table.id} game={table.game} badge={words.badge}>
      <div role="status" className="join-said">
        <h1>{words.title}</h1>
        <p className="join-text">{words.text}</p>
      </div>
      <p className="join-facts">{words.facts}</p>
      <InvitedSeats table={table} offered={offered} />
      <LuckOfDevice table={table} />
      <ChangedOptionsOf table={table} />
      {offered.length > 1 && <SeatChoice table={table} free={offered} chosen={seat} choose={setChosen} />}
      {offered.length > 0 && <NameField draft={draft} />}
      <Problem problem={problem} />
      <div className="join-acts">
        {offered.length > 0 && (
          <button type="button" className="btn gold" onClick={() => void sit()}>
            {say(sitWords(invitation))}
          </button>
        )}
        {table.spectators && (
          <button type="button" className={offered.length > 0 ? 'btn' : 'btn gold'} onClick={enter}>
            {say(offered.length > 0 ? 'join.watch' : invitation.t === 'finished' ? 'join.result' : 'join.look')}
          </button>
        )}
        {offered.length === 0 && (
          <>
            <Link href={`/new/${table.game}?friends`} className="btn">
              {say('join.own')}
            </Link>
            <Link href="/" className="btn">
              {say('app.home')}
            </Link>
          </>
        )}
        {table.spectators && table.status !== 'over' && (
          <a className="btn plain" href={screenUrl(table.id, link)}>
            {say('join.screen')}
          </a>
        )}
      </div>
    </DoorPlate>
  );
}

function sitWords(invitation: Invitation) {
  if (invitation.t !== 'bot') return 'join.sit';
  return invitation.asks ? 'join.ask.sit' : 'join.take';
}
