import { createSay, langs } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeLeft } from '../../src/seats/Waiting.tsx';
import { uiCatalogue, WordsProvider } from '../../src/words/index.ts';

test.each(langs)('where there is no room for words the time left stands alone, in %s', async (lang) => {
  const say = createSay(lang, [await uiCatalogue(lang)]);
  const left = (ms: number) =>
    renderToStaticMarkup(
      <WordsProvider say={say} lang={lang}>
        <TimeLeft until={Date.now() + ms} />
      </WordsProvider>,
    );
  const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '');
  const words = /<span class="seat-left-word">[^<]*<\/span>/g;
  const minute = left(59_500);
  expect(plain(minute)).toMatch(lang === 'it' ? /^restano 1:00$/ : /^1:00 left$/);
  expect(plain(minute.replaceAll(words, ''))).toBe('1:00');
  // Days that are counted down are no clock to be known by its look.
  expect(minute).toContain('data-ticks');
  expect(left(3 * 86_400_000)).not.toContain('data-ticks');
});
