import { shelf } from '@orrery/games';
import { Sky } from '@orrery/ui';
import type { MakeTournament } from '@orrery/wire';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Choices } from '../create/Choices.tsx';
import { tellServer } from '../person/person.ts';
import { tournamentApi } from '../remote/tournaments.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Page } from '../shell/Page.tsx';
import { Problem } from '../shell/Problem.tsx';
import { useSay } from '../words/speech.ts';
import '../create/create.css';
import './tournament.css';

const kinds = ['swiss', 'knock-out', 'round-robin'] as const;
const finals = [0, 2, 4, 8] as const;
const pauses = [0, 60_000, 300_000] as const;

/** One screen to make a tournament. As it opens it can be made. */
export function MakePage() {
  const say = useSay();
  const trouble = useTrouble();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [game, setGame] = useState(shelf[0]!.id);
  const [kind, setKind] = useState<(typeof kinds)[number]>('swiss');
  const [best, setBest] = useState<(typeof finals)[number]>(4);
  const [bestOf, setBestOf] = useState<1 | 3>(1);
  const [seeding, setSeeding] = useState<'lots' | 'order'>('lots');
  const [pause, setPause] = useState<(typeof pauses)[number] | 'host'>(60_000);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async () => {
    await tellServer();
    const asked: MakeTournament = {
      ...{ name: name.trim() === '' ? say('tournament.name.usual') : name.trim(), game, kind, bestOf, seeding },
      pause: pause === 'host' ? null : pause,
      ...(kind === 'knock-out' ? {} : { finals: best }),
    };
    const made = await tournamentApi.make(asked);
    if (made.ok) go(`/tournament/${made.value.id}`);
    else setProblem(trouble(made.trouble.code));
  };
  return (
    <Page title={say('tournament.new')}>
      <Sky seed="tournament" bright={false} />
      <form
        className="create tourney-make"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <div className="create-privacy">
          <label className="tourney-field">
            {say('tournament.name')}
            <input className="field" value={name} maxLength={48} onChange={(event) => setName(event.target.value)} />
          </label>
          <Choices
            title={say('tournament.game')}
            options={shelf.map(({ id, title }) => ({ value: id, text: title }))}
            value={game}
            choose={setGame}
          />
          <Choices
            title={say('tournament.bestOf')}
            options={([1, 3] as const).map((value) => ({ value, text: say(`tournament.bestOf.${value}`) }))}
            value={bestOf}
            choose={setBestOf}
          />
        </div>
        <div className="create-privacy">
          <Choices
            title={say('tournament.kind')}
            options={kinds.map((value) => ({ value, text: say(`tournament.kind.${value}`) }))}
            value={kind}
            choose={setKind}
          />
          {kind !== 'knock-out' && (
            <Choices
              title={say('tournament.finals')}
              options={finals.map((value) => ({ value, text: say(`tournament.finals.${value}`) }))}
              value={best}
              choose={setBest}
            />
          )}
        </div>
        <div className="create-privacy">
          <Choices
            title={say('tournament.seeding')}
            options={(['lots', 'order'] as const).map((value) => ({ value, text: say(`tournament.seeding.${value}`) }))}
            value={seeding}
            choose={setSeeding}
          />
          <Choices
            title={say('tournament.pause')}
            options={[...pauses, 'host' as const].map((value) => ({ value, text: say(`tournament.pause.${value}`) }))}
            value={pause}
            choose={setPause}
          />
        </div>
        <div className="create-end">
          <Problem problem={problem} />
          <button type="submit" className="btn gold create-start">
            {say('tournament.make')}
          </button>
        </div>
      </form>
    </Page>
  );
}
