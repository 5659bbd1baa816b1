import { type Chance, shuffle } from '@orrery/kernel';
import type { PlanetId } from '../data/index.ts';
import { type Cards, cardsOf, SMALL } from './cards.ts';
import type { State } from './state.ts';

/** SS-P13: where in the deck the next small card lies. Named and Dark cards passed over stay where they are. */
function nextSmall(s: State, cards: Cards): number {
  let place = s.drawn;
  while (place < s.deck.length && cards.kind[s.deck[place]!] !== SMALL) place++;
  return place;
}

/** Takes the next small card (SS-P13). */
export function drawSmall(s: State, cards: Cards): number {
  const place = nextSmall(s, cards);
  const planet = s.deck[place];
  if (planet === undefined) throw new Error('I9: the deck has no small planet left');
  s.drawn = place + 1;
  return planet;
}

/** The cards still in the deck, from the top. */
export function deckCards(s: State, cards: Cards): number[] {
  return s.deck.filter((planet, place) => place >= s.drawn || cards.kind[planet] !== SMALL);
}

/** A8: the next replacement is public only where the table chose so. */
export function nextShown(s: State, cards: Cards): PlanetId | null {
  if (s.options.nextReplacement === 'hidden') return null;
  const planet = s.deck[nextSmall(s, cards)];
  return planet === undefined ? null : cards.set.planets[planet]!.id;
}

/** The order of what is left of the deck; where the next replacement is shown (A8) it stays the next. */
export function redraw(s: State, chance: Chance): void {
  const cards = cardsOf(s.options);
  const shown = s.options.nextReplacement === 'hidden' ? undefined : s.deck[nextSmall(s, cards)];
  s.deck = [...s.deck.slice(0, s.drawn), ...shuffle(s.deck.slice(s.drawn), chance, 'planets')];
  if (shown === undefined) return;
  const deck = [...s.deck];
  const top = nextSmall(s, cards);
  deck[deck.indexOf(shown, s.drawn)] = deck[top]!;
  deck[top] = shown;
  s.deck = deck;
}
