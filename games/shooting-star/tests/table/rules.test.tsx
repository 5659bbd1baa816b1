import { type Lang, langs } from '@orrery/kernel';
import { uiCatalogue } from '@orrery/ui';
import { createSay } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { atTable } from '../../src/table/rules/at-table.ts';
import { Rules } from '../../src/table/rules/Rules.tsx';
import { words } from '../../src/words/index.ts';

async function rulesAt(lang: Lang, raw: object): Promise<string> {
  const read = game.readOptions(raw, 3);
  if (!read.ok) throw new Error(read.problem);
  const say = createSay(lang, await Promise.all([uiCatalogue(lang), words.catalogue(lang)]));
  return renderToStaticMarkup(<Rules say={say} at={null} options={read.value} />);
}
const changes = (html: string) => html.match(/rule-here/g)?.length ?? 0;

test('each paragraph ends with its id, and says whether the rulebook prints it', async () => {
  const html = await rulesAt('en', {});
  for (const end of ['SS-P9 · rulebook', 'SS-P4 · ours', 'SS-P3 · rulebook, details ours'])
    expect(html).toContain(`${end}<`);
  expect(html.match(/rule-id/g)).toHaveLength(37);
});

/** Each option away from its default, and under how many paragraphs that stands. */
const away = {
  sector: ['custom', 1],
  isolatedTo: ['debris', 2],
  arrow: ['quarter', 1],
  namedStart: ['level4', 1],
  nextReplacement: ['shown', 1],
  piles: ['memory', 1],
  firstSeat: [2, 1],
};

test.each(langs)('what the options of a table change stands under its rule, in %s', async (lang) => {
  expect(changes(await rulesAt(lang, {}))).toBe(0);
  const say = createSay(lang, [await words.catalogue(lang)]);
  const ids = Object.keys(await words.catalogue(lang)).filter((id) => id.startsWith('SS-'));
  for (const [option, [value, paragraphs]] of Object.entries(away)) {
    const read = game.readOptions({ [option]: value }, 3);
    if (!read.ok) throw new Error(read.problem);
    const said = ids.map((id) => atTable(read.value, id, say)).filter((text) => text !== null);
    expect(said, option).toHaveLength(Number(paragraphs));
    expect(said.join(' ')).not.toMatch(/[{}]|\bhere\./);
  }
});
