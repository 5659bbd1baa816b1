import { Explain } from '@orrery/ui';
import type { View } from '../rules/view-kind.ts';
import type { TableNames } from './names.ts';

interface StatusProps {
  readonly view: View;
  readonly names: TableNames;
  /** The round whose page is read; null: the one that is played. */
  readonly read: number | null;
}

/** In the header: the round, and the roll. */
export function Status({ view, names, read }: StatusProps) {
  const { say } = names;
  if (view.phase === 'over') return <b>{say('status.over')}</b>;
  const { rounds } = view.options;
  const round = say('status.round', { round: read ?? view.round, rounds });
  // The die has gone on to the next round while the page of the last one is read.
  if (read !== null && read !== view.round) return <b>{round}</b>;
  return (
    <span className="explained">
      {view.rolls > 0 && <span className="sk-roll only-desk">{say('status.roll', { roll: view.rolls })}</span>}
      <b>{round}</b>
      <Explain what={round} means={[say('status.means', { rounds, roll: view.rolls }), say('SK-P10')]} />
    </span>
  );
}
