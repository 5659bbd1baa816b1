import type { MatchComing } from './comings.ts';
import type { Game, Kind, Seat } from './game.ts';

/**
 * Why a match is over. played: by what its rules count. gaveUp, left: these seats did, and that ended it. agreed: all who were still
 * in it wanted it so.
 */
export type Ending =
  | { readonly t: 'played' | 'agreed' }
  | { readonly t: 'gaveUp' | 'left'; readonly seats: readonly Seat[] };

/** Who was away; `mine`: it is who reads of it. */
export type Away = Pick<MatchComing, 'seat' | 'name' | 'gone' | 'veiled'> & { readonly mine?: boolean };

/**
 * Why a match is over that has no result. without: somebody was away, and the others ended it. forfeited: somebody was away, and the
 * tournament gave it to the other. unfinished: nobody played on.
 */
export type Stop = { readonly t: 'without' | 'forfeited'; readonly who: Away } | { readonly t: 'unfinished' };

/** By what an observer was told of the move that ended a match. */
export function endingOf<K extends Kind>(game: Game<K>, last: readonly K['seen'][]): Ending {
  return game.ending?.(last) ?? { t: 'played' };
}

/** By who came to its seats and went. Whoever was away need not be who began the match in that seat. */
export function stopOf(comings: readonly (Away & Pick<MatchComing, 't'>)[]): Stop {
  const who = comings.findLast(({ t }) => t === 'ended' || t === 'forfeited');
  if (who === undefined) return { t: 'unfinished' };
  return { t: who.t === 'ended' ? 'without' : 'forfeited', who };
}
