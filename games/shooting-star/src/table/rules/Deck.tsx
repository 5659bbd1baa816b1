import { isNamed, NameGlyph } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { DataSet } from '../../data/index.ts';
import { faceOf } from '../../picture/face.ts';
import { planetName } from '../../words/names.ts';
import { Medal } from '../aside/Missions.tsx';
import { missionName } from '../labels.ts';
import { progressOf } from '../progress.ts';

interface DeckProps {
  readonly say: Say;
  readonly set: DataSet;
}

/** What there is in the box of planets, and the signs of those with a name. */
export function Planets({ say, set }: DeckProps) {
  const { planets } = set;
  const names = [...new Set(planets.flatMap(({ name }) => (name === null ? [] : [name])))];
  const count = (kind: 'small' | 'named' | 'dark') => planets.filter((planet) => planet.kind === kind).length;
  const moons = planets.reduce((sum, planet) => sum + planet.moons, 0);
  return (
    <>
      <h4>{say('rules.planets')}</h4>
      <p>
        {say('rules.planets.count', {
          ...{ small: count('small'), named: count('named'), dark: count('dark'), moons },
        })}
      </p>
      <ul className="ss-legend">
        {names.map((name) => {
          const face = faceOf('named', name);
          return (
            <li key={name}>
              {isNamed(face) && <NameGlyph kind={face} size={22} />}
              <b>{planetName(say, name)}</b>
              <small>{say('rules.planets.each', { count: planets.filter((one) => one.name === name).length })}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Every mission there is, by what it is worth. */
export function MissionList({ say, set }: DeckProps) {
  return (
    <>
      <h4>{say('rules.missions', { count: set.missions.length })}</h4>
      <ul className="ss-all-missions">
        {[...set.missions]
          .sort((a, b) => a.points - b.points)
          .map(({ id, points, test }) => {
            const progress = progressOf(set, id, []);
            return progress === null ? null : (
              <li key={id}>
                <Medal points={points} />
                <span>
                  <span className="unseen">{say('mission.points', { points })}: </span>
                  {missionName(say, progress)}
                  {!('atLeast' in test) && (
                    <small> {say('mission.pairPoints', { both: test.both, one: test.one })}</small>
                  )}
                </span>
              </li>
            );
          })}
      </ul>
      <p>{say('rules.missions.why')}</p>
    </>
  );
}
