import type { Kind, Observer } from '@orrery/kernel';
import { reactionOf, type Said, type SeatInfo, useAnnounce } from '@orrery/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { TableFeed } from '../play/feed.ts';
import { guestName } from '../play/names.ts';
import { useFeed } from '../play/useFeed.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';

interface Spoken {
  /** null: nobody talks here. */
  readonly lines: readonly Said[] | null;
  readonly reached: boolean;
  speak(to: readonly number[], text: string): Promise<string | null>;
}

/** What was said at a table, as one observer may read it; what is new is read out. At a device that several share each reads only what was said to them. */
export function useSpoken<K extends Kind>(feed: TableFeed<K>, as: Observer, seats: readonly SeatInfo[]): Spoken {
  const say = useSay();
  const trouble = useTrouble();
  const voice = useAnnounce();
  const { talk, contact } = useFeed(feed);
  const lines = useMemo(
    () =>
      talk
        ?.filter((line) => reactionOf(line) === null)
        .filter(({ from, to }) => to.length === 0 || (as !== 'table' && [from, ...to].includes(as)))
        .map((line) => ({ ...line, name: line.name === null ? guestName(line.from, say) : line.name })) ?? null,
    [talk, as, say],
  );
  const announced = useRef<string | null>(null);
  useEffect(() => {
    if (lines === null) return;
    const last = lines.at(-1);
    const key = last === undefined ? '' : `${last.from}.${last.id}`;
    // What was said before one came is no news, nor is the last line when somebody comes or goes.
    if (announced.current !== null && announced.current !== key && last !== undefined && last.from !== as)
      voice.polite(say('talk.heard', { name: last.name ?? seats[last.from]?.name ?? '', text: last.text }));
    announced.current = key;
  }, [lines, as, seats, voice, say]);
  const speak = async (to: readonly number[], text: string) => {
    const why = as === 'table' ? 'NOT_YOUR_SEAT' : await feed.say(as, to, text);
    return why === null ? null : trouble(why);
  };
  return { lines, reached: contact === 'live', speak };
}
