import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { DoorPlate } from '../../src/wait/DoorPlate.tsx';

test('the page before a table has the emblem of its game, whatever the game', () => {
  const page = (game?: string) =>
    renderToStaticMarkup(
      <Router ssrPath="/">
        <DoorPlate seed="x" said="" acts="" {...(game && { game })} />
      </Router>,
    );
  for (const game of ['shooting-star', 'a-fifth-game']) expect(page(game), game).toContain('class="join-emblem"');
  expect(page()).not.toContain('class="join-emblem"');
});
