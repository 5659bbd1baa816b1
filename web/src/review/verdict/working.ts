import { judgeInWorker } from '@orrery/bots/judging';
import type { Found } from '@orrery/bots/verdict';
import { type Judged, keepVerdict, keyOf } from './kept.ts';
import { nothingYet, type Progress, withFound, withVerdict } from './progress.ts';

/** So often a page shows what was found meanwhile, in ms: all of it is drawn again each time, and a long match is more to draw. */
const showEvery = (moments: number) => (moments > 1000 ? 1500 : 300);
/** So long work goes on that nobody looks at: from the end sheet to the review and back. */
const grace = 30_000;

interface Work {
  progress: Progress;
  readonly hearers: Set<(progress: Progress) => void>;
  stop(): void;
}
const works = new Map<string, Work>();

/**
 * Hears what is found of a match, from what there is on: whoever goes from one of its pages to another finds it as far as it was. To be
 * called when it is heard no more.
 */
export function followVerdict(
  file: Judged,
  moments: number,
  hear: (progress: Progress) => void,
  judge: typeof judgeInWorker = judgeInWorker,
): () => void {
  const key = keyOf(file);
  const work = works.get(key) ?? begin(key, file, moments, judge);
  work.hearers.add(hear);
  hear(work.progress);
  return () => {
    work.hearers.delete(hear);
    setTimeout(() => work.hearers.size === 0 && end(key, work), grace);
  };
}

/** What is being found of a match, as far as it is; undefined: nobody works on it. */
export const foundSoFar = (file: Judged): Progress | undefined => works.get(keyOf(file))?.progress;

function end(key: string, work: Work): void {
  work.stop();
  if (works.get(key) === work) works.delete(key);
}

function begin(key: string, file: Judged, moments: number, judge: typeof judgeInWorker): Work {
  // For another match nobody goes back.
  for (const [other, each] of works) if (each.hearers.size === 0) end(other, each);
  const work: Work = { progress: nothingYet, hearers: new Set(), stop: () => {} };
  works.set(key, work);
  let found: Found[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (progress: Progress) => {
    work.progress = progress;
    for (const hear of work.hearers) hear(progress);
  };
  const show = () => {
    const news = found;
    [found, timer] = [[], undefined];
    tell(withFound(work.progress, news));
  };
  const fail = () => {
    clearTimeout(timer);
    works.delete(key);
    tell({ ...work.progress, state: 'failed' });
  };
  try {
    const stopWork = judge(
      { head: file.head, entries: file.entries },
      (news) => {
        if (news.t === 'found') {
          found.push(...news.found);
          timer ??= setTimeout(show, showEvery(moments));
          return;
        }
        clearTimeout(timer);
        if (news.t === 'none') {
          works.delete(key);
          tell({ ...nothingYet, state: news.why });
        } else {
          tell(withVerdict(news.verdict));
          void keepVerdict(file, news.verdict).then(() => works.delete(key));
        }
      },
      fail,
    );
    work.stop = () => {
      clearTimeout(timer);
      stopWork();
    };
  } catch {
    // No workers here.
    fail();
  }
  return work;
}
