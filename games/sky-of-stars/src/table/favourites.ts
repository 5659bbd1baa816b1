import type { Favourites } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type DeckName, decks } from '../data/index.ts';
import type { SkyOfStars } from '../rules/kind.ts';
import type { MessageId } from '../words/en.ts';
import { wordText } from '../words/names.ts';

/** The words somebody guessed right; those of a deck that an owner brought are not counted. */
export const favourites: Favourites<SkyOfStars> = {
  word: 'favourites',
  of(told, seat, { cards }) {
    if (typeof cards !== 'string') return [];
    let card: string | null = null;
    return told.flatMap((seen) => {
      if (seen.t === 'roundStarted') card = seen.card;
      return seen.t === 'revealed' && seen.right.includes(seat) ? [`${cards} ${card} ${seen.number}`] : [];
    });
  },
  name(id, say) {
    const [cards = '', card = '', number] = id.split(' ');
    if (!Object.hasOwn(decks, cards)) return id;
    return wordText(
      { say: say as Say<MessageId>, data: { cards: cards as DeckName, sky: 'canonical-1' } },
      card,
      Number(number),
    );
  },
};
