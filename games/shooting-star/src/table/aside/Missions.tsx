import { isNamed, NameGlyph, Sheet, starPath } from '@orrery/ui';
import { useId, useState } from 'react';
import { faceOf } from '../../picture/face.ts';
import type { View } from '../../rules/kind.ts';
import { missionLabel, missionName } from '../labels.ts';
import type { TableNames } from '../names.ts';
import { type Goal, type Progress, progressOf } from '../progress.ts';
import './missions.css';

/** My three secret missions, each with how far it is. */
export function Missions({ view, names }: { readonly view: View; readonly names: TableNames }) {
  const { say, set } = names;
  const [open, setOpen] = useState(false);
  const words = useId();
  const player = view.me === 'table' ? null : (view.players[view.me] ?? null);
  if (player === null)
    return <p className="ss-missions-none">{say(view.phase === 'over' ? 'missions.open' : 'missions.hidden')}</p>;
  if (player.missions === null) return <p className="ss-missions-none">{say('missions.none')}</p>;
  const list = (
    <ul className="ss-missions">
      {player.missions.map((id) => {
        const progress = progressOf(set, id, player.conquest ?? []);
        return progress === null ? null : <Mission key={id} progress={progress} names={names} />;
      })}
    </ul>
  );
  return (
    <div className="ss-missions-strip">
      {list}
      <button
        type="button"
        className="ss-missions-open"
        aria-haspopup="dialog"
        aria-label={say('missions.all')}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={say('missions.title')} describedBy={words} onClose={() => setOpen(false)}>
        {list}
        <div id={words} className="explain-words">
          <p>{say('missions.means')}</p>
          <p>{say('rules.missions.why')}</p>
          <p>{say('SS-E6')}</p>
        </div>
      </Sheet>
    </div>
  );
}

function Mission({ progress, names }: { readonly progress: Progress; readonly names: TableNames }) {
  const { say } = names;
  const { mission, goals, met } = progress;
  const have = goals.reduce((sum, goal) => sum + goal.have, 0);
  const need = goals.reduce((sum, goal) => sum + goal.need, 0);
  return (
    <li className="ss-mission" data-met={met || undefined}>
      <span className="unseen">{missionLabel(say, progress)}</span>
      <Medal points={mission.points} />
      <span className="ss-mission-name" aria-hidden="true">
        {unbroken(missionName(say, progress))}
      </span>
      <span className="ss-mission-count" aria-hidden="true">
        {say('mission.count', { have, need })}
      </span>
      <span className="ss-mission-bars" aria-hidden="true">
        {goals.map((goal) => (
          <Bar key={goal.t === 'tally' ? goal.tally : goal.planet} goal={goal} />
        ))}
      </span>
    </li>
  );
}

/** No line ends in the middle of "3-4". */
const unbroken = (text: string): string => text.replaceAll(/(?<=\d)-(?=\d)/g, '-\u2060');

export function Medal({ points }: { readonly points: number }) {
  return (
    <svg className="ss-medal" viewBox="-16 -16 32 32" aria-hidden="true">
      <path d={starPath(0, 0, 15.5, { points: 8, inner: 0.82 })} />
      <text y={6.5}>{points}</text>
    </svg>
  );
}

function Bar({ goal }: { readonly goal: Goal }) {
  const kind = goal.t === 'tally' ? null : faceOf('named', goal.planet);
  return (
    <span className="ss-bar" style={{ flex: goal.need }} data-met={goal.have === goal.need || undefined}>
      {kind !== null && isNamed(kind) && <NameGlyph kind={kind} size={15} />}
      {Array.from({ length: goal.need }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in a bar is its number
        <span key={i} data-full={i < goal.have || undefined} />
      ))}
    </span>
  );
}
