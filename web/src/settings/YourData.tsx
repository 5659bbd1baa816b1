import { Sheet } from '@orrery/ui';
import { useState } from 'react';
import { usePerson } from '../person/person.ts';
import { saveText } from '../play/saveFile.ts';
import { api, type Reply } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';

/** What a person can do about what is kept of them. */
export function YourData() {
  const say = useSay();
  const trouble = useTrouble();
  const [said, setSaid] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const after = async <T,>(asked: Promise<Reply<T>>, done: (value: T) => string) => {
    const reply = await asked;
    setSaid(reply.ok ? done(reply.value) : trouble(reply.trouble.code));
  };
  const download = () =>
    after(api.myData(), (text) => {
      saveText('orrery-my-data.json', text);
      return say('data.downloaded');
    });
  const deleteMe = async () => {
    setAsks(false);
    await after(api.forgetMe(), () => {
      usePerson.setState({ name: null, sigil: null });
      return say('data.deleted');
    });
  };
  return (
    <section aria-labelledby="data" className="your-data">
      <h2 id="data">{say('settings.data')}</h2>
      <p>{say('settings.data.text')}</p>
      <p id="data-end">{say('data.end.text')}</p>
      <div className="your-data-acts">
        <button type="button" className="btn" onClick={() => void download()}>
          {say('data.download')}
        </button>
        <button
          type="button"
          className="btn"
          aria-describedby="data-end"
          onClick={() => void after(api.endOthers(), () => say('data.ended'))}
        >
          {say('data.end')}
        </button>
        <button type="button" className="btn" onClick={() => setAsks(true)}>
          {say('data.delete')}
        </button>
      </div>
      <p role="status" className="your-data-said">
        {said}
      </p>
      <Sheet open={asks} title={say('data.delete')} onClose={() => setAsks(false)}>
        <div className="your-data-sure">
          <p>{say('data.delete.text')}</p>
          <p>{say('data.delete.device')}</p>
          <div className="shell-row">
            <button type="button" className="btn" onClick={() => setAsks(false)}>
              {say('data.delete.no')}
            </button>
            <button type="button" className="btn bad" onClick={() => void deleteMe()}>
              {say('data.delete.yes')}
            </button>
          </div>
        </div>
      </Sheet>
    </section>
  );
}
