import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import learned from '../../src/bot/chances.json' with { type: 'json' };
import { chances, standing } from '../../src/bot/chances.ts';
import { game } from '../../src/rules/index.ts';
import { teamOf } from '../../src/rules/seats.ts';
import type { State } from '../../src/rules/state.ts';
import { Scene } from '../scene.ts';
import { exchanged } from './exchanged.ts';
import { optionsFor, positions } from './positions.ts';

function told(s: State): number[] {
  const out = new Float64Array(s.n).fill(Number.NaN);
  chances(s, out);
  return [...out];
}

describe.each([2, 3, 4])('%i seats', (seats) => {
  test('the chances of all sides add up to one, allies have the same', () => {
    for (const { s } of optionsFor(seats).flatMap((options) => positions(options, 17))) {
      const sides = new Map(told(s).map((chance, seat) => [teamOf(s.options, seat), chance]));
      expect([...sides.values()].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
      for (const [seat, chance] of told(s).entries()) expect(chance).toBe(sides.get(teamOf(s.options, seat)));
    }
  });
});

test('exchanged seats exchange their chances', () => {
  const found = optionsFor(2).flatMap((options) => positions(options, 5));
  expect(found.some(({ s }) => s.phase === 'attackWindow')).toBe(true);
  for (const { s } of found) {
    const [first, second] = told(s);
    const [one, two] = told(exchanged(s));
    expect(one).toBeCloseTo(second!, 9);
    expect(two).toBeCloseTo(first!, 9);
  }
});

test('what nobody can know has no say: drawn anew, the chances are the same', () => {
  let moved = 0;
  for (const { s } of optionsFor(3).flatMap((options) => positions(options, 17))) {
    const other = game.copy(s);
    game.redraw!(other, new Dice('another pile'));
    if (other.deck.some((card, at) => card !== s.deck[at])) moved++;
    expect(told(other)).toEqual(told(s));
  }
  expect(moved).toBeGreaterThan(10);
});

test('a stronger unit on the table, in the hand or still to be drawn makes a better chance', () => {
  const chanceOf = (given: ConstructorParameters<typeof Scene>[0]) => told(new Scene(given).state)[0]!;
  const table = { B: ['air-4a', 'inf-2a'] };
  const weak = chanceOf({ table: { ...table, A: ['inf-1a'] }, pile: 8 });
  expect(chanceOf({ table: { ...table, A: ['ship-10a'] }, pile: 8 })).toBeGreaterThan(weak + 0.1);
  const hand = (card: string) => chanceOf({ table: { ...table, A: ['air-5a'] }, hands: { A: [card], B: 3 }, pile: 8 });
  expect(hand('ship-10a')).toBeGreaterThan(hand('inf-1a'));
});

test('the weights were learned by these rules, and tell more than that all are alike at every table', () => {
  const { loss, rules, check } = learned.head;
  expect(rules).toBe(game.rules);
  expect(check.weights).toHaveLength(standing.features.length);
  expect(Object.keys(loss)).toHaveLength(1 + new Set(standing.tables.map((table) => JSON.stringify(table))).size);
  for (const { learned: surprise, uniform, lessons } of Object.values(loss)) {
    expect(lessons).toBeGreaterThan(100);
    expect(surprise).toBeLessThan(0.9 * uniform);
  }
});
