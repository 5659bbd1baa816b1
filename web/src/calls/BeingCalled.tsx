import { useEffect } from 'react';
import { Link } from 'wouter';
import { useSay } from '../words/speech.ts';
import { ThisDevice } from './ThisDevice.tsx';
import { loadCalls, useCalls } from './useCalls.ts';
import { WebhookPart } from './WebhookPart.tsx';
import { WhenCalled } from './WhenCalled.tsx';
import './calls.css';

/**
 * How somebody is called when a table waits for them. Nothing of it while the server is out of reach. `brief`: this device alone, and where
 * the rest is to be set.
 */
export function BeingCalled({ brief = false }: { readonly brief?: boolean }) {
  const say = useSay();
  const calls = useCalls((state) => state.calls);
  useEffect(() => {
    void loadCalls();
  }, []);
  if (calls === null) return null;
  return (
    <section aria-labelledby="calls" className="calls">
      <h2 id="calls">{say('calls.title')}</h2>
      <p>{say('calls.text')}</p>
      <ThisDevice calls={calls} />
      {brief ? (
        <p>
          <Link href="/settings#calls">{say('calls.more')}</Link>
        </p>
      ) : (
        <>
          <WebhookPart calls={calls} />
          <WhenCalled calls={calls} />
        </>
      )}
    </section>
  );
}
