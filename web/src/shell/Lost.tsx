import { Link } from 'wouter';
import { useSay } from '../words/speech.ts';
import { useTitle } from './Page.tsx';

export function Lost() {
  const say = useSay();
  useTitle(say('app.lost'));
  return (
    <main className="shell-middle">
      <h1>{say('app.lost')}</h1>
      <p>{say('app.lost.text')}</p>
      <Link href="/" className="btn gold">
        {say('app.home')}
      </Link>
    </main>
  );
}
