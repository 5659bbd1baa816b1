import type { Favourites } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { ours1 } from '../data/index.ts';
import { mannerOf } from '../picture/manner.ts';
import type { PlanetX } from '../rules/kind.ts';
import type { MessageId } from '../words/en.ts';
import { factionOf, inTongue } from '../words/names.ts';
import { Glyph } from './art/Signs.tsx';

/** The factions somebody plays; those of a set that an owner brought are not counted. */
export const favourites: Favourites<PlanetX> = {
  word: 'favourites',
  of: (told, seat) =>
    told.flatMap((seen) => {
      const faction = seen.t === 'gameStarted' ? seen.seats[seat]?.faction : undefined;
      return faction !== undefined && factionOf(ours1, faction) !== null ? [{ id: faction }] : [];
    }),
  name(id, say) {
    const faction = factionOf(ours1, id);
    return faction === null ? id : inTongue(say as Say<MessageId>, faction.name);
  },
  Mark: ({ id }) => <Glyph manner={mannerOf(ours1, id)} size={40} />,
};
