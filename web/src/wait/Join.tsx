import { EMBLEM_GAMES, Emblem } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../home/atlas.ts';
import { NameField } from '../person/NameField.tsx';
import { tellServer } from '../person/person.ts';
import { nameOf } from '../play/names.ts';
import { api } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useTitle } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { Changed } from './Changed.tsx';
import { DoorPlate } from './DoorPlate.tsx';
import { freeSeats, SeatChoice } from './SeatChoice.tsx';
import { screenUrl } from './screen.ts';

interface JoinProps {
  readonly table: TableInfo;
  readonly link: string | null;
  enter(): void;
  /** Something was refused: the table is not as it is shown here. */
  lookAgain(): Promise<void>;
}

/** The door of a table for who does not sit there yet. */
export function Join({ table, link, enter, lookAgain }: JoinProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string | null>(null);
  const game = titleOf(table.game);
  const emblem = EMBLEM_GAMES.find((each) => each === table.game);
  const running = table.status === 'playing';
  const closed = table.locked
    ? 'trouble.LOCKED'
    : running && table.takeover === 'nobody'
      ? 'trouble.NO_TAKEOVER'
      : null;
  const free = closed === null ? freeSeats(table, link) : [];
  const asks = running && (table.takeover === 'ask' || link === null);
  const nothingToDo = free.length === 0 && !table.spectators;
  const [seat, setSeat] = useState<number | null>(null);
  useTitle(say('join.title'));
  const sit = async () => {
    await tellServer();
    const joined = await api.join(table.id, {
      ...(link === null ? {} : { link }),
      ...(seat === null ? {} : { seat }),
    });
    if (joined.ok) return enter();
    setProblem(trouble(joined.trouble.code));
    setSeat(null);
    await lookAgain();
  };
  return (
    <DoorPlate table={table.id}>
      {emblem !== undefined && (
        <div className="join-emblem">
          <Emblem game={emblem} className="emblem" />
        </div>
      )}
      <h1>{say('join.title')}</h1>
      <p className="join-text">
        {closed !== null ? say(closed) : say(free.length > 0 ? 'join.text' : 'join.full', { game })}
      </p>
      {running && <p>{say(free.length === 0 ? 'join.running' : asks ? 'join.ask' : 'join.running.bot')}</p>}
      <p className="join-who">{table.seats.map((seat, i) => nameOf(seat, i, false, say)).join(' · ')}</p>
      <Changed table={table} />
      {free.length > 1 && <SeatChoice table={table} free={free} chosen={seat} choose={setSeat} />}
      {!nothingToDo && <NameField />}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="shell-row">
        {nothingToDo && (
          <Link href="/" className="btn">
            {say('app.home')}
          </Link>
        )}
        {free.length > 0 && (
          <button type="button" className="btn gold" onClick={() => void sit()}>
            {say(asks ? 'join.ask.sit' : 'join.sit')}
          </button>
        )}
        {table.spectators && (
          <button type="button" className="btn" onClick={enter}>
            {say('join.watch')}
          </button>
        )}
        {table.spectators && (
          <a className="btn plain" href={screenUrl(table.id, link)}>
            {say('join.screen')}
          </a>
        )}
      </div>
    </DoorPlate>
  );
}
