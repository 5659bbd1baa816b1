import type { Kind } from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type GameKit, loadKit, useGameSay } from '../../src/play/kit.ts';

function Goal({ kit }: { readonly kit: GameKit<Kind> }) {
  return useGameSay(kit).say('favourites');
}

test('a game that has arrived speaks at once: no page is taken away to wait for its sentences', async () => {
  const kit = (await loadKit('shooting-star')) as GameKit<Kind>;
  expect(renderToStaticMarkup(<Goal kit={kit} />)).toBe('Weapons placed most often');
});
