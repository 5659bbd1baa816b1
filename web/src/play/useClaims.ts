import type { Game, Kind } from '@orrery/kernel';
import { CLAIM, type Claims, isClaim, type SeatInfo } from '@orrery/ui';
import type { TalkLine } from '@orrery/wire';
import { useMemo } from 'react';
import type { Standing, TableFeed } from './feed.ts';
import { useFeed } from './useFeed.ts';

/** The claims of this match, each seat's last; what was said before it began was said of another. */
export function claimsIn(talk: readonly TalkLine[], since: number): Claims['made'] {
  const last = new Map<number, number>();
  for (const line of talk) if (isClaim(line) && line.at >= since) last.set(line.from, line.at);
  return [...last].map(([seat, at]) => ({ seat, at }));
}

/** Who asks the others to give up, for one observer; null: nobody talks here, or only bots would hear it. */
export function useClaims<K extends Kind>(
  feed: TableFeed<K>,
  game: Game<K>,
  { as, view, told, result }: Pick<Standing<K>, 'as' | 'view' | 'told' | 'result'>,
  seats: readonly SeatInfo[],
  complain: (code: string) => void,
): Claims | null {
  const { talk } = useFeed(feed);
  const people = seats.some(({ seat, kind }) => seat !== as && kind === 'friend');
  const since = told[0]?.at ?? 0;
  const may = as !== 'table' && result === null && game.mayTalk?.(view, as, []) !== false;
  return useMemo(() => {
    if (talk === null || !people) return null;
    const ask = async () => {
      const why = as === 'table' ? null : await feed.say(as, [], CLAIM);
      if (why !== null) complain(why);
    };
    return { made: claimsIn(talk, since), ask: may ? () => void ask() : null };
  }, [talk, people, since, may, as, feed, complain]);
}
