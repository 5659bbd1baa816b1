import type { TableInfo } from '@orrery/wire';
import { Link, useLocation } from 'wouter';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';
import type { Invitation } from './invitation.ts';
import { layAgain } from './lay-again.ts';
import { screenUrl } from './screen.ts';
import type { SeatCall } from './useSeatCall.ts';
import { WatchAgain } from './WatchAgain.tsx';

interface JoinActsProps {
  readonly table: TableInfo;
  readonly link: string | null;
  readonly invitation: Invitation;
  readonly call: SeatCall;
  sit(): void;
  /** To the table, without a seat. */
  enter(): void;
  complain(sentence: string): void;
}

/** What can be done before the door of a table, as it stands now: one golden button, and it comes first. */
export function JoinActs({ table, link, invitation, call, sit, enter, complain }: JoinActsProps) {
  const say = useSay();
  const offers = 'seats' in invitation;
  const finished = invitation.t === 'finished';
  return (
    <>
      {offers && (
        <button type="button" className="btn gold" onClick={sit}>
          {say(sitWords(invitation))}
        </button>
      )}
      {table.spectators && finished && <WatchAgain table={table.id} link={link} complain={complain} />}
      {table.spectators && (
        <button type="button" className={offers || finished ? 'btn' : 'btn gold'} onClick={enter}>
          {say(offers ? 'join.watch' : finished ? 'join.result' : 'join.look')}
        </button>
      )}
      {(invitation.t === 'full' || invitation.t === 'running') && <CallMe {...call} />}
      {!offers && (
        <>
          {finished ? (
            <SameAgain table={table} complain={complain} />
          ) : (
            <Link href={`/new/${table.game}?friends`} className="btn">
              {say('join.own')}
            </Link>
          )}
          <Link href="/" className="btn">
            {say('app.home')}
          </Link>
        </>
      )}
      {table.spectators && table.status !== 'over' && (
        <a className="btn plain join-screen" href={screenUrl(table.id, link)}>
          {say('join.screen')}
        </a>
      )}
    </>
  );
}

function CallMe({ wanted, want }: SeatCall) {
  const say = useSay();
  if (wanted)
    return (
      <p role="status" className="join-called">
        {say('join.call.wanted')}
      </p>
    );
  return (
    <button type="button" className="btn" onClick={want}>
      {say('join.call')}
    </button>
  );
}

function SameAgain({ table, complain }: Pick<JoinActsProps, 'table' | 'complain'>) {
  const say = useSay();
  const trouble = useTrouble();
  const [, go] = useLocation();
  const again = async () => {
    const laid = await layAgain(table);
    if (laid.ok) go(`/t/${laid.value.id}`);
    else complain(trouble(laid.trouble.code));
  };
  return (
    <button type="button" className="btn" onClick={() => void again()}>
      {say('join.again')}
    </button>
  );
}

function sitWords(invitation: Invitation) {
  if (invitation.t !== 'bot') return 'join.sit';
  return invitation.asks ? 'join.ask.sit' : 'join.take';
}
