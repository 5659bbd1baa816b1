import { botNames, decide } from '@orrery/bots';
import { Dice, levels } from '@orrery/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import type { PlanetX } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { scramble } from '../scramble.ts';
import { brief, optionsFor, positions } from './positions.ts';

const rules = { game, mind: brief(mind) };

describe.each([2, 3, 4])('%i seats', (seats) => {
  const found = optionsFor(seats).flatMap((options) => positions(options, 31));

  test.each(botNames)('%s plays legally, and alike whatever lies hidden', (bot) => {
    for (const [i, { s, by }] of found.entries()) {
      const move = decide(rules, game.view(s, by), by, bot, `honest ${i}`);
      expect(game.refuse(s, by, move!)).toBeNull();
      const other = scramble(game.copy(s), by, new Dice(`other ${i}`));
      expect(decide(rules, seenBy(other, by), by, bot, `honest ${i}`)).toEqual(move);
    }
  });

  test.each(levels)('%s keeps silent where nobody asks: when it speaks tells nothing of its hand', (level) => {
    for (const [i, { s }] of found.entries())
      for (let seat = 0; seat < seats; seat++)
        if (!game.awaited(s, seat).includes(seat))
          expect(decide(rules, game.view(s, seat), seat, level, `silent ${i}`)).toBeNull();
  });

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
    .toEqualTypeOf<PlanetX['view']>();
  expectTypeOf<State>().not.toExtend<PlanetX['view']>();
});

/** As it comes over the wire. */
function seenBy(s: State, by: number): PlanetX['view'] {
  return JSON.parse(JSON.stringify(game.view(s, by))) as PlanetX['view'];
}
