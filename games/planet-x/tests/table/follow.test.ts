import type { Chance, Observer } from '@orrery/kernel';
import { followLaw } from '@orrery/kernel/laws';
import { test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { PlanetX } from '../../src/rules/kind.ts';
import { follow } from '../../src/sight/follow.ts';
import { samples } from '../samples.ts';

test('what is told, followed from the first view, gives every later view', () => {
  followLaw<PlanetX>(
    {
      game,
      optionsSamples: samples,
      scramble: (s: PlanetX['state'], _who: Observer, _chance: Chance) => s,
      sources: [],
      sizes: { matches: 36 },
    },
    follow,
  );
});
