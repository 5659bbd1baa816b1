import { createSay, langs } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActionBar, type ActionBarProps } from '../../src/bar/index.ts';
import { reasonOf } from '../../src/bar/reason.ts';
import { uiCatalogue, WordsProvider } from '../../src/words/index.ts';

test.each([
  ['There is already a planet there.', 'There is already a planet there.', ''],
  ['That planet has a weapon. Choose a free one.', 'That planet has a weapon.', 'Choose a free one.'],
  ['Non ci arriva: un mezzo non colpisce un’astronave.', 'Non ci arriva:', 'un mezzo non colpisce un’astronave.'],
])('of "%s" the reason stands out', (text, reason, rest) => {
  expect(reasonOf(text)).toEqual({ reason, rest });
});

test.each(langs)('the bar in %s', async (lang) => {
  const say = createSay(lang, [await uiCatalogue(lang)]);
  const bar = (props: Partial<ActionBarProps>) =>
    renderToStaticMarkup(
      <WordsProvider say={say} lang={lang}>
        <ActionBar
          parts={{ lead: 'Ada', text: 'asked', actions: <button type="button">yes</button> }}
          mine
          {...props}
        />
      </WordsProvider>,
    );
  const refused = bar({ refusal: { text: 'No. Go on.', ask: () => {} } });
  expect(refused, 'says a refusal in the place of its words').not.toContain('asked');
  expect(refused, 'and keeps its buttons').toContain('>yes<');
  expect(refused).toMatch(/role="alert".*No\..*Go on\..*<button[^>]*class="bar-why"/);
  const log = { open: () => {}, news: true };
  expect(bar({ log }), 'marks what is new behind it').toMatch(/class="bar-log"[^>]*data-news/);
  expect(bar({ log: { ...log, news: false } })).not.toContain('data-news');
});
