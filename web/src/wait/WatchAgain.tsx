import { useLocation } from 'wouter';
import { openReview } from '../remote/reviews.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';

interface WatchAgainProps {
  readonly table: string;
  readonly link: string | null;
  complain(sentence: string): void;
}

/** To the finished match of a table, from its beginning. */
export function WatchAgain({ table, link, complain }: WatchAgainProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [, go] = useLocation();
  const watch = async () => {
    const found = await openReview(table, link === null ? {} : { link });
    if ('path' in found) go(found.path);
    else complain(trouble(found.trouble));
  };
  return (
    <button type="button" className="btn gold" onClick={() => void watch()}>
      {say('review.watch')}
    </button>
  );
}
