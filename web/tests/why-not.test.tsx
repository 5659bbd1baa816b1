import { shelf } from '@orrery/games';
import { uiCatalogue, Why, WordsProvider } from '@orrery/ui';
import { createSay, langs } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { whyNot } from '../src/play/whyNot.ts';

describe.each(shelf)('$title', (room) => {
  test.each(langs)(
    'says in %s why a move is refused: in one line of the bar, and at length to who asks',
    async (lang) => {
      const words = await room.words();
      const say = createSay(lang, [await uiCatalogue(lang), await words.catalogue(lang)]);
      for (const refusal of Object.keys(words.why)) {
        const why = whyNot(words, refusal, say)!;
        expect((why.short ?? why.text).length, refusal).toBeLessThanOrEqual(60);
        const sheet = renderToStaticMarkup(
          <WordsProvider say={say} lang={lang}>
            <Why why={why} read={() => {}} onClose={() => {}} />
          </WordsProvider>,
        );
        expect(sheet, refusal).toContain(why.rule);
      }
      expect(whyNot(words, 'OFFLINE', say)).toBeNull();
      expect(whyNot(words, 'toString', say)).toBeNull();
    },
  );
});
