import { createSay, langs } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActionBar } from '../../src/bar/index.ts';
import { uiCatalogue, WordsProvider } from '../../src/words/index.ts';

test.each(langs)('the bar says in %s how many moves can be taken back, and how far', async (lang) => {
  const say = createSay(lang, [await uiCatalogue(lang)]);
  const bar = (undo: (() => void) | null, undoable: number) =>
    renderToStaticMarkup(
      <WordsProvider say={say} lang={lang}>
        <ActionBar parts={{ lead: 'Ada', text: '' }} mine undo={undo} undoable={undoable} />
      </WordsProvider>,
    );
  expect(bar(null, 0)).not.toContain('bar-undo');
  const three = bar(() => {}, 3);
  expect(three).toMatch(/title="[^"]*\b3 (moves|mosse)\b/);
  expect(three).toMatch(/<b aria-hidden="true">3<\/b>/);
  const one = bar(() => {}, 1);
  expect(one).toMatch(/title="[^"]*\b(one move|una mossa)\b/);
  expect(one).not.toContain('<b ');
});
