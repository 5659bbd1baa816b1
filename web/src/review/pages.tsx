import { useCallback, useEffect, useState } from 'react';
import { hearOfFiles } from '../record/given.ts';
import { Loading } from '../shell/Loading.tsx';
import { useTrouble } from '../shell/Notice.tsx';
import { Page } from '../shell/Page.tsx';
import { Problem } from '../shell/Problem.tsx';
import { Sorry } from '../shell/Sorry.tsx';
import { useSay } from '../words/speech.ts';
import type { Opened } from './match.ts';
import { Review } from './Review.tsx';
import { openFile, openHere, openLink } from './sources.ts';
import '../record/record.css';

/** A match of a server, for whoever has its link. */
export function LinkedReview({ link }: { readonly link: string }) {
  return <Fetched seed={link} open={useCallback(() => openLink(link), [link])} />;
}

/** A match of a table of this device. */
export function LocalReview({ table, match }: { readonly table: string; readonly match: string | null }) {
  return <Fetched seed={table} open={useCallback(() => openHere(table, match), [table, match])} />;
}

/** `seed`: of the sky of a page that has nothing to show. */
function Fetched({ seed, open }: { readonly seed: string; readonly open: () => Promise<Opened> }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again when its people have other names
  useEffect(() => {
    let left = false;
    open().then(
      (found) => left || setOpened(found),
      (error: unknown) => setBroken(error),
    );
    return () => {
      left = true;
    };
  }, [open, times]);
  if (broken !== null) throw broken;
  if (opened === null) return <Loading />;
  return opened.ok ? (
    <Review match={opened.match} reopen={() => setTimes((n) => n + 1)} />
  ) : (
    <Sorry table={seed} code={opened.code} />
  );
}

/** A recorded match from a file: picked or dropped here, shared with the app or opened with it. */
export function FileReview() {
  const say = useSay();
  const trouble = useTrouble();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback((file: Blob) => {
    void openFile(file).then(setOpened);
  }, []);
  useEffect(() => hearOfFiles(open), [open]);
  useDropped(open);
  if (opened?.ok) return <Review key={opened.match.file.head.id} match={opened.match} />;
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
        <p>{say('review.drop')}</p>
        <Problem problem={opened === null ? null : trouble(opened.code)} />
      </div>
    </Page>
  );
}

/** Hears of files that are dropped anywhere on the page, also while a match is shown. */
function useDropped(open: (file: Blob) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) open(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, [open]);
}
