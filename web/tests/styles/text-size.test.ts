import path from 'node:path';
import { inRems, rem } from '@orrery/ui';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const config = await resolveConfig({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'silent' }, 'build');

/** A style sheet as the app serves it, on one line. */
async function served(css: string): Promise<string> {
  const { code } = await preprocessCSS(css, path.join(root, 'src/some.css'), config);
  return code.replaceAll(/\s+/g, ' ').trim();
}

test('lengths follow the text size of the reader, and a hairline stays one', async () => {
  expect(
    await served('.a { padding: 4px -8px; --side: 44px; width: calc(100% - 1.5px); border: 1px solid red; }'),
  ).toBe('.a { padding: 0.25rem -0.5rem; --side: 2.75rem; width: calc(100% - 0.09375rem); border: 1px solid red; }');
});

test('so do the sizes at which a page or a table is laid out otherwise', async () => {
  expect(await served('@media (max-width: 860px), (max-height: 560px) { .a { gap: 8px; } }')).toBe(
    '@media (max-width: 53.75rem), (max-height: 35rem) { .a { gap: 0.5rem; } }',
  );
  expect(await served('@container table (width <= 1px) { .a { gap: 0px; } }')).toBe(
    '@container table (width <= 0.0625rem) { .a { gap: 0px; } }',
  );
});

test('what is drawn has the units of its drawing, which grows as a whole', async () => {
  const drawn = '.tag text { font: 700 16px serif; } .line { stroke: red; stroke-width: 3px; transform: none; }';
  expect(await served(drawn)).toBe(drawn);
  expect(await served('.pips svg { width: 15px; fill: none; stroke-width: 2px; }')).toBe(
    '.pips svg { width: 0.9375rem; fill: none; stroke-width: 2px; }',
  );
});

test('what moves a part of a drawing does so in its units', async () => {
  const drawn = 'g.ship { animation: fly 1s both, turn 2s; } @keyframes turn { to { translate: 4px; } }';
  expect(await served(drawn)).toBe(drawn);
  expect(await served('.ship { animation: fly 1s; } @keyframes fly { to { translate: 4px; } }')).toBe(
    '.ship { animation: fly 1s; } @keyframes fly { to { translate: 0.25rem; } }',
  );
});

test('only lengths are taken for lengths', () => {
  expect(inRems('px-draw a4px --w-4px url(x12pxy) 2.5px')).toBe('px-draw a4px --w-4px url(x12pxy) 0.15625rem');
  expect(rem(-24)).toBe('-1.5rem');
});
