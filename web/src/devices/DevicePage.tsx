import { type FindPerson, type FoundPerson, RecoveryWords, readJson, Secret } from '@orrery/wire';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { api } from '../remote/api.ts';
import { Loading } from '../shell/Loading.tsx';
import { useTrouble } from '../shell/Notice.tsx';
import { Page } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { BecomeQuestion } from './BecomeQuestion.tsx';
import './devices.css';

/** Here another device becomes a person: by the link that its address carries after the #, or by recovery words. */
export function DevicePage() {
  const say = useSay();
  const trouble = useTrouble();
  const [secret] = useState(secretInAddress);
  const [found, setFound] = useState<FoundPerson | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const find = useCallback(async (shown: FindPerson) => {
    setCode(null);
    const reply = await api.findPerson(shown);
    if (reply.ok) setFound(reply.value);
    else setCode(reply.trouble.code);
  }, []);
  useEffect(() => {
    if (secret !== null) void find({ secret });
  }, [secret, find]);
  if (found !== null) return <BecomeQuestion found={found} />;
  if (secret !== null && code === null) return <Loading />;
  const problem = code === null ? null : code === 'TOO_MANY_GUESSES' ? say('device.guesses') : trouble(code);
  return (
    <Page title={say('device.title')}>
      <div className="device-page">
        {secret !== null && <p role="alert">{problem}</p>}
        <EnterWords problem={secret === null ? problem : null} enter={(words) => void find({ words })} />
      </div>
    </Page>
  );
}

function EnterWords({ problem, enter }: { readonly problem: string | null; enter(words: string): void }) {
  const say = useSay();
  const [text, setText] = useState('');
  const [unfit, setUnfit] = useState(false);
  const wrong = unfit ? say('device.enter.bad') : problem;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = readJson(RecoveryWords, JSON.stringify(text));
    setUnfit(words === null);
    if (words !== null) enter(words);
  };
  return (
    <form className="device-words" onSubmit={submit}>
      <label htmlFor="device-words">{say('device.enter')}</label>
      <p id="device-hint">{say('device.enter.hint')}</p>
      <textarea
        id="device-words"
        className="field"
        rows={3}
        maxLength={200}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? 'device-hint' : 'device-hint device-wrong'}
        onChange={(event) => {
          setUnfit(false);
          setText(event.target.value);
        }}
      />
      {wrong !== null && (
        <p id="device-wrong" role="alert" className="device-wrong">
          {wrong}
        </p>
      )}
      <div className="devices-acts">
        <button type="submit" className="btn gold" disabled={text.trim() === ''}>
          {say('device.enter.go')}
        </button>
      </div>
    </form>
  );
}

/** It is taken out of the address at once: no history and no screenshot of the address bar shall have it. */
function secretInAddress(): string | null {
  const secret = readJson(Secret, JSON.stringify(location.hash.slice(1)));
  if (secret !== null) history.replaceState(history.state, '', location.pathname);
  return secret;
}
