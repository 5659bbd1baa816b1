import type { Observer } from '@orrery/kernel';
import { createSay, type Lang, langs, plain } from '@orrery/words';
import { lineOf } from '@orrery/words/laws';
import { describe, expect, test } from 'vitest';
import { canonicalDeck, skies } from '../../src/data/index.ts';
import type { Seen } from '../../src/rules/events.ts';
import type { Refusal } from '../../src/rules/kind.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { words } from '../../src/words/index.ts';
import { cellOf, gradeOf, starName, wordText } from '../../src/words/names.ts';
import { ownDeck } from '../samples.ts';
import { moments } from '../table/moments.ts';

const name = (seat: number) => ['Ada', 'Livia', 'Bruno', 'Chiara', 'Dario', 'Elsa'][seat] ?? '?';

async function speaker(lang: Lang) {
  const catalogue = await words.catalogue(lang);
  return { catalogue, say: createSay(lang, [catalogue]) };
}

/** The names of the values a message asks for. A brace after the key of a branch (`you {...}`) opens text, not a value. */
function asks(message: string): Set<string> {
  const values = message.matchAll(/(?<!(?:you|other|one|none|ok|=\d+) )\{(\w+)(?=\}|, (?:plural|select))/g);
  return new Set([...values].map(([, value]) => value!));
}

describe.each(langs)('words in %s', (lang) => {
  test('every message compiles, none is empty, none has a hole', async () => {
    const { catalogue, say } = await speaker(lang);
    for (const [id, message] of Object.entries(catalogue)) {
      expect(message.trim(), id).not.toBe('');
      const values = Object.fromEntries([...asks(message)].map((value) => [value, 3]));
      expect(say(id, values), id).not.toMatch(/[{}]/);
      expect(message, `${id}: a straight apostrophe quotes in ICU`).not.toContain("'");
    }
  });

  test.each([0, 1, 'table'] as Observer[])('whatever happens in a game reads as a full sentence to %s', async (as) => {
    const { say } = await speaker(lang);
    const told = new Set<Seen['t']>();
    for (const [n, options] of [
      [3, { challenge: 'on', onLeave: 'drop', rounds: 2 }],
      [4, { skies: 'open', rounds: 1, guessing: 'allAtOnce' }],
      [2, { rounds: 1, maxRolls: 8 }],
      [4, { challenge: 'on', rounds: 3 }],
    ] as const)
      for (const { seen } of moments(n, as, options)) {
        if (seen === null) continue;
        const line = lineOf(words, seen, { as, name, say, options: DEFAULTS });
        if (line === null) continue;
        told.add(seen.t);
        const text = plain(line);
        expect(text, JSON.stringify(seen)).toMatch(seen.t === 'roundStarted' ? /\p{L}$/u : /^\p{Lu}.*[.!?]$/su);
        expect(text).not.toMatch(/[{}]|\b(undefined|null|NaN|select)\b| {2}|\s[.,]/);
      }
    expect(told.size).toBeGreaterThan(as === 'table' ? 13 : 16);
  });

  test('each refusal has its sentence, and its rule has a text', async () => {
    const { catalogue } = await speaker(lang);
    for (const refusal of Object.keys(words.why) as Refusal[]) {
      const { id, rule } = words.why[refusal];
      expect(id).toBe(refusal);
      expect(catalogue[id].length).toBeGreaterThan(20);
      expect(Object.hasOwn(catalogue, rule), rule).toBe(true);
    }
  });

  test('the words to draw are in the reader’s language, a host’s own too', async () => {
    const { say } = await speaker(lang);
    for (const card of canonicalDeck.cards)
      for (const [i, word] of card.words.entries())
        expect(wordText({ say, data: DEFAULTS }, card.id, i + 1)).toBe(word[lang]);
    const [own] = ownDeck().cards;
    const data = { ...DEFAULTS, cards: ownDeck() };
    expect(wordText({ say, data }, own!.id, 2)).toBe(lang === 'it' ? 'parola 01' : 'word 01');
  });
});

test('the two languages ask for the same values', async () => {
  const [it, en] = await Promise.all([words.catalogue('it'), words.catalogue('en')]);
  for (const id of Object.keys(en) as (keyof typeof en)[])
    expect([...asks(it[id])].sort(), id).toEqual([...asks(en[id])].sort());
});

test('a reader is spoken to, the others are named; a hidden star stays hidden', async () => {
  const read = async (lang: Lang, seen: Seen, as: Observer) => {
    const { say } = await speaker(lang);
    return plain(lineOf(words, seen, { as, name, say, options: DEFAULTS }) ?? '');
  };
  const erased = { t: 'erased', by: 0, owner: 1, star: 'S043', round: 1, roll: 2 } as const;
  expect(await read('en', erased, 0)).toBe('You cross out the spark E4 in Livia’s sky.');
  expect(await read('en', erased, 1)).toBe('Ada crosses out the spark E4 in your sky.');
  expect(await read('it', { ...erased, star: null }, 2)).toBe('Ada cancella una stella nel cielo di Livia.');
  const stop = { t: 'stopCalled', seat: 1, asked: [] } as const;
  expect(await read('it', stop, 1)).toBe('Chiami STOP.');
  expect(await read('en', { ...stop, seat: null }, 'table')).toMatch(/Nobody can draw another line/);
});

test('stars are named by the squares of the chart', async () => {
  const { say } = await speaker('en');
  const sky = skies['canonical-1'];
  expect(sky.stars.map((star) => cellOf(sky, star)).filter((cell) => !/^[A-J]([1-9]|10)$/.test(cell))).toEqual([]);
  expect(starName({ say, data: DEFAULTS }, 'S043')).toBe('spark E4');
  expect(cellOf({ width: 1201, height: 1000 }, { x: 1201, y: 1000 })).toBe('J10');
});

test('Duo: six a clear night, five a few clouds, four hazy, less fog', () => {
  expect([6, 5, 4, 3, 0].map((team) => gradeOf(team, 6))).toEqual([
    'grade.clear',
    'grade.clouds',
    'grade.haze',
    'grade.fog',
    'grade.fog',
  ]);
});
