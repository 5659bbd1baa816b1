import { type Chosen, deckOf } from './data/index.ts';

/** The id of a card by its number in the deck's list. */
export function cardId(options: Pick<Chosen, 'cards'>, card: number): string {
  return deckOf(options).cards[card]!.id;
}
