import { type Read, sound } from '@orrery/kernel';
import rawDeck from './canonical.json' with { type: 'json' };
import rawSky from './canonical-1.json' with { type: 'json' };
import rawDice from './dice.json' with { type: 'json' };
import type { Card, Deck, Die, Sky, Word } from './kind.ts';
import { readDeck as readAnyDeck, spelling } from './read-deck.ts';
import { readDie } from './read-die.ts';
import { readSky } from './read-sky.ts';
import { redealt } from './redealt.ts';
import rawSecond from './second.json' with { type: 'json' };
import rawExchanges from './second-2.json' with { type: 'json' };

export type * from './kind.ts';
export { readDie } from './read-die.ts';
export { readSky } from './read-sky.ts';

/** Our own sky: the printed one is lost. A second sky is one file and one entry here. */
export const skies = { 'canonical-1': sound(readSky(rawSky, 'canonical-1')) } as const satisfies Record<string, Sky>;
export type SkyName = keyof typeof skies;

const canonical = sound(readAnyDeck(rawDeck, new Map(), 'canonical'));
const second = sound(readAnyDeck(rawSecond, new Map(), 'second'));
const second2 = redealt(second, 'second-2', rawExchanges);
const withTheBox = (id: string, { cards }: Deck) =>
  sound(readAnyDeck({ id, cards: [...canonical.cards, ...cards] }, new Map(), id));
/**
 * `canonical`: the words of the box as far as they are known; `second`: 150 more, all of them ours; `second-2`: dealt anew, where words of
 * one card were taken for each other. Logs name the deal they were played with.
 */
export const decks = {
  canonical,
  second,
  both: withTheBox('both', second),
  'second-2': second2,
  'both-2': withTheBox('both-2', second2),
} as const satisfies Record<string, Deck>;
export type DeckName = keyof typeof decks;
/** What a new table chooses from. */
export const offeredDecks: readonly DeckName[] = ['canonical', 'second-2', 'both-2'];
export const canonicalDeck: Deck = canonical;

const [usualDie] = rawDice;
export const dice = {
  '2222-3-1': sound(readDie(usualDie, skies['canonical-1'].types, '2222-3-1')),
} as const satisfies Record<string, Die>;
export type DieName = keyof typeof dice;

const knownWords = new Map(decks.both.cards.flatMap(({ words }) => words.map((word) => [spelling(word), word.id])));

/** A word list as a host types it in. */
export function readDeck(raw: unknown, where = 'cards'): Read<Deck> {
  return readAnyDeck(raw, knownWords, where);
}

/** What a match is played with: a name of ours, or data of one's own. */
export interface Chosen {
  readonly sky: SkyName | Sky;
  readonly cards: DeckName | Deck;
  readonly die: DieName | Die;
}

export function skyOf({ sky }: Pick<Chosen, 'sky'>): Sky {
  return typeof sky === 'string' ? skies[sky] : sky;
}
export function deckOf({ cards }: Pick<Chosen, 'cards'>): Deck {
  return typeof cards === 'string' ? decks[cards] : cards;
}
export function dieOf({ die }: Pick<Chosen, 'die'>): Die {
  return typeof die === 'string' ? dice[die] : die;
}

/** The card of an id; views carry ids, a reader looks the words up in their own language. */
export function cardOf(chosen: Pick<Chosen, 'cards'>, id: string): Card | null {
  return deckOf(chosen).cards.find((card) => card.id === id) ?? null;
}
/** The word of a number 1-5. */
export function wordOf(card: Card, number: number): Word | null {
  return card.words[number - 1] ?? null;
}
