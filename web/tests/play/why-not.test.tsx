import { shelf } from '@orrery/games';
import { uiCatalogue, Why, WordsProvider } from '@orrery/ui';
import { createSay, langs } from '@orrery/words';
import type { Room } from '@orrery/words/room';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sealedBids } from '../../../lab/template/src/index.ts';
import { whyNot } from '../../src/play/why-not.ts';

// The game that `orrery new-game` writes says so from the start.
describe.each([...shelf, sealedBids as Room])('$title', (room) => {
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
