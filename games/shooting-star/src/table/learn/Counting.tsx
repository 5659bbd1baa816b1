import { Icon, type IconName } from '@orrery/ui';
import type { PileCard } from '../../rules/kind.ts';
import { Medal } from '../aside/Missions.tsx';
import { missionName } from '../labels.ts';
import type { TableNames } from '../names.ts';
import { progressOf } from '../progress.ts';

const EXAMPLE: readonly PileCard[] = ['S01', 'S12', 'B1', 'Z1'].map((planet) => ({ t: 'planet', planet }));
const MISSIONS = ['M1D', 'M2B', 'M3B'] as const;
const ROWS = [
  ['conquest', 'cards', 'SS-E4'],
  ['moon', 'moons', 'SS-E5'],
  ['burst', 'missions', 'SS-E6'],
  ['debris', 'debris', 'SS-E7'],
] as const satisfies readonly (readonly [IconName, string, string])[];

/** The last lesson: what counts, and three missions as they would stand on a pile of four planets. */
export function Counting({ names }: { readonly names: TableNames }) {
  const { say, set } = names;
  return (
    <div className="ss-learn-count">
      <section>
        <h2>{say('learn.score.title')}</h2>
        <p>{say('learn.score.text')}</p>
        <dl>
          {ROWS.map(([icon, id, rule]) => (
            <div key={id}>
              <dt>
                <Icon name={icon} size={22} />
                {say(`points.${id}`)}
              </dt>
              <dd>{say(rule)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{say('missions.title')}</h2>
        <ul>
          {MISSIONS.map((id) => {
            const progress = progressOf(set, id, EXAMPLE);
            if (progress === null) return null;
            const { mission, goals } = progress;
            const have = goals.reduce((sum, goal) => sum + goal.have, 0);
            const need = goals.reduce((sum, goal) => sum + goal.need, 0);
            return (
              <li key={id}>
                <Medal points={mission.points} />
                <span>
                  {missionName(say, progress)}
                  <small>
                    {'atLeast' in mission.test
                      ? say('mission.points', { points: mission.points })
                      : say('mission.pairPoints', { both: mission.test.both, one: mission.test.one })}
                  </small>
                </span>
                <b>{say('mission.count', { have, need })}</b>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
