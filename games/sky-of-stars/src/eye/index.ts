import { deckOf, dieOf, skyOf } from '../data/index.ts';
import type { Event } from '../rules/events.ts';
import type { Options } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';

/** What the laboratory looks at in a match. */
export const eye = {
  /** The stars that moves name are nobody's means. */
  uses: [],
  unit: 'guesses right',
  /** How many of the others recognised each word that was drawn. */
  brought(events: readonly Event[], { options, history }: State): { readonly thing: string; readonly worth: number }[] {
    if (!events.some(({ t }) => t === 'gameOver')) return [];
    const { cards } = deckOf(options);
    return history.flatMap(({ card, shows }) =>
      shows.map(({ number, guesses, right }) => ({
        thing: `word ${cards[card]!.words[number - 1]!.id}`,
        worth: right.length / Math.max(1, guesses.length),
      })),
    );
  },
  spelled: (options: Options): Options => ({
    ...{ ...options, sky: skyOf(options), cards: deckOf(options), die: dieOf(options) },
  }),
  called(options: Options, name: string): string | null {
    const words = deckOf(options).cards.flatMap((card) => card.words);
    return words.find(({ id }) => name === `word ${id}`)?.en ?? null;
  },
};
