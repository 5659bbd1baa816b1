import { langs } from '@orrery/words';
import { expect, test } from 'vitest';
import { rulesPageHolds } from '../../../../ui/tests/rules-page.tsx';
import { htmlOf, strictWords } from '../../../../ui/tests/strict-table.tsx';
import { ours1 } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { atTable } from '../../src/table/rules/at-table.ts';
import { Rules } from '../../src/table/rules/Rules.tsx';
import { words } from '../../src/words/index.ts';

rulesPageHolds({
  ...{ game, seats: 3, words, Rules, atTable, prefix: 'SS-' },
  ends: ['SS-P9 · rulebook', 'SS-P4 · ours', 'SS-P3 · rulebook, details ours'],
  paragraphs: 37,
  away: {
    sector: ['custom', 1],
    isolatedTo: ['debris', 2],
    arrow: ['quarter', 1],
    namedStart: ['level4', 1],
    nextReplacement: ['shown', 1],
    piles: ['memory', 1],
    firstSeat: [2, 1],
  },
});

test('every mission of the table’s own cards is on the page, with what it is worth, and every name of a planet', async () => {
  const says = await strictWords(words);
  for (const lang of langs) {
    const page = htmlOf(says[lang], lang, <Rules say={says[lang]} at={null} />);
    expect(page.split('ss-medal').length - 1).toBe(ours1.missions.length);
    for (const name of ['Amaranth', 'Zero'] as const) expect(page).toContain(says[lang](`name.${name}`));
    expect(page).toContain(says[lang]('rules.missions.why'));
  }
});

test('the four examples of the rulebook stand under their rules, and not at a table with cards of its own', async () => {
  const says = await strictWords(words);
  const own = game.readOptions({ data: { ...ours1, id: 'own' } }, 2);
  if (!own.ok) throw new Error(own.problem);
  for (const lang of langs) {
    const say = says[lang];
    const page = htmlOf(say, lang, <Rules say={say} at={null} />);
    for (const id of ['caught', 'destroyed', 'levels', 'cutOff'] as const)
      expect(page).toContain(say(`example.${id}`, { to: 'conquest' }));
    expect(page.split('<figure').length - 1).toBe(4);
    const lost = htmlOf(say, lang, <Rules say={say} at={null} options={{ ...DEFAULTS, isolatedTo: 'debris' }} />);
    expect(lost).toMatch(lang === 'en' ? /it goes to your Debris at once/ : /va subito nei tuoi Detriti/);
    expect(htmlOf(say, lang, <Rules say={say} at={null} options={own.value} />)).not.toContain('<figure');
  }
});
