import type { Kind, MatchFile, MatchReader } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { keptVerdict } from './kept.ts';
import { nothingYet, type Progress, withVerdict } from './progress.ts';
import { followVerdict } from './working.ts';

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
    let leave = () => {};
    void keptVerdict(file).then((kept) => {
      if (left) return;
      if (kept !== undefined) setProgress(withVerdict(kept));
      else leave = followVerdict(file, reader.moments.length, setProgress);
    });
    return () => {
      left = true;
      leave();
    };
  }, [file, reader, attempt]);
  return { progress, again: () => setAttempt(attempt + 1) };
}
