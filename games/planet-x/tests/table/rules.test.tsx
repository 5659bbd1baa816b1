import { uiCatalogue } from '@orrery/ui';
import { createSay, type Lang, langs } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { Options } from '../../src/rules/kind.ts';
import { Rules } from '../../src/table/rules/Rules.tsx';
import { words } from '../../src/words/index.ts';
import { oddData } from '../samples.ts';

async function rulesAt(lang: Lang, raw: object, seats: number): Promise<string> {
  const read = game.readOptions(raw, seats);
  if (!read.ok) throw new Error(read.problem);
  const say = createSay(lang, await Promise.all([uiCatalogue(lang), words.catalogue(lang)]));
  return renderToStaticMarkup(<Rules say={say} at={null} options={read.value} />);
}
const changes = (html: string) => html.match(/rule-here/g)?.length ?? 0;

test('each paragraph ends with its id, and says whether the rulebook prints it', async () => {
  const html = await rulesAt('en', {}, 2);
  expect(html).toContain('PX-P9 · rulebook<');
  expect(html).toContain('PX-P26 · ours<');
  expect(html).toContain('PX-P24 · rulebook, details ours<');
  expect(html.match(/rule-id/g)).toHaveLength(46);
});

test.each(langs)('what the options of a table change stands under its rule, in %s', async (lang) => {
  expect(changes(await rulesAt(lang, {}, 4))).toBe(0);
  const all: Partial<Record<keyof Options, unknown>> = {
    ...{ mode: 'ffa', firstPlayer: 'vote', mulligan: false, specialLimit: 'perTable', groupEngagement: 'bestType' },
    ...{ truceScope: 'attacksAndSpecials', truceLasts: 'nextTurnToo', enemyUnits: 'mercenaries', bulkDiscard: true },
    ...{ forceFloor: 'unit', finalForce: 'withModifiers', tieBreak: 'strongest', endWindow: false, stallRounds: 5 },
  };
  const html = await rulesAt(lang, all, 4);
  expect(changes(html)).toBe(13);
  expect(html).not.toMatch(/[{}]/);
  for (const [name, value] of Object.entries(all)) {
    const alone = changes(await rulesAt(lang, { [name]: value }, 4));
    expect(alone, name).toBe(1);
  }
});

test('cards of the owner’s own are those of the rules at their table', async () => {
  const html = await rulesAt('en', { data: oddData }, 2);
  for (const { name } of oddData.factions) expect(html).toContain(name.en);
  expect(changes(html)).toBe(1);
});
