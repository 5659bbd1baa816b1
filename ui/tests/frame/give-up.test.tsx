import { createSay, langs } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu, type MenuPage, type MenuProps } from '../../src/frame/Menu.tsx';
import { uiCatalogue, WordsProvider } from '../../src/words/index.ts';

test.each(langs)('in %s the menu knows giving up where the rules do, and asks once more', async (lang) => {
  const say = createSay(lang, [await uiCatalogue(lang)]);
  const menu = (page: MenuPage, givesUp: MenuProps['givesUp']) =>
    renderToStaticMarkup(
      <WordsProvider say={say} lang={lang}>
        <Menu
          {...{ page, givesUp, aside: undefined, people: undefined }}
          tabs={[]}
          label=""
          seats={null}
          go={() => undefined}
          openKeys={() => undefined}
        />
      </WordsProvider>,
    );
  const word = say('ui.giveUp');
  expect(menu('top', undefined)).not.toContain(word);
  const means = 'It is over for you.';
  expect(menu('top', { means, now: () => undefined })).toContain(word);
  const asked = menu('give-up', { means, now: () => undefined });
  for (const said of [means, word, say('ui.giveUp.stay')]) expect(asked).toContain(said);
  // Nor while events are on stage and nothing can be played.
  for (const said of [asked, menu('give-up', { means, now: null })]) expect(said).not.toContain('disabled');
});
