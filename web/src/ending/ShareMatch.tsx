import type { Kind } from '@orrery/kernel';
import { Sheet } from '@orrery/ui';
import { useEffect, useState } from 'react';
import type { TableFeed } from '../play/feed.ts';
import type { ReviewedMatch } from '../review/match.ts';
import { Share } from '../review/Share.tsx';
import { useSay } from '../words/speech.ts';
import '../review/review.css';

interface ShareMatchProps {
  readonly match: ReviewedMatch | 'gone' | null;
  readonly feed: Pick<TableFeed<Kind>, 'review'>;
  close(): void;
}

/** The match to be shared from its end. A server's match gets the link by which anybody may watch it. */
export function ShareMatch({ match, feed, close }: ShareMatchProps) {
  const say = useSay();
  const link = useLink(feed);
  if (match === null || match === 'gone' || link === 'asked')
    return (
      <Sheet open title={say('review.share.title')} onClose={close}>
        <p role="status">{say(match === 'gone' ? 'ending.gone' : 'ending.reading')}</p>
      </Sheet>
    );
  return <Share match={{ ...match, link }} moment={match.reader.moments.length - 1} close={close} />;
}

const shared = /^\/m\/([^/#]+)/;

/** null: it is on this device only, or no link can be had now. */
function useLink(feed: Pick<TableFeed<Kind>, 'review'>): string | 'asked' | null {
  const [link, setLink] = useState<string | 'asked' | null>('asked');
  useEffect(() => {
    let left = false;
    void Promise.resolve(feed.review?.()).then((found) => {
      const path = found !== undefined && 'path' in found ? found.path : '';
      if (!left) setLink(shared.exec(path)?.[1] ?? null);
    });
    return () => {
      left = true;
    };
  }, [feed]);
  return link;
}
