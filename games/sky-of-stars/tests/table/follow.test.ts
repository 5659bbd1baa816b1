import type { Chance, Observer } from '@orrery/kernel';
import { followLaw } from '@orrery/kernel/laws';
import { test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { SkyOfStars } from '../../src/rules/kind.ts';
import { table } from '../../src/table/index.tsx';
import { samples } from '../samples.ts';

test('what is told, followed from the first view, gives every later view', () => {
  followLaw<SkyOfStars>(
    {
      game,
      optionsSamples: samples,
      scramble: (s: SkyOfStars['state'], _who: Observer, _chance: Chance) => s,
      sources: [],
      sizes: { matches: 8 },
    },
    table.follow,
  );
});
