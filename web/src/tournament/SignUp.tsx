import type { Level } from '@orrery/kernel';
import { Sigil, seatIdentity } from '@orrery/ui';
import type { TournamentInfo } from '@orrery/wire';
import { useState } from 'react';
import { Choices } from '../create/Choices.tsx';
import { levelsOf } from '../create/levels.ts';
import { NameField } from '../person/NameField.tsx';
import { useNameDraft } from '../person/name-draft.ts';
import { tellServer } from '../person/person.ts';
import type { Reply } from '../remote/api.ts';
import { tournamentApi } from '../remote/tournaments.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Problem } from '../shell/Problem.tsx';
import { LinkToShare } from '../wait/LinkToShare.tsx';
import { useOrigin } from '../wait/links.ts';
import { Qr } from '../wait/Qr.tsx';
import { useSay } from '../words/speech.ts';
import type { FaceOf } from './entrants.ts';
import type { Followed } from './useTournament.ts';
import '../create/create.css';
import '../wait/wait.css';

interface SignUpProps {
  readonly info: TournamentInfo;
  readonly act: Followed['act'];
  readonly faceOf: FaceOf;
}

/** Before it begins: who takes part, how others come, and what the host adds. */
export function SignUp({ info, act, faceOf }: SignUpProps) {
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string | null>(null);
  const does = async (work: () => Promise<Reply<TournamentInfo>>) => {
    const code = await act(work);
    setProblem(code === null ? null : trouble(code));
  };
  return (
    <div className="tourney-signup">
      <div>
        <TakePart info={info} does={does} />
        <Problem problem={problem} />
        <Entrants info={info} faceOf={faceOf} does={does} />
      </div>
      <div>
        <Invite info={info} />
        {info.youHost && <AddBots info={info} does={does} />}
      </div>
    </div>
  );
}

type Does = (work: () => Promise<Reply<TournamentInfo>>) => Promise<void>;

function TakePart({ info, does }: { readonly info: TournamentInfo; readonly does: Does }) {
  const say = useSay();
  const draft = useNameDraft();
  const joined = info.you !== null;
  const join = async () => {
    if (!(await draft.keep())) return draft.field.current?.focus();
    await tellServer();
    await does(() => tournamentApi.act(info.id, 'join'));
  };
  const enough = info.entrants.filter(({ left }) => !left).length >= 4;
  return (
    <section className="tourney-part">
      {joined ? (
        <p role="status">{say('tournament.joined', { host: info.youHost ? 'yes' : 'no' })}</p>
      ) : (
        <NameField draft={draft} />
      )}
      <div className="tourney-acts">
        {joined ? (
          <button type="button" className="btn" onClick={() => void does(() => tournamentApi.act(info.id, 'leave'))}>
            {say('tournament.leave')}
          </button>
        ) : (
          <button type="button" className={info.youHost && enough ? 'btn' : 'btn gold'} onClick={() => void join()}>
            {say('tournament.join')}
          </button>
        )}
        {info.youHost && (
          <button
            type="button"
            className={joined || enough ? 'btn gold' : 'btn'}
            disabled={!enough}
            onClick={() => void does(() => tournamentApi.act(info.id, 'begin'))}
          >
            {say('tournament.begin')}
          </button>
        )}
      </div>
    </section>
  );
}

function Entrants({ info, faceOf, does }: Omit<SignUpProps, 'act'> & { readonly does: Does }) {
  const say = useSay();
  const there = info.entrants.filter(({ left }) => !left);
  return (
    <section aria-labelledby="tourney-entrants">
      <h2 id="tourney-entrants">
        {say('tournament.entrants', { n: there.length })} <small>{say('tournament.entrants.need')}</small>
      </h2>
      <ul className="tourney-entrants">
        {there.map(({ entrant, level }) => {
          const { name, look } = faceOf(entrant);
          const { sigil, line } = seatIdentity(look);
          return (
            <li key={entrant}>
              <Sigil name={sigil} size={22} fill={line} />
              <span className="tourney-name">{name}</span>
              {level !== null && <small>{say(`tournament.bots.${level}`)}</small>}
              {entrant === info.you && <small>{say('tournament.you')}</small>}
              {info.youHost && entrant !== info.you && (
                <button
                  type="button"
                  className="btn plain"
                  aria-label={say('tournament.remove.of', { name })}
                  onClick={() => void does(() => tournamentApi.remove(info.id, entrant))}
                >
                  {say('tournament.remove')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Invite({ info }: { readonly info: TournamentInfo }) {
  const say = useSay();
  const { origin } = useOrigin();
  if (origin === null) return null;
  const url = `${origin}/tournament/${info.id}`;
  return (
    <section className="tourney-invite">
      <Qr text={url} label={say('tournament.qr')} />
      <div>
        <LinkToShare url={url} label={say('tournament.link')} about={{ title: info.name }} />
        <p className="tourney-small">{say('tournament.link.text')}</p>
      </div>
    </section>
  );
}

function AddBots({ info, does }: { readonly info: TournamentInfo; readonly does: Does }) {
  const say = useSay();
  const [many, setMany] = useState(1);
  const [level, setLevel] = useState<Level>('normal');
  const room = 64 - info.entrants.filter(({ left }) => !left).length;
  return (
    <form
      className="tourney-bots"
      onSubmit={(event) => {
        event.preventDefault();
        void does(() => tournamentApi.addBots(info.id, Array(Math.min(many, Math.max(1, room))).fill(level)));
      }}
    >
      <h2>{say('tournament.bots')}</h2>
      <label>
        {say('tournament.bots.many')}
        <input
          className="field"
          type="number"
          min={1}
          max={64}
          value={many}
          onChange={(event) => setMany(Math.min(64, Math.max(1, Math.floor(event.target.valueAsNumber) || 1)))}
        />
      </label>
      <Choices
        title={say('tournament.bots.level')}
        options={levelsOf(info.game).map((value) => ({ value, text: say(`tournament.bots.${value}`) }))}
        value={level}
        choose={setLevel}
      />
      <button type="submit" className="btn">
        {say('tournament.bots.add')}
      </button>
    </form>
  );
}
