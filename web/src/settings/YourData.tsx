import { Sheet } from '@orrery/ui';
import { useState } from 'react';
import { saveText } from '../ending/save-file.ts';
import { usePerson } from '../person/person.ts';
import { api, type Reply } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';

/** What a person can do about what is kept of them. */
export function YourData() {
  const say = useSay();
  const trouble = useTrouble();
  const [said, setSaid] = useState<string | null>(null);
  const [asks, setAsks] = useState<'end' | 'delete' | null>(null);
  const close = () => setAsks(null);
  const after = async <T,>(asked: Promise<Reply<T>>, done: (value: T) => string) => {
    const reply = await asked;
    setSaid(reply.ok ? done(reply.value) : trouble(reply.trouble.code));
  };
  const download = () =>
    after(api.myData(), (text) => {
      saveText('orrery-my-data.json', text);
      return say('data.downloaded');
    });
  const endOthers = async () => {
    close();
    await after(api.endOthers(), () => say('data.ended'));
  };
  const deleteMe = async () => {
    close();
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
        <button type="button" className="btn" aria-describedby="data-end" onClick={() => setAsks('end')}>
          {say('data.end')}
        </button>
        <button type="button" className="btn" onClick={() => setAsks('delete')}>
          {say('data.delete')}
        </button>
      </div>
      <p role="status" className="your-data-said">
        {said}
      </p>
      <Sheet open={asks === 'end'} title={say('data.end')} onClose={close}>
        <div className="your-data-sure">
          <p>{say('data.end.text')}</p>
          <div className="shell-row">
            <button type="button" className="btn" onClick={close}>
              {say('data.end.no')}
            </button>
            <button type="button" className="btn bad" onClick={() => void endOthers()}>
              {say('data.end.yes')}
            </button>
          </div>
        </div>
      </Sheet>
      <Sheet open={asks === 'delete'} title={say('data.delete')} onClose={close}>
        <div className="your-data-sure">
          <p>{say('data.delete.text')}</p>
          <p>{say('data.delete.device')}</p>
          <div className="shell-row">
            <button type="button" className="btn" onClick={close}>
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
