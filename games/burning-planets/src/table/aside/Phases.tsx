import type { View } from '../../rules/seen.ts';
import { person } from '../../words/names.ts';
import type { TableNames } from '../names.ts';

const PHASES = ['catastrophe', 'resources', 'structures', 'ships', 'actions'] as const;

export function phaseText(phase: NonNullable<View['turn']>['phase'], { say }: TableNames): string {
  return say('phase.now', { no: PHASES.indexOf(phase) + 1, phase: say(`phase.${phase}`) });
}

/** Five dots, the one now lit; the first two run by themselves (BP-P2). */
export function Phases({ view, names }: { readonly view: View; readonly names: TableNames }) {
  if (view.turn === null) return null;
  const { phase } = view.turn;
  const now = PHASES.indexOf(phase);
  const text = phaseText(phase, names);
  return (
    <div className="bp-phases bp-over" role="img" aria-label={text} title={text}>
      {PHASES.map((name, k) => (
        <span key={name} data-now={k === now || undefined} data-past={k < now || undefined}>
          {k === now ? k + 1 : ''}
        </span>
      ))}
      <b>{names.say(`phase.${phase}`)}</b>
    </div>
  );
}

/** What this turn's catastrophe means, as long as the turn lasts. */
export function Catastrophe({ view, names }: { readonly view: View; readonly names: TableNames }) {
  const { turn } = view;
  if (turn === null || turn.catastrophe === null) return null;
  const known = turn.catastrophe === 'anomaly' || turn.catastrophe === 'wind' ? turn.catastrophe : 'other';
  return (
    <p className="bp-catastrophe bp-over">
      <b>{names.say(`catastrophe.${known}`, { roll: turn.roll })}.</b>{' '}
      {names.say(`catastrophe.${known}.now`, person(names, turn.seat))}
    </p>
  );
}
