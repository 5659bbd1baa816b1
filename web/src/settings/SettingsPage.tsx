import { Settings } from '@orrery/ui';
import { useEffect } from 'react';
import { BeingCalled } from '../calls/BeingCalled.tsx';
import { YourDevices } from '../devices/YourDevices.tsx';
import { NameField } from '../person/NameField.tsx';
import { useNameDraft } from '../person/name-draft.ts';
import { followServer } from '../person/person.ts';
import { Page } from '../shell/Page.tsx';
import { VacationPart } from '../vacation/VacationPart.tsx';
import { useSay } from '../words/speech.ts';
import { ServerKeeps } from './ServerKeeps.tsx';
import { YourData } from './YourData.tsx';
import './settings.css';

export function SettingsPage() {
  const say = useSay();
  const draft = useNameDraft();
  useEffect(() => {
    void followServer();
  }, []);
  return (
    <Page title={say('settings.title')}>
      <div className="settings-page">
        <div className="settings-part">
          <section aria-labelledby="you">
            <h2 id="you">{say('settings.you')}</h2>
            <NameField draft={draft} />
          </section>
          <Settings />
          <YourDevices />
        </div>
        <div className="settings-part">
          <BeingCalled />
          <VacationPart />
          <YourData />
          <ServerKeeps />
        </div>
      </div>
    </Page>
  );
}
