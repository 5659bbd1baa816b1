import { useEffect, useState } from 'react';
import { useSay } from '../words/speech.ts';

/** Usually it takes less than the blink of an eye, and nothing is said. */
const notable = 700;
const late = 2500;

/** A match is about to begin: server and browsers settle its luck. Says so where it takes longer than it should. */
export function Settling() {
  const say = useSay();
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const clocks = [notable, late].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => {
      for (const clock of clocks) clearTimeout(clock);
    };
  }, []);
  return (
    <div role="status">
      {waited > 0 && (
        <p className="notice-float quiet">{say(waited < late ? 'play.settling.seal' : 'play.settling.late')}</p>
      )}
    </div>
  );
}
