import type { Game, Kind, Seat } from '@orrery/kernel';
import { type SeatInfo, Talk } from '@orrery/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Standing, TableFeed } from '../play/feed.ts';
import { useSay } from '../words/speech.ts';
import { useSpoken } from './useSpoken.ts';

interface TalkTab {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** How many lines have not been looked at. */
  readonly news: number;
}

/** Talk beside the log, for one observer. */
export function useTalkTab<K extends Kind>(
  feed: TableFeed<K>,
  game: Game<K>,
  { as, view, result }: Pick<Standing<K>, 'as' | 'view' | 'result'>,
  seats: readonly SeatInfo[],
): TalkTab | null {
  const say = useSay();
  const { lines, reached, speak } = useSpoken(feed, as, seats);
  const [seen, setSeen] = useState<number | null>(null);
  const count = lines?.length ?? 0;
  useEffect(() => {
    if (lines !== null) setSeen((before) => before ?? lines.length);
  }, [lines]);
  if (lines === null) return null;
  const may = (to: readonly Seat[]) => as !== 'table' && (result !== null || game.mayTalk?.(view, as, to) !== false);
  const news = Math.max(0, count - (seen ?? count));
  return {
    id: 'talk',
    title: news === 0 ? say('talk.title') : say('talk.title.news', { n: news }),
    news,
    body: (
      <Read count={count} read={setSeen}>
        <Talk {...{ lines, seats, may }} as={as === 'table' ? null : as} reached={reached} say={speak} />
      </Read>
    ),
  };
}

/** Whatever is in sight has been read. */
function Read({
  count,
  read,
  children,
}: {
  readonly count: number;
  read(count: number): void;
  readonly children: ReactNode;
}) {
  useEffect(() => read(count), [count, read]);
  return children;
}
