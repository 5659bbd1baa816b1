import type { ReactNode } from 'react';
import './strip.css';

interface StripProps {
  readonly text: string;
  /** More about it: where there is little room it waits, but for what `matters` or went wrong. */
  readonly why?: string;
  readonly problem?: string | null;
  readonly matters?: boolean;
  readonly busy?: boolean;
  readonly label?: string;
  /** Its buttons. */
  readonly children?: ReactNode;
}

/** One line that a running table has to say besides its own, with what can be done about it. */
export function Strip({ text, why, problem = null, matters, busy, label = text, children }: StripProps) {
  const more = problem ?? why;
  return (
    <aside className="strip" aria-label={label} aria-busy={busy}>
      <div role="status">
        {text !== '' && <b>{text}</b>}
        {more !== undefined && <small data-matters={matters || problem !== null || undefined}>{more}</small>}
      </div>
      {children !== undefined && <span className="strip-acts">{children}</span>}
    </aside>
  );
}
