import type { Deck, WordId } from './kind.ts';

/** The same cards and words, but these words have changed places with each other. */
export function redealt(deck: Deck, id: string, exchanges: readonly (readonly string[])[]): Deck {
  const words = new Map(deck.cards.flatMap((card) => card.words.map((word) => [word.id, word])));
  const instead = new Map<WordId, WordId>(exchanges.flatMap(([a, b]) => [[a!, b!] as const, [b!, a!] as const]));
  return {
    id,
    cards: deck.cards.map((card) => ({
      ...card,
      words: card.words.map((word) => words.get(instead.get(word.id) ?? word.id)!),
    })),
  };
}
