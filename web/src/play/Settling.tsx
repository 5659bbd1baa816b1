import { useEffect, useState } from 'react';
import { useSay } from '../words/speech.ts';

/** Usually it takes less than the blink of an eye, and nothing is said. */
const notable = 700;
const late = 2500;

/**
 * A match is about to begin: server and browsers settle its luck. Says so where it takes longer than it should; `over`: the last
 * match is still to be seen.
 */
export function Settling({ over }: { readonly over: boolean }) {
  const say = useSay();
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const clocks = [notable, late].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => {
      for (const clock of clocks) clearTimeout(clock);
    };
  }, []);
  const words = waited === 0 ? null : say(waited < late ? 'play.settling.seal' : 'play.settling.late');
  if (over) return <div role="status">{words !== null && <p className="notice-float quiet">{words}</p>}</div>;
  return (
    <main className="shell-middle" aria-busy="true">
      <p className="shell-quiet" role="status">
        {words}
      </p>
    </main>
  );
}
