import { cardsOf } from '../src/rules/cards.ts';
import type { State } from '../src/rules/state.ts';

/** Invariant 1: every card of the deck, wherever it lies, by name; read from the places themselves, not from `place`. */
export function components(s: State): string[] {
  const { ids } = cardsOf(s.options);
  const hands = s.hands.filter((_, at) => at % 5 < s.sizes[Math.floor(at / 5)]!);
  const units = s.slots.filter((unit) => unit !== -1);
  const truces = s.truces.filter((_, at) => at % 4 === 0);
  return [...hands, ...units, ...truces, ...s.mods, ...s.discards, ...s.deck.slice(s.drawn)]
    .map((card) => ids[card]!)
    .sort();
}
