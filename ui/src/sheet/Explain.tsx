import { plain } from '@orrery/words';
import { useId, useState } from 'react';
import { Phrase, useSay } from '../words/index.ts';
import { Sheet } from './Sheet.tsx';
import './explain.css';

export interface ExplainProps {
  /** The signs and numbers in words: the title of what opens. */
  readonly what: string;
  /** What they mean, in sentences. */
  readonly means: readonly string[];
}

/** Lies over signs and numbers (in an element of the class `explained`): a tap or Enter says in a sheet what they mean, focus to the ear. */
export function Explain({ what, means }: ExplainProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const words = useId();
  return (
    <>
      <button
        type="button"
        className="explain"
        aria-haspopup="dialog"
        aria-label={say('ui.explain', { what })}
        title={means.map(plain).join(' ')}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={what} describedBy={words} className="explain-sheet" onClose={() => setOpen(false)}>
        <div id={words} className="explain-words">
          {means.map((sentence) => (
            <p key={sentence}>
              <Phrase text={sentence} />
            </p>
          ))}
        </div>
      </Sheet>
    </>
  );
}
