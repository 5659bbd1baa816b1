import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { Phrase, useSay } from '../words/index.ts';
import './why.css';

/** A refusal in words, and the rule it rests on. */
export interface WhyNot {
  readonly text: string;
  readonly rule: string;
}

export interface WhyProps {
  readonly why: WhyNot | null;
  /** It opens over the upper edge of this. */
  readonly over: RefObject<HTMLElement | null>;
  /** Opens the rules at the rule. */
  read(rule: string): void;
  onClose(): void;
}

/** "Why can't I?": not a shrug but the rule. Esc or a touch elsewhere closes it; nothing waits for it. */
export function Why({ why, over, read, onClose }: WhyProps) {
  const say = useSay();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const note = ref.current;
    const edge = over.current?.getBoundingClientRect();
    if (why === null || note === null) return;
    if (edge !== undefined) {
      note.style.bottom = `${innerHeight - edge.top + 8}px`;
      note.style.left = `${edge.left + edge.width / 2}px`;
    }
    note.showPopover();
    return () => note.hidePopover();
  }, [why, over]);
  if (why === null) return null;
  return (
    <div
      ref={ref}
      className="why"
      popover="auto"
      role="alert"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
    >
      <Icon name="question" size={26} />
      <div>
        <p className="why-rule caps">{say('ui.why.rule', { rule: why.rule })}</p>
        <p className="why-text">
          <Phrase text={why.text} />
        </p>
        <button type="button" className="why-read" onClick={() => read(why.rule)}>
          {say('ui.why.read')}
        </button>
      </div>
      <button type="button" className="btn icon plain" aria-label={say('ui.close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
