import type { ReactNode, Ref } from 'react';
import { Icon } from '../art/index.ts';
import { TimeLeft, Waiting } from '../seats/Waiting.tsx';
import type { BarParts } from '../table/contract.ts';
import { useSay } from '../words/index.ts';
import { Hint, type HintProps } from './Hint.tsx';
import { Missing, type MissingProps } from './Missing.tsx';
import { Refusal, type RefusalProps } from './Refusal.tsx';
import { useActsCount } from './useActsCount.ts';
import { useLongWords } from './useLongWords.ts';
import { usePull } from './usePull.ts';
import './bar.css';
import './phone.css';

export interface ActionBarProps {
  readonly parts: BarParts;
  /** It is my decision: the bar stands out. */
  readonly mine: boolean;
  /** Since when somebody else is waited for, in milliseconds since 1970; null: nobody counts. */
  readonly since?: number | null;
  /** When the time for it runs out, in milliseconds since 1970; null: never. */
  readonly until?: number | null;
  /** Who is waited for and away. */
  readonly missing?: MissingProps;
  /** Takes back my last move, while that is nobody else's business. */
  readonly undo?: (() => void) | null;
  /** How many moves can be taken back, one after the other; absent: not said. */
  readonly undoable?: number;
  /** A button of the app's own. */
  readonly action?: ReactNode;
  /** Read its words out when they change; not so while events are on stage, whose sentences the log has whole. */
  readonly live?: boolean;
  /** What happened last: on a phone it stands here while somebody else is at it, in the place of the game's words. */
  readonly said?: ReactNode;
  /** Why something could not be done, for a while in the place of all other words. */
  readonly refusal?: RefusalProps | null;
  /** For who plays for the first time, in the place of the game's words or under them; null: nothing. */
  readonly hint?: HintProps | null;
  /** That the line is lost, in words; null: it is not. For a phone, which has no other place for it. */
  readonly lost?: string | null;
  /** On a phone the log is behind the bar: its button, or a pull upwards. */
  readonly log?: { open(): void; readonly news: boolean } | null;
  readonly ref?: Ref<HTMLElement>;
}

/** Always on screen: whose decision, what, and the buttons that answer it. */
export function ActionBar(props: ActionBarProps) {
  const { parts, mine, undo = null, undoable = 0, action, refusal = null, lost = null, log = null } = props;
  const say = useSay();
  const pull = usePull(log?.open ?? null);
  const actions = useActsCount();
  const words = useLongWords();
  return (
    <section
      ref={props.ref ?? null}
      className="bar"
      data-mine={mine || undefined}
      data-refused={refusal !== null || undefined}
      data-lost={lost !== null || undefined}
      data-calm={parts.calm}
      data-begun={parts.begun}
      data-staged={props.live === false || undefined}
      data-said={props.said != null || undefined}
      data-hint={props.hint == null ? undefined : props.hint.beside ? 'beside' : 'instead'}
      tabIndex={-1}
      aria-label={say('ui.area.bar')}
      {...pull}
    >
      <div ref={words} className="bar-words">
        {refusal === null ? <Words {...props} /> : <Refusal {...refusal} />}
      </div>
      <div ref={actions} className="bar-actions">
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
      {log !== null && (
        <button
          type="button"
          className="bar-log"
          aria-label={say(log.news ? 'ui.bar.log.news' : 'ui.bar.log')}
          data-news={log.news || undefined}
          onClick={log.open}
        >
          <Icon name="log-sheet" size={26} />
        </button>
      )}
    </section>
  );
}

/** The clock stands between the words that are read out when they change, never in them. */
function Words(props: ActionBarProps) {
  const { parts, since = null, until = null, live = true, said, hint = null, lost = null, missing } = props;
  const read = live ? 'polite' : 'off';
  return (
    <>
      <strong className="bar-lead" aria-live={read} aria-atomic="true">
        {parts.lead}
      </strong>
      {lost !== null && (
        <span className="bar-lost" role="status">
          {lost}
        </span>
      )}
      {missing !== undefined && <Missing {...missing} />}
      {until !== null && parts.showsTime !== true && <TimeLeft until={until} />}
      {until === null && since !== null && <Waiting since={since} />}
      <div className="bar-text" aria-live={read} aria-atomic="true">
        {(hint === null || hint.beside) && parts.text}
        {hint !== null && <Hint text={hint.text} close={hint.close} />}
      </div>
      {said != null && <span className="bar-said">{said}</span>}
    </>
  );
}
