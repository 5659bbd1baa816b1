import type { TableInfo } from '@orrery/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../home/atlas.ts';
import { api } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useTitle } from '../shell/Page.tsx';
import { Strip } from '../shell/Strip.tsx';
import { DoorPlate } from '../wait/DoorPlate.tsx';
import { useSay } from '../words/speech.ts';
import { useAttempt } from './useAttempt.ts';
import './people.css';
import { Problem } from '../shell/Problem.tsx';

/** Sits down as soon as the host has said yes and this device is here. */
export function useSitWhenLet(table: TableInfo | null): void {
  const granted = table?.request === 'yes' ? table.id : null;
  useEffect(() => {
    if (granted !== null) void api.join(granted, {});
  }, [granted]);
}

interface OwnRequestProps {
  readonly table: TableInfo;
  /** What they came with. */
  readonly link: string | null;
  /** Looks on meanwhile, where that is allowed. */
  watch(): void;
  /** The request was taken back. */
  goOut(table: TableInfo): void;
}

/** What came of one's own request for a seat. */
export function OwnRequest({ table, link, watch, goOut }: OwnRequestProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string | null>(null);
  const takeBack = async () => {
    const reply = await api.unask(table.id);
    if (reply.ok) goOut(reply.value);
    else setProblem(trouble(reply.trouble.code));
  };
  const askAgain = async () => {
    const reply = await api.join(table.id, link === null ? {} : { link });
    setProblem(reply.ok ? null : trouble(reply.trouble.code));
  };
  const refused = table.request === 'no';
  useTitle(say(refused ? 'ask.no' : 'ask.waits'));
  return (
    <DoorPlate
      seed={table.id}
      game={table.game}
      said={
        <>
          <div role="status" className="join-said">
            <h1>{say(refused ? 'ask.no' : 'ask.waits')}</h1>
            <p className="join-text">{say(refused ? 'ask.no.text' : 'ask.waits.text')}</p>
          </div>
          <p className="join-facts">{titleOf(table.game)}</p>
        </>
      }
      acts={
        <>
          <Problem problem={problem} />
          {table.spectators && (
            <button type="button" className="btn gold" onClick={watch}>
              {say(refused ? 'join.watch' : 'ask.watch')}
            </button>
          )}
          {refused ? (
            <>
              <button type="button" className="btn" onClick={() => void askAgain()}>
                {say('ask.again')}
              </button>
              <Link href="/" className="btn">
                {say('app.home')}
              </Link>
            </>
          ) : (
            <button type="button" className="btn" onClick={() => void takeBack()}>
              {say('ask.back')}
            </button>
          )}
        </>
      }
    />
  );
}

/** The same for who watches meanwhile. */
export function RequestStrip({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { attempt, problem } = useAttempt();
  const refused = table.request === 'no';
  return (
    <Strip
      label={say('ask.strip')}
      text={say(refused ? 'ask.no' : 'ask.strip')}
      why={say(refused ? 'ask.no.text' : 'ask.waits')}
      problem={problem}
    >
      {!refused && (
        <button type="button" className="btn" onClick={() => void attempt(api.unask(table.id))}>
          {say('ask.back')}
        </button>
      )}
    </Strip>
  );
}
