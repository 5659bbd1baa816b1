import { decide } from '@orrery/bots';
import { Dice } from '@orrery/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { botsAreHonest } from '../../../../bots/tests/honest.ts';
import { guess } from '../../src/bot/guess.ts';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import type { BurningPlanets } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { scramble } from '../scramble.ts';
import { positions } from './positions.ts';

const rules = { game, mind };

describe.each([2, 3])('%i seats', (seats) => {
  const found = positions(seats, seats === 2 ? 149 : 499);

  botsAreHonest({ rules, scramble, found });

  test('guesses by what the seat itself can see', () => {
    for (const { s, by } of positions(seats, 17)) {
      const move = guess(s, by, new Dice(1));
      expect(game.gate(s, by, move.t) ?? game.refuse(s, by, move)).toBeNull();
      expect(guess(scramble(game.copy(s), by, new Dice(2)), by, new Dice(1))).toEqual(move);
    }
  });
});

test('a bot cannot be given a state: it does not compile', () => {
  expectTypeOf(decide<BurningPlanets>)
    .parameter(1)
    .toHaveProperty('view')
    .toEqualTypeOf<BurningPlanets['view']>();
  expectTypeOf<State>().not.toExtend<BurningPlanets['view']>();
});
