import { Sky } from '@orrery/ui';
import type { TournamentList } from '@orrery/wire';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { roomOf } from '../home/atlas.ts';
import { tournamentApi } from '../remote/tournaments.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Page } from '../shell/Page.tsx';
import { Problem } from '../shell/Problem.tsx';
import { useSay } from '../words/speech.ts';
import './tournament.css';

/** One's tournaments, the way to a new one, and to a league table of several. */
export function ListPage() {
  const say = useSay();
  const trouble = useTrouble();
  const [mine, setMine] = useState<TournamentList['mine'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void tournamentApi.list().then((found) => {
      if (found.ok) setMine(found.value.mine);
      else setProblem(found.trouble.code);
    });
  }, []);
  return (
    <Page title={say('tournament.list')}>
      <Sky seed="tournaments" bright={false} />
      <Problem problem={problem === null ? null : trouble(problem)} />
      <p className="tourney-begin">
        <Link href="/tournaments/new" className="btn gold">
          {say('tournament.new')}
        </Link>
      </p>
      {mine !== null && (
        <section className="tourney-list">
          <h2>{say('tournament.list.yours')}</h2>
          {mine.length === 0 && <p>{say('tournament.list.none')}</p>}
          <ul>
            {mine.map(({ id, name, game, phase }) => (
              <li key={id}>
                <Link href={`/tournament/${id}`}>{name}</Link>
                <small>{`${roomOf(game)?.title ?? game} · ${say(phaseWord[phase])}`}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mine !== null && mine.length > 0 && <MakeLeague mine={mine} />}
    </Page>
  );
}

const phaseWord = {
  registration: 'tournament.signing',
  pairing: 'tournament.pairing',
  round: 'tournament.playing',
  break: 'tournament.break',
  over: 'tournament.done',
} as const;

function MakeLeague({ mine }: { readonly mine: TournamentList['mine'] }) {
  const say = useSay();
  const trouble = useTrouble();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async () => {
    const made = await tournamentApi.makeLeague({ name: name.trim(), tournaments: [...picked] });
    if (made.ok) go(`/league/${made.value.id}`);
    else setProblem(trouble(made.trouble.code));
  };
  return (
    <form
      className="tourney-list"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h2>{say('league.new')}</h2>
      <label className="tourney-field">
        {say('league.name')}
        <input
          className="field"
          required
          value={name}
          maxLength={48}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <fieldset>
        <legend>{say('league.pick')}</legend>
        {mine.map(({ id, name: called }) => (
          <label key={id} className="tourney-pick">
            <input
              type="checkbox"
              checked={picked.includes(id)}
              onChange={() => setPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id])}
            />
            {called}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn" disabled={picked.length === 0 || name.trim() === ''}>
        {say('league.make')}
      </button>
      <Problem problem={problem} />
    </form>
  );
}
