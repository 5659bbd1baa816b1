import { judgeInWorker } from '@orrery/bots/judging';
import type { Kind, MatchFile, MatchReader } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { keepVerdict, keptVerdict } from './kept.ts';
import { nothingYet, type Progress, withFound, withVerdict } from './progress.ts';

/** What decided a finished match: as it was kept, or worked out beside the page from left to right. */
export function useVerdict(file: MatchFile, reader: MatchReader<Kind>) {
  const [progress, setProgress] = useState<Progress>(nothingYet);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same once more
  useEffect(() => {
    setProgress(nothingYet);
    if (reader.broken !== null || reader.result === null) {
      setProgress({ ...nothingYet, state: reader.broken === null ? 'unfinished' : 'broken' });
      return;
    }
    let left = false;
    let stop = () => {};
    void keptVerdict(file).then((kept) => {
      if (left) return;
      if (kept !== undefined) setProgress(withVerdict(kept));
      else stop = work();
    });
    return () => {
      left = true;
      stop();
    };
    function work() {
      const fail = () => setProgress((before) => ({ ...before, state: 'failed' }));
      try {
        return judgeInWorker(
          { head: file.head, entries: file.entries },
          (news) => {
            if (news.t === 'found') setProgress((before) => withFound(before, news.found));
            else if (news.t === 'none') setProgress({ ...nothingYet, state: news.why });
            else {
              setProgress(withVerdict(news.verdict));
              void keepVerdict(file, news.verdict);
            }
          },
          fail,
        );
      } catch {
        // No workers here.
        fail();
        return () => {};
      }
    }
  }, [file, reader, attempt]);
  return { progress, again: () => setAttempt(attempt + 1) };
}
