import { Link } from 'wouter';
import { useSay } from '../words/speech.ts';
import { useTrouble } from './Notice.tsx';

/** A page that cannot be shown, and why. */
export function Sorry({ code }: { readonly code: string }) {
  const say = useSay();
  const sentence = useTrouble()(code);
  return (
    <main className="shell-middle">
      <h1>{sentence}</h1>
      <p className="shell-row">
        <Link href="/" className="btn gold">
          {say('app.home')}
        </Link>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {say('app.again')}
        </button>
      </p>
    </main>
  );
}
