import type { Chance, Observer } from '@orrery/kernel';
import { followLaw } from '@orrery/kernel/laws';
import { test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { BurningPlanets } from '../../src/rules/kind.ts';
import { follow } from '../../src/table/follow.ts';
import { samples } from '../samples.ts';

test('what is told, followed from the first view, gives every later view', () => {
  followLaw<BurningPlanets>(
    {
      game,
      optionsSamples: samples,
      scramble: (s: BurningPlanets['state'], _who: Observer, _chance: Chance) => s,
      sources: [],
      sizes: { matches: 8 },
    },
    follow,
  );
});
