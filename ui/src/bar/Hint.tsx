import { Phrase, useSay } from '../words/index.ts';

export interface HintProps {
  readonly text: string;
  /** It is understood, and does not come back. */
  close(): void;
}

/** "Drag from a star of yours to a bright one. Got it": a line for who plays for the first time. */
export function Hint({ text, close }: HintProps) {
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
