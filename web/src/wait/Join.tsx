import type { TableInfo } from '@orrery/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { roomOf } from '../home/atlas.ts';
import { ChangedOptionsOf } from '../options/ChangedOptions.tsx';
import { NameField } from '../person/NameField.tsx';
import { useNameDraft } from '../person/name-draft.ts';
import { tellServer } from '../person/person.ts';
import { api } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Problem } from '../shell/Problem.tsx';
import { useLang, useSay } from '../words/speech.ts';
import { CountsLine } from './CountsLine.tsx';
import { DoorPlate } from './DoorPlate.tsx';
import { InvitedSeats } from './InvitedSeats.tsx';
import { firstOffered, invitationOf } from './invitation.ts';
import { JoinActs } from './JoinActs.tsx';
import { LuckOfDevice } from './LuckOfDevice.tsx';
import { useInvitationWords } from './useInvitationWords.ts';
import { useSeatCall } from './useSeatCall.ts';

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
  const lang = useLang();
  const idea = roomOf(table.game)?.idea;
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const invitation = invitationOf(table, link);
  const words = useInvitationWords(table, invitation);
  const offered = 'seats' in invitation ? invitation.seats : [];
  const seat = chosen !== null && offered.includes(chosen) ? chosen : null;
  const call = useSeatCall({ table: table.id, invitation, title: words.title });
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
  const said = (
    <>
      <div role="status" className="join-said">
        <h1>{words.title}</h1>
        <p className="join-text">{words.text}</p>
      </div>
      {offered.length > 0 && idea !== undefined && (
        <p className="join-facts">
          {idea[lang]} <Link href={`/rules/${table.game}`}>{say('home.rules')}</Link>
        </p>
      )}
      <p className="join-facts">{words.facts}</p>
      <LuckOfDevice table={table} />
      <CountsLine table={table} />
      <ChangedOptionsOf table={table} />
    </>
  );
  return (
    <DoorPlate
      seed={table.id}
      game={table.game}
      badge={words.badge}
      said={said}
      acts={
        <>
          <Problem problem={problem} />
          <JoinActs {...{ table, link, invitation, call, enter }} sit={() => void sit()} complain={setProblem} />
        </>
      }
    >
      <InvitedSeats
        table={table}
        offered={offered}
        chosen={seat ?? firstOffered(table, offered)}
        choose={offered.length > 1 ? setChosen : null}
      />
      {offered.length > 0 && <NameField draft={draft} />}
    </DoorPlate>
  );
}
