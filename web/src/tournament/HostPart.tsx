import type { TournamentInfo } from '@orrery/wire';
import { useState } from 'react';
import { Question } from '../people/Question.tsx';
import type { Reply } from '../remote/api.ts';
import { tournamentApi } from '../remote/tournaments.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Problem } from '../shell/Problem.tsx';
import { useSay } from '../words/speech.ts';
import type { FaceOf } from './entrants.ts';
import type { Followed } from './useTournament.ts';

interface HostPartProps {
  readonly info: TournamentInfo;
  readonly act: Followed['act'];
  readonly faceOf: FaceOf;
}

/** What the host decides while it is played. */
export function HostPart({ info, act, faceOf }: HostPartProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string | null>(null);
  const [ends, setEnds] = useState(false);
  const { id, phase } = info;
  const does = async (work: () => Promise<Reply<TournamentInfo>>) => {
    const code = await act(work);
    setProblem(code === null ? null : trouble(code));
    setEnds(false);
  };
  if (phase === 'over') return null;
  return (
    <section className="tourney-host" aria-labelledby="tourney-host">
      <h2 id="tourney-host">{say('tournament.host')}</h2>
      {phase === 'break' && (
        <button type="button" className="btn gold" onClick={() => void does(() => tournamentApi.act(id, 'next'))}>
          {say('tournament.next')}
        </button>
      )}
      {phase === 'round' && (
        <Absent info={info} faceOf={faceOf} says={(who) => void does(() => tournamentApi.absent(id, who))} />
      )}
      {ends ? (
        <Question
          title={say('tournament.end')}
          yes={say('tournament.end.sure')}
          no={say('tournament.end.no')}
          className="tourney-question"
          sure={() => void does(() => tournamentApi.act(id, 'end'))}
          back={() => setEnds(false)}
        >
          <p>{say('tournament.end.text')}</p>
        </Question>
      ) : (
        <button type="button" className="btn" onClick={() => setEnds(true)}>
          {say('tournament.end')}
        </button>
      )}
      <Problem problem={problem} />
    </section>
  );
}

/** People who still play: a bot always comes. */
function Absent({ info, faceOf, says }: Pick<HostPartProps, 'info' | 'faceOf'> & { says(entrant: number): void }) {
  const say = useSay();
  const open = (info.rounds.at(-1)?.meetings ?? []).filter(({ end }) => end === null);
  const people = open
    .flatMap(({ first, second }) => [first, second ?? first])
    .filter((entrant) => info.entrants[entrant]?.level === null);
  return (
    <>
      <p className="tourney-small">
        {say('tournament.absent.why', { minutes: Math.max(1, Math.round(info.patience / 60_000)) })}
      </p>
      {people.map((entrant) => (
        <button key={entrant} type="button" className="btn" onClick={() => says(entrant)}>
          {say('tournament.absent', { name: faceOf(entrant).name })}
        </button>
      ))}
    </>
  );
}
