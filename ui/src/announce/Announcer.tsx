import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { type Announcements, announce, quiet } from './queue.ts';

export interface Announce {
  /** Read when the reader has finished what it says now. */
  polite(text: string): void;
  /** Read at once: only for "your turn". */
  urgent(text: string): void;
}

const AnnounceContext = createContext<Announce | null>(null);

/** The one pair of live regions of a page. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState<Announcements>(quiet);
  const polite = useCallback((text: string) => setSpoken((before) => announce(before, 'polite', text)), []);
  const urgent = useCallback((text: string) => setSpoken((before) => announce(before, 'urgent', text)), []);
  const voice = useMemo(() => ({ polite, urgent }), [polite, urgent]);
  return (
    <AnnounceContext value={voice}>
      <div className="unseen" role="log" aria-live="polite" aria-relevant="additions">
        {spoken.polite.map(({ no, text }) => (
          <p key={no}>{text}</p>
        ))}
      </div>
      <div className="unseen" role="alert">
        {spoken.urgent !== null && <p key={spoken.urgent.no}>{spoken.urgent.text}</p>}
      </div>
      {children}
    </AnnounceContext>
  );
}

export function useAnnounce(): Announce {
  const voice = use(AnnounceContext);
  if (voice === null) throw new Error('nobody announces: Announcer is missing');
  return voice;
}
