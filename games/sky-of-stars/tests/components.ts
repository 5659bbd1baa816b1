import { deckOf } from '../src/data/index.ts';
import type { State } from '../src/rules/state.ts';

/** Card conservation: deck, card and discard by name, and how many stars each sky has. */
export function components(s: State) {
  const { cards } = deckOf(s.options);
  return {
    cards: s.deck.map((card) => cards[card]!.id).sort(),
    stars: s.players.map(({ sky }) => sky.marks.length),
  };
}
