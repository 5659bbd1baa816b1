import type { ReactNode, Ref } from 'react';
import { Icon } from '../art/index.ts';
import { TimeLeft, Waiting } from '../seats/Waiting.tsx';
import type { BarParts } from '../table/contract.ts';
import { useSay } from '../words/index.ts';
import './bar.css';

export interface ActionBarProps {
  readonly parts: BarParts;
  /** It is my decision: the bar stands out. */
  readonly mine: boolean;
  /** Since when somebody else is waited for, in milliseconds since 1970; null: nobody counts. */
  readonly since?: number | null;
  /** When the time for it runs out, in milliseconds since 1970; null: never. */
  readonly until?: number | null;
  /** Takes back my last move, while that is nobody else's business. */
  readonly undo?: (() => void) | null;
  /** How many moves can be taken back, one after the other; absent: not said. */
  readonly undoable?: number;
  /** A button of the app's own. */
  readonly action?: ReactNode;
  /** Read its words out when they change. */
  readonly live?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** Always on screen: whose decision, what, and the buttons that answer it. */
export function ActionBar(props: ActionBarProps) {
  const { parts, mine, since = null, until = null, undo = null, undoable = 0, action, live = true, ref } = props;
  const say = useSay();
  return (
    <section
      ref={ref ?? null}
      className="bar"
      data-mine={mine || undefined}
      tabIndex={-1}
      aria-label={say('ui.area.bar')}
    >
      <div className="bar-words" aria-live={live ? 'polite' : 'off'} aria-atomic="true">
        <strong className="bar-lead">{parts.lead}</strong>
        <div className="bar-text">{parts.text}</div>
      </div>
      {until !== null && parts.showsTime !== true && <TimeLeft until={until} />}
      {until === null && since !== null && <Waiting since={since} />}
      <div className="bar-actions">
        {undo !== null && (
          <button
            type="button"
            className="btn bar-undo"
            {...(undoable > 0 ? { title: say('ui.undo.reach', { count: undoable }) } : {})}
            onClick={undo}
          >
            <Icon name="undo" size={20} />
            <span>{say('ui.undo')}</span>
            {undoable > 1 && <b aria-hidden="true">{undoable}</b>}
          </button>
        )}
        {parts.actions}
        {action}
      </div>
    </section>
  );
}
