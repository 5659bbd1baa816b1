import { decide } from '@orrery/bots';
import { Dice } from '@orrery/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { botsAreHonest, botsKeepSilent } from '../../../../bots/tests/honest.ts';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import type { PlanetX } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { scramble } from '../scramble.ts';
import { brief, optionsFor, positions } from './positions.ts';

const rules = { game, mind: brief(mind) };

describe.each([2, 3, 4])('%i seats', (seats) => {
  const found = optionsFor(seats).flatMap((options) => positions(options, 31));

  botsAreHonest({ rules, scramble, found });
  botsKeepSilent({ rules, found }, seats);

  test('playouts guess by what the seat itself can see', () => {
    const dice = new Dice('guess');
    for (const { s, by } of found) {
      const other = scramble(game.copy(s), by, dice);
      for (const { guess } of Object.values(mind.levels)) {
        const move = guess(s, by, dice);
        expect(game.refuse(s, by, move)).toBeNull();
        expect(guess(other, by, dice)).toEqual(move);
      }
    }
  });
});

test('a bot cannot be given a state: it does not compile', () => {
  expectTypeOf(decide<PlanetX>)
    .parameter(1)
    .toHaveProperty('view')
    .toEqualTypeOf<PlanetX['view']>();
  expectTypeOf<State>().not.toExtend<PlanetX['view']>();
});
