import { readFileSync } from 'node:fs';
import { shelf } from '@orrery/games';
import { expect, test } from 'vitest';
import { faultsOf, readGlossary } from '../words/glossary.ts';
import { catalogues, loose, pages } from '../words/sentences.ts';

const page = readFileSync(new URL('../../docs/voice.md', import.meta.url), 'utf8');
const titles = shelf.flatMap(({ title }) => title.split(' '));
const glossary = readGlossary(page, titles);

test('every sentence of the app holds to the glossary of docs/voice.md, in both languages', async () => {
  const all = await catalogues();
  expect(all.length).toBeGreaterThan(6_000);
  expect(faultsOf(all, glossary)).toEqual([]);
});

test('so do names beside the catalogues, what servers say by themselves, and the pages of rules', () => {
  const beside = [...loose(), ...pages()];
  for (const file of ['server/src/calls/words.ts', 'server/src/status/words.ts', 'web/src/offline/notify.ts'])
    for (const lang of ['it', 'en']) expect(beside.some((each) => each.file === file && each.lang === lang)).toBe(true);
  expect(faultsOf(beside, glossary)).toEqual([]);
});

test('a planted sentence is named with its file, its id and the word to use', () => {
  const planted = (lang: 'it' | 'en', text: string, file = 'web/src/words/x.ts') => ({ file, id: 'x.y', lang, text });
  expect(faultsOf([planted('en', 'The match is over')], glossary)).toEqual([
    'web/src/words/x.ts, x.y (en): “match”; say: game',
  ]);
  expect(faultsOf([planted('it', 'Lo decide chi ospita.')], glossary)).toEqual([
    'web/src/words/x.ts, x.y (it): “chi ospita”; say: host',
  ]);
  expect(faultsOf([planted('it', 'Giro 2', 'games/sky-of-stars/src/words/it/x.ts')], glossary)).toHaveLength(1);
  expect(faultsOf([planted('it', 'Giro 2', 'games/planet-x/src/words/it/x.ts')], glossary)).toEqual([]);
  expect(faultsOf([planted('en', 'Wait …'), planted('it', "l'ora")], glossary)).toHaveLength(2);
  expect(faultsOf([planted('en', 'It wins {best} % of games')], glossary)).toHaveLength(1);
  expect(faultsOf([planted('en', 'Go to the Table')], glossary)).toEqual([
    'web/src/words/x.ts, x.y (en): “Table” in the middle of a sentence; say: table',
  ]);
  expect(faultsOf([planted('en', 'Take the <b>Big Ship</b> home. Then wait: Enter chooses')], glossary)).toEqual([]);
  // Values and the names of forms are not read by anybody.
  expect(faultsOf([planted('en', '{match, plural, one {# card} other {# cards}} {undo}')], glossary)).toEqual([]);
});

test('in Italian no article stands before a percentage: it would be another one before 0, 1, 8, 11 and 80', async () => {
  const articles =
    /(?<![\p{L}])(?:[ai]l|del|dal|nel|sul|con il|lo|allo) \{\w+(?:(?:, number)?\} ?%|, number, percent\})/u;
  const written = (await catalogues()).filter(({ lang }) => lang === 'it');
  expect(articles.test('Finora c’è il {part} % del disegno')).toBe(true);
  expect(articles.test('Finora c’è il {part, number} % del disegno')).toBe(true);
  expect(articles.test('Finora c’è il {part, number, percent} del disegno')).toBe(true);
  expect(written.filter(({ text }) => articles.test(text)).map(({ file, id }) => `${file} ${id}`)).toEqual([]);
});
