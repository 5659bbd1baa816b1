import { createSay } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Talk } from '../../src/talk/index.ts';
import { uiCatalogue, WordsProvider } from '../../src/words/index.ts';

test('words stay those of who said them when the seat has changed hands; old lines have the name of the seat', async () => {
  const say = createSay('en', [await uiCatalogue('en')]);
  const seats = ['Ada', 'Eve'].map((name, seat) => ({ seat, name, look: seat, kind: 'friend' as const, online: true }));
  const lines = [
    { id: 'a', from: 1, name: 'Bo', to: [], text: 'said before' },
    { id: 'b', from: 1, to: [], text: 'kept without a name' },
  ];
  const shown = renderToStaticMarkup(
    <WordsProvider say={say} lang="en">
      <Talk lines={lines} seats={seats} as={null} reached may={() => true} say={async () => null} />
    </WordsProvider>,
  );
  const [first, second] = shown.split('<li').slice(1);
  expect(first).toContain('said before');
  expect(first).toContain('Bo');
  expect(first).not.toContain('Eve');
  expect(second).toContain('Eve');
});
