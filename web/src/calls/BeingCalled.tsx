import { useEffect } from 'react';
import { useSay } from '../words/speech.ts';
import { ThisDevice } from './ThisDevice.tsx';
import { loadCalls, useCalls } from './useCalls.ts';
import { WebhookPart } from './WebhookPart.tsx';
import { WhenCalled } from './WhenCalled.tsx';
import './calls.css';

/** In the settings: how somebody is called when a table waits for them. Nothing of it while the server is out of reach. */
export function BeingCalled() {
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
      <WebhookPart calls={calls} />
      <WhenCalled calls={calls} />
    </section>
  );
}
