import type { ReactNode } from 'react';
import { Problem } from '../shell/Problem.tsx';
import { onEscape } from './on-escape.ts';
import { useFocusHere } from './useFocusHere.ts';

interface QuestionProps {
  /** What is asked about, and what the button says that does it. */
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly className?: string;
  /** What it means. */
  readonly children: ReactNode;
  readonly problem?: string | null;
  readonly busy?: boolean;
  sure(): void;
  back(): void;
}

/** What cannot be undone is asked once more, in the place of the button that was pressed. */
export function Question(props: QuestionProps) {
  const { title, yes, no, className = 'leave-question', children, problem = null, busy = false, sure, back } = props;
  const box = useFocusHere<HTMLDivElement>();
  return (
    <div ref={box} tabIndex={-1} className={className} role="alertdialog" aria-label={title} onKeyDown={onEscape(back)}>
      {children}
      <span className="askers-acts">
        <button type="button" className="btn gold" aria-busy={busy} onClick={sure}>
          {yes}
        </button>
        <button type="button" className="btn plain" onClick={back}>
          {no}
        </button>
      </span>
      <Problem problem={problem} />
    </div>
  );
}
