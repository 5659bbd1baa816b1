import type { Game, Kind, Seat } from '@orrery/kernel';
import { reactionOf, type SeatInfo, Talk, useAnnounce } from '@orrery/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Standing, TableFeed } from '../play/feed.ts';
import { guestName } from '../play/names.ts';
import { useFeed } from '../play/useFeed.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';

interface TalkTab {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** How many lines have not been looked at. */
  readonly news: number;
}

/** Talk beside the log, for one observer: at a device that several share each reads only what was said to them. */
export function useTalkTab<K extends Kind>(
  feed: TableFeed<K>,
  game: Game<K>,
  { as, view, result }: Pick<Standing<K>, 'as' | 'view' | 'result'>,
  seats: readonly SeatInfo[],
): TalkTab | null {
  const say = useSay();
  const trouble = useTrouble();
  const voice = useAnnounce();
  const { talk, contact } = useFeed(feed);
  const [seen, setSeen] = useState<number | null>(null);
  const lines = useMemo(
    () =>
      talk
        ?.filter((line) => reactionOf(line) === null)
        .filter(({ from, to }) => to.length === 0 || (as !== 'table' && [from, ...to].includes(as)))
        .map((line) => ({ ...line, name: line.name === null ? guestName(line.from, say) : line.name })) ?? null,
    [talk, as, say],
  );
  const count = lines?.length ?? 0;
  const announced = useRef<string | null>(null);
  useEffect(() => {
    if (lines === null) return;
    const last = lines.at(-1);
    const key = last === undefined ? '' : `${last.from}.${last.id}`;
    // What was said before one came is no news, nor is the last line when somebody comes or goes.
    if (announced.current !== null && announced.current !== key && last !== undefined && last.from !== as)
      voice.polite(say('talk.heard', { name: last.name ?? seats[last.from]?.name ?? '', text: last.text }));
    announced.current = key;
    setSeen((before) => before ?? lines.length);
  }, [lines, as, seats, voice, say]);
  if (lines === null) return null;
  const may = (to: readonly Seat[]) => as !== 'table' && (result !== null || game.mayTalk?.(view, as, to) !== false);
  const speak = async (to: readonly number[], text: string) => {
    const why = as === 'table' ? 'NOT_YOUR_SEAT' : await feed.say(as, to, text);
    return why === null ? null : trouble(why);
  };
  const news = Math.max(0, count - (seen ?? count));
  return {
    id: 'talk',
    title: news === 0 ? say('talk.title') : say('talk.title.news', { n: news }),
    news,
    body: (
      <Read count={count} read={setSeen}>
        <Talk {...{ lines, seats, may }} as={as === 'table' ? null : as} reached={contact === 'live'} say={speak} />
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
