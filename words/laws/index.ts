import type { Kind } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { createSay, type Lang, langs, type Words } from '../src/index.ts';
import { asks } from './asks.ts';

export { asks } from './asks.ts';
export { lineOf } from './line.ts';
export { matchesAreSaid } from './matches.ts';
export { toldInWords } from './playthrough.ts';
export { roomAgrees } from './room.ts';

export interface WordsTrial<K extends Kind, Id extends string, L extends string = Lang> {
  readonly words: Words<K, Id, L>;
  /** In which languages the game speaks; without: those of this house. */
  readonly languages?: readonly L[];
  /** Values that only one of the languages needs, such as the gender of a noun. */
  readonly grammar?: readonly string[];
  /** No refusal is explained in fewer letters. */
  readonly shortest?: number;
}

/** What the words of every game obey: each message compiles in every language, all ask for the same, each refusal is explained. */
export function wordsLaw<K extends Kind, Id extends string, L extends string = Lang>({
  words,
  languages = langs as readonly string[] as readonly L[],
  grammar = [],
  shortest = 20,
}: WordsTrial<K, Id, L>): void {
  const catalogueIn = (lang: L): Promise<Readonly<Record<string, string>>> => words.catalogue(lang);
  describe.each(languages)('words in %s', (lang) => {
    test('every message compiles and none is empty', async () => {
      const catalogue = await catalogueIn(lang);
      const say = createSay(lang, [catalogue]);
      for (const [id, message] of Object.entries(catalogue)) {
        expect(message.trim(), id).not.toBe('');
        const values = Object.fromEntries([...asks(message)].map((value) => [value, 3]));
        expect(say(id, values), id).not.toMatch(/[{}]/);
        expect(message, `${id}: a straight apostrophe quotes in ICU`).not.toContain("'");
      }
    });

    test('each refusal has its sentence, and its rule has a text', async () => {
      const catalogue = await catalogueIn(lang);
      const explained = words.why as Readonly<Record<string, { readonly id: string; readonly rule: string }>>;
      for (const [refusal, { id, rule }] of Object.entries(explained)) {
        expect(id).toBe(refusal);
        expect(catalogue[id]!.length, id).toBeGreaterThan(shortest);
        expect(Object.hasOwn(catalogue, rule), rule).toBe(true);
      }
    });
  });

  test('all languages ask for the same values', async () => {
    const [first, ...others] = await Promise.all(languages.map(catalogueIn));
    const wanted = (message: string) => [...asks(message)].filter((value) => !grammar.includes(value)).sort();
    for (const other of others) {
      expect(Object.keys(other).sort()).toEqual(Object.keys(first!).sort());
      for (const id of Object.keys(other)) expect(wanted(other[id]!), id).toEqual(wanted(first![id]!));
    }
  });
}
