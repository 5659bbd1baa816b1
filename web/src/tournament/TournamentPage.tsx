import { Sky } from '@orrery/ui';
import type { TournamentInfo } from '@orrery/wire';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { phoneScreen, useMedia } from '../home/useMedia.ts';
import { Header } from '../shell/Header.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useTitle } from '../shell/Page.tsx';
import { Sorry } from '../shell/Sorry.tsx';
import { useSay } from '../words/speech.ts';
import { BoardCards } from './BoardCards.tsx';
import { Bracket } from './Bracket.tsx';
import { facesOf, inOrder } from './entrants.ts';
import { Head } from './Head.tsx';
import { HostPart } from './HostPart.tsx';
import { Mine } from './Mine.tsx';
import { SignUp } from './SignUp.tsx';
import { Standings } from './Standings.tsx';
import { type Followed, mostBoards, useTournament } from './useTournament.ts';
import './tournament.css';

/** A tournament for whoever takes part, hosts it or looks on. */
export function TournamentPage({ id }: { readonly id: string }) {
  const followed = useTournament(id);
  const { info, trouble } = followed;
  useTitle(info?.name ?? null);
  if (trouble !== null) return <Sorry table={id} code={trouble} />;
  return (
    <div className="page tourney-page">
      <Sky seed={id} bright={false} />
      <Header />
      {info === null ? <Loading /> : <Shown info={info} act={followed.act} />}
    </div>
  );
}

interface ShownProps {
  readonly info: TournamentInfo;
  readonly act: Followed['act'];
}

function Shown({ info, act }: ShownProps) {
  const say = useSay();
  const faceOf = useMemo(() => facesOf(info, say), [info, say]);
  return (
    <main className="tourney-main">
      <Head info={info} faceOf={faceOf} />
      {info.phase === 'registration' ? (
        <SignUp info={info} act={act} faceOf={faceOf} />
      ) : (
        <>
          <Mine info={info} act={act} faceOf={faceOf} />
          <div className="tourney-columns">
            <div>
              {info.rounds.length > 0 && <Boards info={info} />}
              <Bracket info={info} faceOf={faceOf} most={16} />
            </div>
            <Standings info={info} faceOf={faceOf} />
          </div>
        </>
      )}
      {info.youHost && info.phase !== 'registration' && <HostPart info={info} act={act} faceOf={faceOf} />}
      <footer className="tourney-foot">
        <Link href={`/tournament/${info.id}/wall`}>{say('tournament.wall')}</Link>
        <p className="tourney-small">
          {info.key === null
            ? say('tournament.lots', { seal: info.seal })
            : say('tournament.lots.key', { key: info.key })}
        </p>
      </footer>
    </main>
  );
}

/** The reader's own first, then those in play; more than are brought at once are on pages. */
function Boards({ info }: { readonly info: TournamentInfo }) {
  const say = useSay();
  const phone = useMedia(phoneScreen);
  const [turned, setTurned] = useState(0);
  const order = inOrder(info, true);
  const pages = Math.max(1, Math.ceil(order.length / mostBoards));
  // A later round may have fewer.
  const page = Math.min(turned, pages - 1);
  const from = page * mostBoards;
  const shown = order.slice(from, from + mostBoards);
  return (
    <>
      {/* Scrolled sideways on a phone, so it has to be reached by keys. */}
      <section className="tourney-boards" aria-label={say('tournament.boards')} tabIndex={phone ? 0 : undefined}>
        <BoardCards info={info} shown={shown} watch />
      </section>
      {pages > 1 && (
        <nav className="tourney-pages" aria-label={say('tournament.boards')}>
          <button type="button" className="btn" disabled={page === 0} onClick={() => setTurned(page - 1)}>
            {say('tournament.boards.back')}
          </button>
          <span role="status">
            {say('tournament.boards.at', { from: from + 1, to: from + shown.length, of: order.length })}
          </span>
          <button type="button" className="btn" disabled={page === pages - 1} onClick={() => setTurned(page + 1)}>
            {say('tournament.boards.on')}
          </button>
        </nav>
      )}
    </>
  );
}
