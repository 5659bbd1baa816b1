import { decide } from '@orrery/bots';
import { type Level, levels, type Mind, type Thinking, thinkingOf } from '@orrery/kernel';
import { describe, expectTypeOf, test } from 'vitest';
import { botsAreHonest } from '../../../../bots/tests/honest.ts';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import type { ShootingStar } from '../../src/rules/kind.ts';
import { samples } from '../samples.ts';
import { scramble } from '../scramble.ts';
import { positions } from './positions.ts';

/** The same programs with less patience: what they look at does not change with it. */
const brief: Mind<ShootingStar> = {
  ...mind,
  levels: Object.fromEntries(
    levels.map((level) => {
      const how = thinkingOf(mind.levels, level);
      return [level, how.t === 'halving' ? { ...how, playouts: 150 } : { ...how, samples: 2 }];
    }),
  ) as Record<Level, Thinking<ShootingStar>>,
};
const rules = { game, mind: brief };

describe.each(samples)('with options %j', (raw) => {
  const found = [2, 3, 5].flatMap((seats) => positions(raw, seats, 2, 5));

  botsAreHonest({ rules, scramble, found });
});

test('a bot cannot be given a state: it does not compile', () => {
  expectTypeOf(decide<ShootingStar>)
    .parameter(1)
    .toHaveProperty('view')
    .toEqualTypeOf<ShootingStar['view']>();
  expectTypeOf<ShootingStar['state']>().not.toExtend<ShootingStar['view']>();
});
