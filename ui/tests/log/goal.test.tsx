import { createSay } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Log } from '../../src/log/Log.tsx';
import { uiCatalogue, WordsProvider } from '../../src/words/index.ts';

async function drawn(goal: string | null, lines: number): Promise<string> {
  const say = createSay('en', [await uiCatalogue('en')]);
  const line = (i: number) => ({ key: String(i), at: null, actor: null, text: `line ${i}`, cells: [], heading: false });
  return renderToStaticMarkup(
    <WordsProvider say={say} lang="en">
      <Log
        lines={Array.from({ length: lines }, (_, i) => line(i))}
        goal={goal}
        seats={[]}
        looking={null}
        light={() => {}}
        look={() => null}
      />
    </WordsProvider>,
  );
}

test('who plays for the first time reads above the log what one plays for, and it is no line of the log', async () => {
  expect(await drawn('Goal: win.', 2)).toMatch(/<p class="log-goal">Goal: win\.<\/p><ol/);
  expect(await drawn('Goal: win.', 0)).toContain('Goal: win.');
  expect(await drawn(null, 2)).not.toContain('log-goal');
});
