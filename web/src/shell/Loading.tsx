import { useEffect, useState } from 'react';
import { useSay } from '../words/speech.ts';

const patience = 3000;

/** While something is on its way. `late`: what to say when it takes longer than it should. */
export function Loading({ late = null }: { readonly late?: string | null }) {
  const say = useSay();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(clock);
  }, []);
  return (
    <main className="shell-middle" aria-busy="true">
      <p className="shell-quiet" role="status">
        {long && late !== null ? late : say('app.loading')}
      </p>
    </main>
  );
}
