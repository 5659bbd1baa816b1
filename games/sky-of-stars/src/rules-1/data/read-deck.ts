import { checked, Flaw, type Read, readList, readRecord } from '@orrery/kernel';
import { must, mustDiffer, readTidy } from './flaw.ts';
import type { Card, Deck, Word } from './kind.ts';

/** A game turns up three (SK-P1). */
const LEAST_CARDS = 3;
const MOST_CARDS = 120;
const LANGUAGES = ['it', 'en'] as const;

/**
 * The trust boundary for word lists: a clean copy, or what is wrong and where. Who types a list in need give no
 * ids: a word that is `known` in both languages gets its id, by which bots can draw it; others are numbered.
 */
export function readDeck(raw: unknown, known: ReadonlyMap<string, string> = new Map(), where = 'cards'): Read<Deck> {
  return checked(() => {
    const deck = readRecord(raw, where);
    if (deck.format !== undefined && deck.format !== 'sky-of-stars/cards@1') throw new Flaw('SHAPE', `${where}.format`);
    const id = readTidy(deck.id, 60, `${where}.id`);
    const cards = readList(deck.cards, `${where}.cards`, MOST_CARDS).map((card, i) =>
      readCard(card, i, known, `${where}.cards[${i}]`),
    );
    must(cards.length >= LEAST_CARDS, 'TOO_FEW_CARDS', `${where}.cards`);
    mustDiffer(
      cards.map((card) => card.id),
      `${where}.cards`,
    );
    mustNotRepeat(cards, `${where}.cards`);
    return { id, cards };
  });
}

/** By what a word is found again: its two spellings. */
export function spelling({ it, en }: { readonly it: string; readonly en: string }): string {
  return `${it.toLowerCase()}/${en.toLowerCase()}`;
}

function readCard(raw: unknown, i: number, known: ReadonlyMap<string, string>, where: string): Card {
  const card = readRecord(raw, where);
  const name = readTidy(card.name, 40, `${where}.name`);
  const id = readTidy(card.id ?? `own-${i + 1}`, 40, `${where}.id`);
  const words = readList(card.words, `${where}.words`, 20).map((word, n) =>
    readWord(word, `${id}-${n + 1}`, known, `${where}.words[${n}]`),
  );
  must(words.length === 5, 'FIVE_WORDS', `${where}.words`);
  return { id, name, words };
}

function readWord(raw: unknown, numbered: string, known: ReadonlyMap<string, string>, where: string): Word {
  const word = readRecord(raw, where);
  const it = readTidy(word.it, 40, `${where}.it`);
  const en = readTidy(word.en, 40, `${where}.en`);
  const id = readTidy(word.id ?? known.get(spelling({ it, en })) ?? numbered, 60, `${where}.id`);
  return { id, it, en };
}

/** No word twice in a deck, in neither language: two equal answers on a table would be a riddle of another kind. */
function mustNotRepeat(cards: readonly Card[], where: string): void {
  const met = new Set<string>();
  for (const [i, card] of cards.entries())
    for (const [n, word] of card.words.entries()) {
      for (const key of [`id ${word.id}`, ...LANGUAGES.map((lang) => `${lang} ${word[lang].toLowerCase()}`)]) {
        must(!met.has(key), 'REPEATED_WORD', `${where}[${i}].words[${n}]`);
        met.add(key);
      }
    }
}
