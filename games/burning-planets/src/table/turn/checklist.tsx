import { Sheet } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { UnitRef } from '../../rules/moves.ts';
import type { MessageId } from '../../words/index.ts';
import type { Undone } from './undone.ts';
import './turn.css';

export interface ChecklistProps {
  readonly say: Say<MessageId>;
  readonly undone: Undone;
  /** Somebody wants to see this unit after all. */
  show(unit: UnitRef): void;
  openContracts(): void;
  proceed(): void;
  stay(): void;
}

/** Before the turn ends: what is left, each with the way to it, and both answers. */
export function Checklist({ say, undone, show, openContracts, proceed, stay }: ChecklistProps) {
  const { idle, proposals } = undone;
  return (
    <Sheet open title={say('check.title')} className="bp-checklist" onClose={stay}>
      <ul>
        {idle.length > 0 && <li>{say('check.idle', { count: idle.length })}</li>}
        {proposals > 0 && <li>{say('check.proposals', { count: proposals })}</li>}
      </ul>
      <div className="bp-check-ways">
        {idle.map(({ ref, name }) => (
          <button key={name + JSON.stringify(ref)} type="button" className="btn" onClick={() => show(ref)}>
            {say('check.show', { unit: name })}
          </button>
        ))}
        {proposals > 0 && (
          <button type="button" className="btn" onClick={openContracts}>
            {say('check.open')}
          </button>
        )}
      </div>
      <p className="bp-card-note">{say('check.once')}</p>
      <div className="bp-check-answers">
        <button type="button" className="btn" onClick={stay}>
          {say('check.stay')}
        </button>
        <button type="button" className="btn gold" onClick={proceed}>
          {say('check.go')}
        </button>
      </div>
    </Sheet>
  );
}
