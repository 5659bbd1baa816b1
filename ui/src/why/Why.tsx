import { Sheet } from '../sheet/index.ts';
import { Phrase, useSay } from '../words/index.ts';
import './why.css';

/** A refusal in words, and the rule it rests on. */
export interface WhyNot {
  readonly text: string;
  /** What the bar says of it, in up to 60 letters; absent: the whole text. */
  readonly short?: string;
  readonly rule: string;
}

export interface WhyProps {
  readonly why: WhyNot | null;
  /** Opens the rules at the rule. */
  read(rule: string): void;
  onClose(): void;
}

/** "Why can't I?": not a shrug but the rule. It opens when somebody asks; until then the bar has the reason. */
export function Why({ why, read, onClose }: WhyProps) {
  const say = useSay();
  if (why === null) return null;
  return (
    <Sheet open title={say('ui.why')} onClose={onClose}>
      <p className="why-text">
        <Phrase text={why.text} />
      </p>
      <p className="why-rule">
        <button type="button" className="btn" onClick={() => read(why.rule)}>
          {say('ui.why.read')}
        </button>
        <span className="caps">{say('ui.why.rule', { rule: why.rule })}</span>
      </p>
    </Sheet>
  );
}
