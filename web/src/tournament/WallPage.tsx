import { Sky } from '@orrery/ui';
import type { TournamentInfo } from '@orrery/wire';
import { listed } from '@orrery/words';
import { useEffect, useMemo, useState } from 'react';
import { Loading } from '../shell/Loading.tsx';
import { useTitle } from '../shell/Page.tsx';
import { Sorry } from '../shell/Sorry.tsx';
import { useOrigin } from '../wait/links.ts';
import { Qr } from '../wait/Qr.tsx';
import { useSay } from '../words/speech.ts';
import { BoardCards } from './BoardCards.tsx';
import { Bracket } from './Bracket.tsx';
import { facesOf, inOrder } from './entrants.ts';
import { Head } from './Head.tsx';
import { Standings } from './Standings.tsx';
import { mostBoards, useTournament } from './useTournament.ts';
import './tournament.css';
import './wall.css';

/** So long boards are shown, where there are more than fit at once: milliseconds. */
const turnsEvery = 12_000;
/** So many rows of the standings can be read from three metres. */
const mostRows = 10;

/** For a screen that nobody touches: everything is shown in turns, and nothing can be pressed. */
export function WallPage({ id }: { readonly id: string }) {
  const { info, trouble } = useTournament(id);
  useTitle(info?.name ?? null);
  if (trouble !== null) return <Sorry table={id} code={trouble} />;
  return info === null ? <Loading /> : <Wall info={info} />;
}

function Wall({ info }: { readonly info: TournamentInfo }) {
  const say = useSay();
  const faceOf = useMemo(() => facesOf(info, say), [info, say]);
  const turn = useTurns();
  const rows = Math.ceil(info.standings.length / mostRows);
  const from = rows === 0 ? 0 : (turn % rows) * mostRows;
  const shown = { ...info, standings: info.standings.slice(from, from + mostRows) };
  return (
    <main className="tourney-wall">
      <Sky seed={info.id} bright={false} />
      <Head info={info} faceOf={faceOf} />
      {info.rounds.length === 0 ? <Coming info={info} /> : <Boards info={info} turn={turn} />}
      {info.standings.length > 0 && <Standings info={shown} faceOf={faceOf} />}
      <Bracket info={info} faceOf={faceOf} most={8} />
    </main>
  );
}

/** Those in play first; more than fit take turns. */
function Boards({ info, turn }: { readonly info: TournamentInfo; readonly turn: number }) {
  const say = useSay();
  const order = inOrder(info, false);
  const pages = Math.max(1, Math.ceil(order.length / mostBoards));
  const page = turn % pages;
  const shown = order.slice(page * mostBoards, (page + 1) * mostBoards);
  return (
    <section className="tourney-boards" data-count={shown.length} aria-label={say('tournament.boards')}>
      <BoardCards info={info} shown={shown} watch={false} />
    </section>
  );
}

/** While people sign up: how to come, and who is there. */
function Coming({ info }: { readonly info: TournamentInfo }) {
  const say = useSay();
  const faceOf = useMemo(() => facesOf(info, say), [info, say]);
  const { origin } = useOrigin();
  const there = info.entrants.filter(({ left }) => !left);
  return (
    <section className="tourney-coming">
      {origin !== null && <Qr text={`${origin}/tournament/${info.id}`} label={say('tournament.qr')} />}
      <div>
        <h2>{say('tournament.entrants', { n: there.length })}</h2>
        <p>
          {listed(
            say,
            there.map(({ entrant }) => faceOf(entrant).name),
          )}
        </p>
      </div>
    </section>
  );
}

function useTurns(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const clock = setInterval(() => setTurn((now) => now + 1), turnsEvery);
    return () => clearInterval(clock);
  }, []);
  return turn;
}
