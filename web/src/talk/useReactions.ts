import type { Game, Kind } from '@orrery/kernel';
import { type Afloat, REACTIONS, type ReactionsProps, reactionOf, useAnnounce, usePrefs } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { useEffect, useRef, useState } from 'react';
import type { Standing, TableFeed } from '../play/feed.ts';
import { playSound } from '../play/sound.ts';
import { useFeed } from '../play/useFeed.ts';

/** How long a reaction is seen. */
const MS = 4000;
/** More at once would hide the board. */
const MOST = 5;

interface AtTable<K extends Kind> {
  readonly feed: TableFeed<K>;
  readonly game: Game<K>;
  readonly standing: Pick<Standing<K>, 'as' | 'view' | 'result'>;
  readonly say: Say;
  readonly nameOf: (seat: number) => string;
  readonly complain: (code: string) => void;
}

/** What people at the table say without words, for one observer; undefined: nobody talks here, or they want none. */
export function useReactions<K extends Kind>({
  feed,
  game,
  standing: { as, view, result },
  say,
  nameOf,
  complain,
}: AtTable<K>): ReactionsProps | undefined {
  const voice = useAnnounce();
  const [{ reactions: shown }] = usePrefs();
  const { talk } = useFeed(feed);
  const [afloat, setAfloat] = useState<readonly Afloat[]>([]);
  // What was said before one came is no news.
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (talk === null) return;
    const before = known.current;
    known.current = new Set(talk.map(({ from, id }) => `${from}.${id}`));
    if (before === null || !shown) return;
    const fresh = talk.flatMap((line) => {
      const reaction = reactionOf(line);
      const id = `${line.from}.${line.id}`;
      return reaction === null || before.has(id) ? [] : [{ id, from: line.from, reaction }];
    });
    if (fresh.length === 0) return;
    setAfloat((all) => [...all, ...fresh].slice(-MOST));
    const others = fresh.filter(({ from }) => from !== as);
    for (const { from, reaction } of others)
      voice.polite(say('talk.heard', { name: nameOf(from), text: say(`ui.react.${reaction}`) }));
    if (others.length > 0) playSound('tick');
    const gone = new Set(fresh.map(({ id }) => id));
    setTimeout(() => setAfloat((all) => all.filter(({ id }) => !gone.has(id))), MS);
  }, [talk, shown, as, nameOf, voice, say]);
  if (talk === null || !shown) return undefined;
  if (as === 'table') return { afloat };
  const may = result !== null || game.mayTalk?.(view, as, []) !== false;
  return {
    afloat,
    react: may
      ? (reaction) =>
          void feed.say(as, [], REACTIONS[reaction]).then((why) => {
            if (why !== null) complain(why);
          })
      : null,
  };
}
