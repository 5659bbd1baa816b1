import { Phrase, useSay } from '../words/index.ts';
import { reasonOf } from './reason.ts';

export interface RefusalProps {
  /** The reason, as short as it can be said. */
  readonly text: string;
  /** Tells the whole of it. */
  ask(): void;
}

/** "That planet has a weapon already. Choose a free one. Why?": one line instead of a note over the board. */
export function Refusal({ text, ask }: RefusalProps) {
  const say = useSay();
  const { reason, rest } = reasonOf(text);
  return (
    <p className="bar-refusal" role="alert">
      <strong className="bar-lead">
        <Phrase text={reason} />
      </strong>
      {rest !== '' && (
        <span>
          <Phrase text={rest} />{' '}
        </span>
      )}
      <button type="button" className="bar-why" onClick={ask}>
        {say('ui.why.ask')}
      </button>
    </p>
  );
}
