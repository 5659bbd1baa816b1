import { botNames, decide } from '@orrery/bots';
import { Dice, levels } from '@orrery/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import type { SkyOfStars } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { scramble } from '../scramble.ts';
import { positions } from './positions.ts';

const rules = { game, mind };

describe.each([2, 3, 4])('%i seats', (seats) => {
  const found = positions(seats, 37);

  test.each(botNames)('%s plays legally, and alike whatever lies hidden', (bot) => {
    for (const [i, { s, by }] of found.entries()) {
      const move = decide(rules, game.view(s, by), by, bot, `honest ${i}`);
      expect(game.refuse(s, by, move!)).toBeNull();
      expect(['timeout', 'leave']).not.toContain(move!.t);
      const other = scramble(game.copy(s), by, new Dice(`other ${i}`));
      expect(decide(rules, seenBy(other, by), by, bot, `honest ${i}`)).toEqual(move);
    }
  });

  test.each(levels)('%s keeps silent where nobody asks', (level) => {
    for (const [i, { s }] of found.entries())
      for (let seat = 0; seat < seats; seat++)
        if (!game.awaited(s, seat).includes(seat))
          expect(decide(rules, game.view(s, seat), seat, level, `silent ${i}`)).toBeNull();
  });
});

test('every kind of question was met', () => {
  const phases = new Set(positions(4, 23).map(({ s }) => (s.face === 'erase' ? 'erase' : s.phase)));
  expect([...phases].sort()).toEqual(['act', 'count', 'erase', 'last', 'show', 'start', 'verdict', 'window']);
});

test('a bot cannot be given a state: it does not compile', () => {
  expectTypeOf(decide<SkyOfStars>)
    .parameter(1)
    .toEqualTypeOf<SkyOfStars['view']>();
  expectTypeOf<State>().not.toExtend<SkyOfStars['view']>();
});

/** As it comes over the wire. */
function seenBy(s: State, by: number): SkyOfStars['view'] {
  return JSON.parse(JSON.stringify(game.view(s, by))) as SkyOfStars['view'];
}
