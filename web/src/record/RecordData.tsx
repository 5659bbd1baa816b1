import { Sheet } from '@orrery/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { saveText } from '../ending/save-file.ts';
import { usePerson } from '../person/person.ts';
import { api } from '../remote/api.ts';
import { forgetVerdicts } from '../review/verdict/kept.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';
import { archiveOfDevice, archiveOfServer, forgetDevice } from './archive.ts';
import { forgetLeaves } from './leaves.ts';
import type { Record } from './matches.ts';

export interface RecordDataProps {
  readonly where: 'server' | 'device';
  readonly record: Record;
  /** What was last done with it: told by the page, which stays when all of it is gone. */
  readonly said: string | null;
  tell(said: string): void;
  changed(): void;
}

/** What a person can do with their record: take it along, delete it, move it. */
export function RecordData({ where, record, said, tell, changed }: RecordDataProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const count = (done: number, all: number) => tell(say('record.downloading', { done, all }));
  const download = async () => {
    setBusy(true);
    const here = where === 'device' ? await archiveOfDevice(count) : null;
    const made =
      here === null ? await archiveOfServer(record.matches.flatMap(fileOf), count) : { ok: true as const, value: here };
    setBusy(false);
    if (!made.ok) return tell(trouble(made.trouble.code));
    saveText('orrery-record.json', JSON.stringify(made.value));
    tell(say('record.downloaded'));
  };
  const remove = async () => {
    setAsks(false);
    if (where === 'device') await forgetDevice();
    else {
      const reply = await api.forgetMe();
      if (!reply.ok) return tell(trouble(reply.trouble.code));
      usePerson.setState({ name: null, sigil: null });
    }
    await Promise.all([forgetVerdicts(), forgetLeaves()]);
    tell(say('record.deleted'));
    changed();
  };
  const sure = say(where === 'server' ? 'record.delete.server' : 'record.delete.device');
  return (
    <section className="record-box record-data" aria-labelledby="record-data">
      <h2 id="record-data">{say('record.data')}</h2>
      <p>{say(where === 'server' ? 'record.data.server' : 'record.data.device')}</p>
      <div className="record-acts">
        <button type="button" className="btn" disabled={busy} onClick={() => void download()}>
          {say('record.download')}
        </button>
        <button type="button" className="btn plain" onClick={() => setAsks(true)}>
          {say('record.delete')}
        </button>
      </div>
      <p role="status" className="record-said">
        {said}
      </p>
      <p className="record-links">
        {where === 'server' && <Link href="/settings#devices">{say('record.devices')}</Link>}
        <Link href="/review">{say('record.file')}</Link>
      </p>
      <Sheet open={asks} title={say('record.delete')} onClose={() => setAsks(false)}>
        <div className="record-sure">
          <p>{sure}</p>
          <div className="shell-row">
            <button type="button" className="btn" onClick={() => setAsks(false)}>
              {say('record.delete.no')}
            </button>
            <button type="button" className="btn bad" onClick={() => void remove()}>
              {say('record.delete.yes')}
            </button>
          </div>
        </div>
      </Sheet>
    </section>
  );
}

const fileOf = ({ id, table }: Record['matches'][number]) => (table === null ? [] : [{ id, table }]);
