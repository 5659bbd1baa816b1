import type { FoundPerson } from '@orrery/wire';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePerson } from '../person/person.ts';
import { api } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Page } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { MakeWords } from './MakeWords.tsx';

/** Whom this device would become, what that means for who it was, and a question: nothing happens without a yes. */
export function BecomeQuestion({ found }: { readonly found: FoundPerson }) {
  const say = useSay();
  const trouble = useTrouble();
  const [, go] = useLocation();
  const [secured, setSecured] = useState(found.now.words);
  const [problem, setProblem] = useState<string | null>(null);
  const name = found.name ?? say('device.nameless');
  if (found.yours)
    return (
      <Page title={say('device.already')}>
        <div className="device-page">
          <button type="button" className="btn gold" onClick={() => go('/')}>
            {say('device.home')}
          </button>
        </div>
      </Page>
    );
  const become = async () => {
    const reply = await api.becomePerson(found.ticket);
    if (!reply.ok) return setProblem(trouble(reply.trouble.code));
    usePerson.setState({ name: reply.value.name, sigil: reply.value.sigil });
    // All that this page knows is of somebody else.
    location.assign('/');
  };
  const { tables } = found.now;
  const was = found.now.name ?? say('device.nameless');
  return (
    <Page title={say('device.become', { name })}>
      <div className="device-page">
        <p>{say('device.becomes', { name })}</p>
        <p className="device-warning">{say('device.yours.only')}</p>
        {tables === 0 && <p>{say(found.now.name === null ? 'device.was.nobody' : 'device.was.name', { name: was })}</p>}
        {tables > 0 && <p>{say(secured ? 'device.was.tables' : 'device.was.lost', { name: was, tables })}</p>}
        {tables > 0 && !secured ? (
          <MakeWords made={null} label={say('device.was.make', { name: was })} done={() => setSecured(true)} />
        ) : (
          <div className="devices-acts">
            <button type="button" className="btn gold" onClick={() => void become()}>
              {say('device.yes', { name })}
            </button>
          </div>
        )}
        <div className="devices-acts">
          <button type="button" className="btn" onClick={() => go('/')}>
            {say('device.no')}
          </button>
        </div>
        {problem !== null && (
          <p role="alert" className="device-wrong">
            {problem}
          </p>
        )}
      </div>
    </Page>
  );
}
