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
  for (const end of ['BP-E1 · rulebook', 'BP-P54 · ours', 'BP-P36 · rulebook, details ours'])
    expect(html).toContain(`${end}<`);
  expect(html.match(/rule-id/g)).toHaveLength(89);
});

/** Each option away from its default, and under how many paragraphs that stands. */
const away = {
  asteroidDie: ['none', 1],
  asteroidPlacement: ['random', 1],
  planetsPerPlayer: [3, 1],
  startSpacing: ['apart', 1],
  startSize: ['medium', 1],
  startForce: ['outpost', 2],
  incomeFactor: [2, 1],
  startTurns: [20, 1],
  buildsPerPlanet: [2, 1],
  speedBonus: [1, 1],
  roundLimit: [30, 1],
  elimination: ['planets', 1],
  events: ['off', 1],
  trade: ['off', 1],
  openStocks: ['on', 1],
  privateTalk: ['off', 1],
  sharedVictory: ['off', 1],
  freshFire: ['on', 1],
  hugeActions: ['1or4', 1],
};

test.each(langs)('what the options of a table change stands under its rule, in %s', async (lang) => {
  expect(changes(await rulesAt(lang, {}))).toBe(0);
  const say = createSay(lang, [await words.catalogue(lang)]);
  const ids = Object.keys(await words.catalogue(lang)).filter((id) => id.startsWith('BP-'));
  for (const [option, [value, paragraphs]] of Object.entries(away)) {
    const read = game.readOptions({ [option]: value }, 3);
    if (!read.ok) throw new Error(read.problem);
    const said = ids.map((id) => atTable(read.value, id, say)).filter((text) => text !== null);
    expect(said, option).toHaveLength(Number(paragraphs));
    expect(said.join(' ')).not.toMatch(/[{}]|\bhere\./);
  }
});

test('the quick game tells every paragraph that it changes, and its ships are as fast as there', async () => {
  const html = await rulesAt('en', { preset: 'quick' });
  for (const rule of ['S11', 'S13', 'S14', 'P10', 'P11', 'P21', 'E2', 'E5'])
    expect(html, rule).toMatch(new RegExp(`id="BP-${rule}"[^>]*>.*?</p><p class="rule-here">`));
  expect(changes(html)).toBe(8);
  const speeds = (page: string) => [...page.matchAll(/<td>(\d+)<\/td><td><b>/g)].map(([, speed]) => Number(speed));
  const usual = speeds(await rulesAt('en', {}));
  expect(usual.length).toBeGreaterThan(3);
  expect(speeds(html)).toEqual(usual.map((speed) => speed + 1));
});
