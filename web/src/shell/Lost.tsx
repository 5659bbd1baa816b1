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

/** The server has the documentation, and no device keeps it: whoever comes here cannot reach it. */
export function DocsAway() {
  const say = useSay();
  useTitle(say('app.docs'));
  return (
    <main className="shell-middle">
      <h1>{say('app.docs')}</h1>
      <p>{say('trouble.OFFLINE')}</p>
      <button type="button" className="btn gold" onClick={() => location.reload()}>
        {say('app.again')}
      </button>
      <Link href="/" className="btn">
        {say('app.home')}
      </Link>
    </main>
  );
}
