import { langs } from '@orrery/words';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Transport } from '../../src/review/Transport.tsx';
import type { Unit } from '../../src/review/walk.ts';
import { inBrowser, openScreen } from '../page/page.tsx';

const nothing = () => undefined;

function Steps() {
  const [unit, setUnit] = useState<Unit>('move');
  return (
    <Transport
      {...{ walk: { moment: 0, event: null, playing: false }, last: 9, speed: 1, turns: [] }}
      {...{ toTurn: nothing, openMoments: nothing, act: nothing, setSpeed: nothing }}
      {...{ unit, units: ['move', 'turn', 'round'], setUnit }}
    />
  );
}

describe.each(langs)('the buttons of a review, in %s', (lang) => {
  inBrowser(lang);

  test('one of them changes how far a step goes: a move, a turn, a round, and a move again', async () => {
    const page = await openScreen(<Steps />);
    const names =
      lang === 'en'
        ? (['Step: one move', 'Step: one turn', 'Step: one round'] as const)
        : (['Passo: una mossa', 'Passo: un turno', 'Passo: un giro'] as const);
    for (const [at, short] of (lang === 'en' ? ['Move', 'Turn', 'Round'] : ['Mossa', 'Turno', 'Giro']).entries()) {
      expect(page.text()).toContain(short);
      await page.tap(names[at]!);
    }
    expect(page.text()).toContain(lang === 'en' ? 'Move' : 'Mossa');
    await page.close();
  });
});
