import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../words/speech.ts';

const patience = 3000;

/** While something is on its way. `late`: what to say when it takes longer than it should, with a way on: an installed app has no button back. */
export function Loading({ late = null }: { readonly late?: string | null }) {
  const say = useSay();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(clock);
  }, []);
  const isLate = long && late !== null;
  return (
    <main className="shell-middle" aria-busy="true">
      <div className="shell-quiet" role="status">
        {isLate ? <h1>{late}</h1> : <p>{say('app.loading')}</p>}
      </div>
      {isLate && (
        <Link href="/" className="btn">
          {say('app.home')}
        </Link>
      )}
    </main>
  );
}
