import { judgeInWorker } from '@orrery/bots/judging';
import type { Found } from '@orrery/bots/verdict';
import type { Kind, MatchFile, MatchReader } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { keepVerdict, keptVerdict } from './kept.ts';
import { nothingYet, type Progress, withFound, withVerdict } from './progress.ts';

/** So often the page shows what was found meanwhile, in ms: all of it is drawn again each time, and a long match is more to draw. */
const showEvery = (moments: number) => (moments > 1000 ? 1500 : 300);

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
      let found: Found[] = [];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        const news = found;
        [found, timer] = [[], undefined];
        setProgress((before) => withFound(before, news));
      };
      const enough = () => clearTimeout(timer);
      try {
        const stopWork = judgeInWorker(
          { head: file.head, entries: file.entries },
          (news) => {
            if (news.t === 'found') {
              found.push(...news.found);
              timer ??= setTimeout(show, showEvery(reader.moments.length));
              return;
            }
            enough();
            if (news.t === 'none') setProgress({ ...nothingYet, state: news.why });
            else {
              setProgress(withVerdict(news.verdict));
              void keepVerdict(file, news.verdict);
            }
          },
          fail,
        );
        return () => {
          enough();
          stopWork();
        };
      } catch {
        // No workers here.
        fail();
        return () => {};
      }
    }
  }, [file, reader, attempt]);
  return { progress, again: () => setAttempt(attempt + 1) };
}
