import { useCallback, useEffect, useState } from 'react';
import { TablePage } from '../play/TablePage.tsx';
import { useTrouble } from '../shell/Notice.tsx';
import { Page } from '../shell/Page.tsx';
import { useSay } from '../words/speech.ts';
import { hearOfFiles } from './given.ts';
import { type Opened, openMatchFile } from './open.ts';
import './record.css';

/** A recorded match to look at and verify, from a file: picked here, shared with the app or opened with it. */
export function RecordPage() {
  const say = useSay();
  const trouble = useTrouble();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback((file: Blob) => {
    void openMatchFile(file).then(setOpened);
  }, []);
  useEffect(() => hearOfFiles(open), [open]);
  if (opened?.ok) return <TablePage feed={opened.feed} game={opened.game} />;
  return (
    <Page title={say('record.title')}>
      <div className="record">
        <p>{say('record.text')}</p>
        <label className="record-pick">
          {say('record.pick')}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) open(file);
            }}
          />
        </label>
        {opened !== null && <p role="alert">{trouble(opened.code)}</p>}
      </div>
    </Page>
  );
}
