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
  const read = game.readOptions(raw, 4);
  if (!read.ok) throw new Error(read.problem);
  const say = createSay(lang, await Promise.all([uiCatalogue(lang), words.catalogue(lang)]));
  return renderToStaticMarkup(<Rules say={say} at={null} options={read.value} />);
}
const changes = (html: string) => html.match(/rule-here/g)?.length ?? 0;

test('each paragraph ends with its id, and says whether the rulebook prints it', async () => {
  const html = await rulesAt('en', {});
  for (const end of ['SK-E4 · rulebook', 'SK-P12 · ours', 'SK-P15 · rulebook, details ours'])
    expect(html).toContain(`${end}<`);
  expect(html.match(/rule-id/g)).toHaveLength(39);
});

/** Each option away from its default, and under how many paragraphs that stands. */
const away = {
  closeShapes: ['typed', 1],
  eraseTarget: ['any', 1],
  crossOwn: [false, 1],
  mustDraw: [false, 1],
  stopMinLines: [3, 1],
  maxRolls: [12, 1],
  skies: ['open', 1],
  guessing: ['allAtOnce', 1],
  rounds: [1, 1],
  colourBonus: [false, 1],
  challenge: ['on', 1],
  onLeave: ['drop', 1],
};

test.each(langs)('what the options of a table change stands under its rule, in %s', async (lang) => {
  expect(changes(await rulesAt(lang, {}))).toBe(0);
  const say = createSay(lang, [await words.catalogue(lang)]);
  const ids = Object.keys(await words.catalogue(lang)).filter((id) => id.startsWith('SK-'));
  for (const [option, [value, paragraphs]] of Object.entries(away)) {
    const read = game.readOptions({ [option]: value }, 4);
    if (!read.ok) throw new Error(read.problem);
    const said = ids.map((id) => atTable(read.value, id, say)).filter((text) => text !== null);
    expect(said, option).toHaveLength(Number(paragraphs));
    expect(said.join(' ')).not.toMatch(/[{}]|\bhere\./);
  }
});
