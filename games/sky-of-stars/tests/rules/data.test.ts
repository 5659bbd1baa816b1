import { describe, expect, test } from 'vitest';
import {
  canonicalDeck,
  cardOf,
  type Deck,
  decks,
  dice,
  offeredDecks,
  readDeck,
  readDie,
  readSky,
  skies,
  wordOf,
} from '../../src/data/index.ts';
import { readTemplates } from '../../src/data/read-templates.ts';
import rawTemplates from '../../src/data/templates.json' with { type: 'json' };
import { templates } from '../../src/data/templates.ts';
import { chartOf, starsOver } from '../../src/rules/chart.ts';
import { ownWords } from '../samples.ts';

const sky = skies['canonical-1'];
const why = (read: { ok: true } | { ok: false; problem: string; where: string }) =>
  read.ok ? null : `${read.problem} at ${read.where}`;
const withStar = (i: number, news: object) => ({
  ...sky,
  stars: sky.stars.map((star, at) => (at === i ? { ...star, ...news } : star)),
});

describe('the sky', () => {
  test('the figures that the rules give of our sky', () => {
    expect(sky.stars).toHaveLength(120);
    for (const type of sky.types)
      for (const colour of sky.colours)
        expect(sky.stars.filter((star) => star.type === type && star.colour === colour)).toHaveLength(6);
    const chart = chartOf({ sky: 'canonical-1' });
    const joinable = (a: number, b: number) => a < b && starsOver(chart, a, b).length === 0;
    const stars = [...sky.stars.keys()];
    expect(stars.flatMap((a) => stars.filter((b) => joinable(a, b)))).toHaveLength(2288);
    const free = stars.map((a) => stars.filter((b) => joinable(a, b) || joinable(b, a)).length);
    expect([Math.min(...free), Math.max(...free)]).toEqual([19, 54]);
    const { stars: all } = sky;
    const near = all.flatMap((a, i) => all.slice(0, i).map((b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2));
    expect(Math.sqrt(Math.min(...near)).toFixed(1)).toBe('71.6');
  });

  test('is refused with what is wrong and where', () => {
    expect(why(readSky(sky))).toBe(null);
    expect(why(readSky(null))).toBe('BAD_DATA.SHAPE at sky');
    expect(why(readSky({ ...sky, width: 0.5 }))).toBe('BAD_DATA.SHAPE at sky.width');
    expect(why(readSky({ ...sky, types: ['spark', 'spark'] }))).toBe('BAD_DATA.REPEATED_ID at sky.types[1]');
    expect(why(readSky({ ...sky, types: ['spark', '?'] }))).toBe('BAD_DATA.RESERVED_NAME at sky.types[1]');
    expect(why(readSky({ ...sky, types: [...sky.types, 'comet'] }))).toBe('BAD_DATA.EMPTY_TYPE at sky.stars');
    expect(why(readSky(withStar(3, { id: 'S001' })))).toBe('BAD_DATA.REPEATED_ID at sky.stars[3]');
    expect(why(readSky(withStar(3, { x: 1001 })))).toBe('BAD_DATA.OUTSIDE at sky.stars[3].x');
    expect(why(readSky(withStar(3, { y: -1 })))).toBe('BAD_DATA.OUTSIDE at sky.stars[3].y');
    expect(why(readSky(withStar(3, { x: 1.5 })))).toBe('BAD_DATA.SHAPE at sky.stars[3].x');
    expect(why(readSky(withStar(3, { type: 'comet' })))).toBe('BAD_DATA.UNKNOWN_TYPE at sky.stars[3].type');
    expect(why(readSky(withStar(3, { colour: 'pink' })))).toBe('BAD_DATA.UNKNOWN_COLOUR at sky.stars[3].colour');
    expect(why(readSky(withStar(1, { x: 44, y: 106 })))).toBe('BAD_DATA.TOO_CLOSE at sky.stars[1]');
    // Three in one line: (44,82), (112,46) and the middle of their doubled distance.
    expect(why(readSky(withStar(2, { x: 180, y: 10 })))).toBe('BAD_DATA.COLLINEAR at sky.stars[2]');
    expect(why(readSky({ ...sky, stars: sky.stars.slice(0, 29) }))).toBe('BAD_DATA.TOO_FEW_STARS at sky.stars');
  });

  test('stars are put in the order of their ids, so that the lowest id is the first star', () => {
    const read = readSky({ ...sky, stars: [...sky.stars].reverse() });
    expect(read.ok && read.value.stars).toEqual(sky.stars);
  });
});

describe('the cards', () => {
  test('thirty cards of five words, no word twice, both languages', () => {
    expect(canonicalDeck.cards).toHaveLength(30);
    const words = canonicalDeck.cards.flatMap((card) => card.words);
    expect(words).toHaveLength(150);
    for (const key of ['id', 'it', 'en'] as const) expect(new Set(words.map((word) => word[key])).size).toBe(150);
  });

  test('a second deck of ours, of other words and under other names; both together are one deck', () => {
    const words = decks.second.cards.flatMap((card) => card.words);
    expect([decks.second.cards.length, words.length]).toEqual([30, 150]);
    expect(decks.both.cards).toEqual([...canonicalDeck.cards, ...decks.second.cards]);
    // A word or a name in both of them would have been refused as repeated.
    for (const { it, en } of words) for (const text of [it, en]) expect(text.length).toBeLessThanOrEqual(24);
  });

  test('the second deck dealt anew: the same words, a few in other places; a new table is offered no older deal', () => {
    const ids = (deck: Deck) => deck.cards.map((card) => card.words.map(({ id }) => id));
    const [first, anew] = [ids(decks.second), ids(decks['second-2'])];
    expect(anew.flat().sort()).toEqual(first.flat().sort());
    expect(anew.flat().filter((id, i) => id !== first.flat()[i])).toHaveLength(12);
    expect(anew.map(({ length }) => length)).toEqual(Array(30).fill(5));
    expect(decks['both-2'].cards).toEqual([...canonicalDeck.cards, ...decks['second-2'].cards]);
    expect(offeredDecks).toEqual(['canonical', 'second-2', 'both-2']);
  });

  test('words are looked up by card and number, each reader in their language', () => {
    const card = cardOf({ cards: 'canonical' }, 'aquarius')!;
    expect(wordOf(card, 2)).toEqual({ id: 'cooking-pot', it: 'pentola', en: 'cooking pot' });
    expect([wordOf(card, 6), cardOf({ cards: 'canonical' }, 'nowhere')]).toEqual([null, null]);
  });

  test('a list of one own is numbered, and a word we know keeps its id', () => {
    const read = readDeck(ownWords);
    if (!read.ok) throw new Error(read.problem);
    const [first] = read.value.cards;
    expect(first!.words.map(({ id }) => id)).toEqual(['airplane', 'own-1-2', 'own-1-3', 'own-1-4', 'own-1-5']);
    expect(readDeck(read.value)).toEqual(read);
  });

  test('is refused with what is wrong and where', () => {
    const [one, ...rest] = ownWords.cards;
    const deck = (first: object) => ({ ...ownWords, cards: [first, ...rest] });
    const words = (news: readonly object[]) => deck({ ...one, words: news });
    expect(why(readDeck({ ...ownWords, cards: rest.slice(1) }))).toBe('BAD_DATA.TOO_FEW_CARDS at cards.cards');
    expect(why(readDeck(words(one!.words.slice(1))))).toBe('BAD_DATA.FIVE_WORDS at cards.cards[0].words');
    const [aereo, ...others] = one!.words as [object, ...object[]];
    expect(why(readDeck(words([{ ...aereo, en: '' }, ...others])))).toBe(
      'BAD_DATA.SHAPE at cards.cards[0].words[0].en',
    );
    expect(why(readDeck(words([{ it: 'uno', en: ' one' }, ...others])))).toBe(
      'BAD_DATA.SHAPE at cards.cards[0].words[0].en',
    );
    expect(why(readDeck(words([{ it: 'Parola 01', en: 'x' }, ...others])))).toBe(
      'BAD_DATA.REPEATED_WORD at cards.cards[0].words[1]',
    );
    expect(why(readDeck(deck({ ...one, id: 'own-2' })))).toBe('BAD_DATA.REPEATED_ID at cards.cards[1]');
  });
});

describe('the die', () => {
  test('two faces of each type, three ?, one erase', () => {
    const { faces } = dice['2222-3-1'];
    const count = (face: string) => faces.filter((each) => each === face).length;
    expect([...sky.types, '?', 'erase'].map(count)).toEqual([2, 2, 2, 2, 3, 1]);
  });

  test('is refused with what is wrong and where', () => {
    const die = dice['2222-3-1'];
    const face = (news: string) => ({ ...die, faces: [news, ...die.faces.slice(1)] });
    expect(why(readDie(face('comet'), sky.types))).toBe('BAD_DATA.UNKNOWN_TYPE at die.faces[0]');
    expect(why(readDie({ ...die, faces: die.faces.slice(1) }, sky.types))).toBe('BAD_DATA.TWELVE_FACES at die.faces');
    const all = { ...die, faces: die.faces.map(() => 'erase') };
    expect(why(readDie(all, sky.types))).toBe('BAD_DATA.NO_LINE_FACE at die.faces');
  });
});

describe('the templates', () => {
  test('three for every word, each in a style of its own', () => {
    expect(Object.keys(templates)).toHaveLength(300);
    for (const [word, drawings] of Object.entries(templates)) {
      expect([word, ...drawings.map(({ v }) => v)]).toEqual([word, 'a', 'b', 'c']);
      expect(new Set(drawings.map(({ pts, edges }) => JSON.stringify([pts, edges]))).size).toBe(3);
    }
  });

  test('are read stroke by stroke', () => {
    const read = readTemplates({ ...rawTemplates, templates: { ...rawTemplates.templates, kite } }, canonicalDeck);
    if (!read.ok) throw new Error(read.problem);
    const [a] = read.value.kite!;
    expect(a!.pts).toEqual([
      [0, 0],
      [500, 1000],
      [1000, 0],
      [500, 0],
    ]);
    expect(a!.edges).toEqual([
      [0, 1],
      [1, 2],
      [3, 1],
    ]);
  });

  test.each([
    ['0,0 1001,0', 'SHAPE'],
    ['0,0', 'SHAPE'],
    ['0,0 1000,0; x', 'SHAPE'],
    ['0,0 999,0', 'BAD_BOX'],
    ['1,0 1000,0', 'BAD_BOX'],
    ['0,0 1000,0 0,0', 'BAD_EDGE'],
    ['0,0 0,0 1000,0', 'BAD_EDGE'],
    ['0,0 1000,0; 0,5 9,9', 'NOT_CONNECTED'],
  ])('%s is refused: %s', (strokes, fault) => {
    const file = { ...rawTemplates, templates: { ...rawTemplates.templates, kite: { a: strokes } } };
    expect(why(readTemplates(file, canonicalDeck))).toBe(`BAD_DATA.${fault} at templates.kite.a`);
  });

  test('of every word of the deck, and of no other', () => {
    const { kite: _, ...others } = rawTemplates.templates;
    const file = (drawn: object) => ({ ...rawTemplates, templates: drawn });
    expect(why(readTemplates(file(others), canonicalDeck))).toBe('BAD_DATA.UNDRAWN_WORD at templates.kite');
    expect(why(readTemplates(file({ ...others, kite: {} }), canonicalDeck))).toBe(
      'BAD_DATA.UNDRAWN_WORD at templates.kite',
    );
    const more = file({ ...rawTemplates.templates, ufo: kite });
    expect(why(readTemplates(more, canonicalDeck))).toBe('BAD_DATA.UNKNOWN_WORD at templates.ufo');
  });
});

const kite = { a: '0,0 500,1000 1000,0; 500,0 500,1000' };
