import { decide } from '@orrery/bots';
import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { guess } from '../../src/bot/guess.ts';
import { type Habits, habits } from '../../src/bot/habits.ts';
import { mind } from '../../src/bot/mind.ts';
import { ordersOf } from '../../src/bot/orders.ts';
import { plansOf } from '../../src/bot/plans.ts';
import { game } from '../../src/rules/index.ts';
import { defencesOn } from '../../src/rules/planets.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { type Position, positions } from './positions.ts';

const [march, home, hoard] = plansOf(habits) as [Habits, Habits, Habits];
const all = positions(2, 1).filter(({ s }) => s.stage === 'play');
const during = (phase: string) => all.filter(({ s }) => s.phase === phase);
/** What the next move of a plan is about. */
const next = ({ s, by }: Position, how: Habits) => {
  const move = guess(s, by, new Dice(0), how);
  return move.t === 'build' ? move.kind : move.t;
};

test('who marches asks no fleet; who stays at home goes only where nothing is defended', () => {
  const marching = (how: Habits) =>
    during('actions').filter(({ s, by }) => {
      const orders = ordersOf(s, boardOf(s), by, how);
      return orders.march && defencesOn(s, orders.target) > 0;
    }).length;
  expect(marching(march)).toBeGreaterThan(marching(habits));
  expect(marching(habits)).toBeGreaterThan(0);
  expect(marching(home)).toBe(0);
});

test('who stays at home raises cannons where the script builds something else, and not the other way round', () => {
  const cannons = during('structures').map((each) => [next(each, home) === 'cannon', next(each, habits) === 'cannon']);
  expect(cannons.filter(([walled, usual]) => walled && !usual).length).toBeGreaterThan(0);
  expect(cannons.filter(([walled, usual]) => usual && !walled)).toEqual([]);
});

test('who puts goods by buys no ship, until only points count', () => {
  const buying = during('ships').filter((each) => next(each, habits) === 'buildShip');
  const last = ({ s }: Position) => s.round === 30;
  expect(buying.filter((each) => !last(each)).length).toBeGreaterThan(0);
  for (const each of buying) expect(next(each, hoard)).toBe(last(each) ? 'buildShip' : 'endPhase');
});

test('hard goes on where the script would end its turn, if a plan promises more', () => {
  const idle = during('actions').filter(
    (each) => each.s.round <= 8 && next(each, habits) === 'endTurn' && next(each, march) !== 'endTurn',
  );
  const moves = idle.map(({ s, by }) =>
    decide({ game, mind }, { view: game.view(s, by), me: by, bot: 'hard', seed: 'plans' }),
  );
  expect(moves.some((move) => move!.t !== 'endTurn')).toBe(true);
  expect(moves.some((move) => move!.t === 'endTurn')).toBe(true);
});
