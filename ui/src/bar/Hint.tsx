import { Phrase, useSay } from '../words/index.ts';

export interface HintProps {
  readonly text: string;
  /** It tells nothing of what is asked: the question stays above it. */
  readonly beside?: boolean;
  /** It is understood, and does not come back. */
  close(): void;
}

/** "Drag from a star of yours to a bright one. Got it": a line for who plays for the first time. */
export function Hint({ text, close }: Pick<HintProps, 'text' | 'close'>) {
  const say = useSay();
  return (
    <p className="bar-hint">
      <Phrase text={text} />{' '}
      <button type="button" className="bar-why" onClick={close}>
        {say('ui.hint.close')}
      </button>
    </p>
  );
}
