import { Settings, Sky } from '@orrery/ui';
import { NameField } from '../person/NameField.tsx';
import { Page } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { ServerKeeps } from './ServerKeeps.tsx';
import { YourData } from './YourData.tsx';
import './settings.css';

export function SettingsPage() {
  const say = useSay();
  return (
    <Page title={say('settings.title')}>
      <Sky seed="settings" bright={false} />
      <div className="settings-page">
        <div className="settings-self">
          <section aria-labelledby="you">
            <h2 id="you">{say('settings.you')}</h2>
            <NameField />
          </section>
          <YourData />
          <ServerKeeps />
        </div>
        <Settings />
      </div>
    </Page>
  );
}
