import { decide } from '@orrery/bots';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { botsAreHonest, botsKeepSilent } from '../../../../bots/tests/honest.ts';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import type { SkyOfStars } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { scramble } from '../scramble.ts';
import { positions } from './positions.ts';

const rules = { game, mind };

describe.each([2, 3, 4])('%i seats', (seats) => {
  const found = positions(seats, 37);

  botsAreHonest({ rules, scramble, found, never: ['timeout', 'leave'] });
  botsKeepSilent({ rules, found }, seats);
});

test('every kind of question was met', () => {
  const phases = new Set(positions(4, 23).map(({ s }) => (s.face === 'erase' ? 'erase' : s.phase)));
  expect([...phases].sort()).toEqual(['act', 'count', 'erase', 'last', 'show', 'start', 'verdict', 'window']);
});

test('a bot cannot be given a state: it does not compile', () => {
  expectTypeOf(decide<SkyOfStars>)
    .parameter(1)
    .toHaveProperty('view')
    .toEqualTypeOf<SkyOfStars['view']>();
  expectTypeOf<State>().not.toExtend<SkyOfStars['view']>();
});
