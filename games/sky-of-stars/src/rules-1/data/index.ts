import type { Read } from '@orrery/kernel';
import rawDeck from './canonical.json' with { type: 'json' };
import rawSky from './canonical-1.json' with { type: 'json' };
import rawDice from './dice.json' with { type: 'json' };
import { sound } from './flaw.ts';
import type { Deck, Die, Sky } from './kind.ts';
import { readDeck as readAnyDeck, spelling } from './read-deck.ts';
import { readDie } from './read-die.ts';
import { readSky } from './read-sky.ts';

export type * from './kind.ts';
export { readDie } from './read-die.ts';
export { readSky } from './read-sky.ts';

/** Our own sky: the printed one is lost. A second sky is one file and one entry here. */
export const skies = { 'canonical-1': sound(readSky(rawSky, 'canonical-1')) } as const satisfies Record<string, Sky>;
export type SkyName = keyof typeof skies;

export const decks = { canonical: sound(readAnyDeck(rawDeck, new Map(), 'canonical')) } as const satisfies Record<
  string,
  Deck
>;
export type DeckName = keyof typeof decks;

const [usualDie] = rawDice;
export const dice = {
  '2222-3-1': sound(readDie(usualDie, skies['canonical-1'].types, '2222-3-1')),
} as const satisfies Record<string, Die>;
export type DieName = keyof typeof dice;

const knownWords = new Map(
  decks.canonical.cards.flatMap(({ words }) => words.map((word) => [spelling(word), word.id])),
);

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
