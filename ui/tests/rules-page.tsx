import { readFileSync } from 'node:fs';
import type { Read } from '@orrery/kernel';
import { createSay, type Lang, langs, type Say } from '@orrery/words';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { uiCatalogue } from '../src/index.ts';

interface RulesPage<Options> {
  readonly game: { readonly id: string; readOptions(raw: unknown, seats: number): Read<Options> };
  readonly seats: number;
  readonly words: { catalogue(lang: Lang): Promise<Readonly<Record<string, string>>> };
  readonly Rules: ComponentType<{ readonly say: Say; readonly at: null; readonly options: Options }>;
  /** What the options of a table change in a rule, in words. */
  atTable(options: Options, rule: string, say: Say): string | null;
  /** How the ids of its rules begin. */
  readonly prefix: string;
  /** How some paragraphs end, and how many there are. */
  readonly ends: readonly string[];
  readonly paragraphs: number;
  /** Each option away from its default, and under how many paragraphs that stands. */
  readonly away: Readonly<Record<string, readonly [unknown, number]>>;
}

export const changesOn = (html: string) => html.match(/rule-here/g)?.length ?? 0;

/** What every page of rules obeys; gives the page of a table with these options. */
export function rulesPageHolds<Options>(page: RulesPage<Options>): (lang: Lang, raw: object) => Promise<string> {
  const { game, seats, words, Rules, atTable, prefix, ends, paragraphs, away } = page;
  const optionsOf = (raw: object): Options => {
    const read = game.readOptions(raw, seats);
    if (!read.ok) throw new Error(read.problem);
    return read.value;
  };
  const rulesAt = async (lang: Lang, raw: object): Promise<string> => {
    const say = createSay(lang, await Promise.all([uiCatalogue(lang), words.catalogue(lang)]));
    return renderToStaticMarkup(<Rules say={say} at={null} options={optionsOf(raw)} />);
  };

  test('each paragraph ends with its id, and says whether the rulebook prints it', async () => {
    const html = await rulesAt('en', {});
    for (const end of ends) expect(html).toContain(`${end}<`);
    expect(html.match(/rule-id/g)).toHaveLength(paragraphs);
  });

  test('the page of docs says of each paragraph what the table says: whether the rulebook prints it', async () => {
    const text = readFileSync(new URL(`../../docs/rules/${game.id}.md`, import.meta.url), 'utf8').replaceAll(
      /\s+/g,
      ' ',
    );
    const marks = [...(await rulesAt('en', {})).matchAll(/rule-id">([^ ]+) · ([^<]+)</g)];
    expect(marks).toHaveLength(text.split(`**${prefix}`).length - 1);
    expect(marks.length).toBeGreaterThan(30);
    for (const [, id, whose] of marks) expect(text.split(`**${id}** `)[1]?.split(/\*\(|\)\*/)[1], id).toBe(whose);
  });

  test.each(langs)('what the options of a table change stands under its rule, in %s', async (lang) => {
    expect(changesOn(await rulesAt(lang, {}))).toBe(0);
    const catalogue = await words.catalogue(lang);
    const say = createSay(lang, [catalogue]);
    const ids = Object.keys(catalogue).filter((id) => id.startsWith(prefix));
    for (const [option, [value, times]] of Object.entries(away)) {
      const options = optionsOf({ [option]: value });
      const said = ids.map((id) => atTable(options, id, say)).filter((text) => text !== null);
      expect(said, option).toHaveLength(times);
      expect(said.join(' ')).not.toMatch(/[{}]|\bhere\./);
    }
  });
  return rulesAt;
}
