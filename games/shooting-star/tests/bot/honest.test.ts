import { botNames, decide } from '@orrery/bots';
import { Dice, type Level, levels, type Mind } from '@orrery/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import type { ShootingStar } from '../../src/rules/kind.ts';
import { samples } from '../samples.ts';
import { scramble } from '../scramble.ts';
import { type Position, positions } from './positions.ts';

/** The same programs with less patience: what they look at does not change with it. */
const brief: Mind<ShootingStar> = {
  ...mind,
  levels: Object.fromEntries(
    levels.map((level) => {
      const how = mind.levels[level];
      return [level, how.t === 'halving' ? { ...how, playouts: 150 } : { ...how, samples: 2 }];
    }),
  ) as Record<Level, (typeof mind.levels)[Level]>,
};
const rules = { game, mind: brief };

describe.each(samples)('with options %j', (raw) => {
  const found = [2, 3, 5].flatMap((seats) => positions(raw, seats, 2, 5));

  test.each(botNames)('%s plays legally, and alike whatever lies hidden', (bot) => {
    for (const [i, { s, by }] of found.entries()) {
      const move = decide(rules, game.view(s, by), by, bot, `honest ${i}`);
      expect(game.refuse(s, by, move!)).toBeNull();
      const other = scramble(game.copy(s), by, new Dice(`other ${i}`));
      expect(decide(rules, seenBy(other, by), by, bot, `honest ${i}`)).toEqual(move);
    }
  });
});

test('a bot cannot be given a state: it does not compile', () => {
  expectTypeOf(decide<ShootingStar>)
    .parameter(1)
    .toEqualTypeOf<ShootingStar['view']>();
  expectTypeOf<ShootingStar['state']>().not.toExtend<ShootingStar['view']>();
});

/** As it comes over the wire. */
function seenBy(s: Position['s'], by: number): ShootingStar['view'] {
  return JSON.parse(JSON.stringify(game.view(s, by))) as ShootingStar['view'];
}
