import type { Calls } from '@orrery/wire';
import { useId, useState } from 'react';
import { api } from '../remote/api.ts';
import { useSay } from '../words/speech.ts';
import { useCallAct } from './useCallAct.ts';
import { changeCalls } from './useCalls.ts';

/** An address of one's own that is called: for chats, programs, and where the browser cannot be. */
export function WebhookPart({ calls }: { readonly calls: Calls }) {
  const say = useSay();
  const field = useId();
  const { webhook } = calls;
  const [url, setUrl] = useState(webhook?.url ?? '');
  const { act, said, busy } = useCallAct();
  const keep = () => void act(changeCalls({ webhook: url.trim() }), say('calls.hook.kept'));
  const tryIt = async () => {
    const reply = await api.testCall();
    return reply.ok ? null : reply.trouble.code;
  };
  const drop = () =>
    void act(changeCalls({ webhook: null }), say('calls.hook.dropped')).then((done) => done && setUrl(''));
  return (
    <div className="calls-part">
      <h3>{say('calls.hook')}</h3>
      <p id={`${field}-text`}>{say('calls.hook.text')}</p>
      <label htmlFor={field}>{say('calls.hook.address')}</label>
      <input
        id={field}
        className="field"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={1024}
        placeholder="https://"
        aria-describedby={`${field}-text`}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <div className="calls-acts">
        <button type="button" className="btn" aria-busy={busy} disabled={url.trim() === ''} onClick={keep}>
          {say('calls.hook.keep')}
        </button>
        {webhook !== null && (
          <>
            <button
              type="button"
              className="btn"
              aria-busy={busy}
              onClick={() => void act(tryIt(), say('calls.hook.tried'))}
            >
              {say('calls.hook.try')}
            </button>
            <button type="button" className="btn plain" onClick={drop}>
              {say('calls.hook.drop')}
            </button>
          </>
        )}
      </div>
      {webhook !== null && (
        <details>
          <summary>{say('calls.hook.secret')}</summary>
          <code className="calls-secret">{webhook.secret}</code>
        </details>
      )}
      <p role="status" className="calls-said">
        {said}
      </p>
    </div>
  );
}
