import { type Game, type Kind, type Medal, mayHonour } from '@orrery/kernel';
import type { Medals } from '@orrery/ui';
import { useMemo } from 'react';
import type { TableFacts, TableFeed } from '../play/feed.ts';

/** What people honour in a match that is over; null: it goes on, or its game has no works. */
export function useMedals<K extends Kind>(
  feed: TableFeed<K>,
  game: Game<K>,
  facts: TableFacts,
  view: K['view'],
  complain: (code: string) => void,
): Medals | null {
  return useMemo(() => {
    if (facts.status !== 'over') return null;
    const works = game.works?.(view) ?? [];
    if (works.length === 0) return null;
    const own = [...facts.seats.keys()].filter((seat) => facts.seats[seat]!.mine);
    const given = facts.medals ?? [];
    return {
      given,
      mine: given.find(({ seat }) => seat === own[0])?.to ?? null,
      may: (to) => feed.giveMedal !== undefined && mayHonour(works, own, to),
      give: (to) =>
        void feed.giveMedal?.(to).then((why) => {
          if (why !== null) complain(why);
        }),
    };
  }, [feed, game, facts, view, complain]);
}

/** What was honoured in a match that is watched again. */
export const givenMedals = (given: readonly Medal[]): Medals => ({
  ...{ given, mine: null },
  may: () => false,
  give: () => undefined,
});
