import { flawText } from '@orrery/ui';
import { createSay, langs } from '@orrery/words';
import { expect, test } from 'vitest';
import { dataFaults, ours1, readDataSet } from '../../src/data/index.ts';
import { words } from '../../src/words/index.ts';

test.each(langs)(
  'what is wrong with a set of cards is said in words, with the card and its place: %s',
  async (lang) => {
    const say = createSay(lang, [await words.catalogue(lang)]);
    const units = ours1.units.map((unit, i) => (i === 2 ? { ...unit, force: 100 } : unit));
    const read = readDataSet({ ...ours1, units });
    if (read.ok) throw new Error('read');
    expect(flawText(say, dataFaults, 'SHAPE', read)).toBe(
      lang === 'en'
        ? 'This file is not a card set: the Force of a unit is a whole number from 1 to 99 (concord-air-5a, data.units[2].force).'
        : 'Questo file non è una serie di carte: la Forza di un’unità è un numero intero da 1 a 99 (concord-air-5a, data.units[2].force).',
    );
  },
);

test('names that hide or turn a line around are refused', () => {
  const named = (en: string) =>
    readDataSet({ ...ours1, units: ours1.units.map((unit) => ({ ...unit, name: { it: 'x', en } })) });
  expect(named('a\u202eb')).toMatchObject({ ok: false, problem: 'BAD_DATA.SHAPE' });
  expect(named('Ünïté n° 1').ok).toBe(true);
});
