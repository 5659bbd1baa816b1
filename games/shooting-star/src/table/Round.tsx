import { Explain, MoonBadge, Planet, sized, starPath } from '@orrery/ui';
import type { PlanetId } from '../data/index.ts';
import type { View } from '../rules/kind.ts';
import { planetCard } from '../words/names.ts';
import type { TableNames } from './names.ts';

const ROUNDS = 7;

/** In the header: planets left and where the game ends, the rounds as beads, and their number. */
export function Round({ view, names }: { readonly view: View; readonly names: TableNames }) {
  const { say } = names;
  const { round, planetsLeft: planets, n: end } = view;
  if (view.phase === 'build')
    return (
      <span className="explained">
        <b className="ss-round">{say('round.build')}</b>
        <Explain what={say('round.build')} means={[say('SS-V5')]} />
      </span>
    );
  const words = view.phase === 'over' ? say('round.over') : say('round.of', { round, rounds: ROUNDS });
  const beads = say('round.beads', { round, rounds: ROUNDS, planets, end });
  const next = view.next === null ? [] : [say('round.next', { planet: planetCard(names, view.next) })];
  return (
    <span className="explained">
      {view.next !== null && <Next planet={view.next} names={names} />}
      <span className="ss-left only-desk">{say('round.left', { planets, end })}</span>
      <Beads round={view.phase === 'over' ? ROUNDS + 1 : round} label={beads} />
      <b className="ss-round">{words}</b>
      <span className="only-phone" aria-hidden="true">
        <span className="ss-left-short">
          <svg viewBox="-8 -8 16 16" {...sized(15)} aria-hidden="true">
            <circle r="5" />
            <ellipse rx="7.400" ry="2.200" transform="rotate(-24)" />
          </svg>
          {planets}/{end}
        </span>
      </span>
      {view.phase !== 'over' && <Explain what={words} means={[beads, ...next]} />}
    </span>
  );
}

/** `nextReplacement: shown`: the planet that takes the place of the next captured 3. */
function Next({ planet, names }: { readonly planet: PlanetId; readonly names: TableNames }) {
  const words = names.say('round.next', { planet: planetCard(names, planet) });
  const moon = (names.set.planets.find(({ id }) => id === planet)?.moons ?? 0) > 0;
  return (
    <svg className="ss-next" viewBox="-15 -13 30 26" {...sized(30, 26)} role="img" aria-label={words}>
      <title>{words}</title>
      <Planet kind="small" seed={planet} r={10} />
      {moon && (
        <g transform="translate(9 -7)">
          <MoonBadge r={16} />
        </g>
      )}
    </svg>
  );
}

function Beads({ round, label }: { readonly round: number; readonly label: string }) {
  return (
    <svg className="ss-beads only-desk" viewBox="0 0 150 30" {...sized(150, 30)} role="img" aria-label={label}>
      <path className="ss-string" d="M8 15H142" />
      {Array.from({ length: ROUNDS }, (_, i) => {
        const x = 12 + i * 21;
        const no = i + 1;
        if (no === round)
          return (
            <g key={no}>
              <circle className="ss-bead-now" cx={x} cy={15} r={9} />
              <path className="ss-bead-star" d={starPath(x, 15, 8, { points: 8, inner: 0.45 })} />
            </g>
          );
        return <circle key={no} className={no < round ? 'ss-bead-past' : 'ss-bead'} cx={x} cy={15} r={4} />;
      })}
    </svg>
  );
}
