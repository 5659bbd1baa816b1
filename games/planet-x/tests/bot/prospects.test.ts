import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { NUMBERS } from '../../src/bot/numbers.ts';
import learned from '../../src/bot/prospects.json' with { type: 'json' };
import { foresee, prospect } from '../../src/bot/prospects.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { Scene } from '../scene.ts';
import { exchanged } from './exchanged.ts';
import { optionsFor, positions } from './positions.ts';

const found = optionsFor(2).flatMap((options) => positions(options, 5));

function told(s: State, judge = foresee): number[] {
  const out = new Float64Array(s.n).fill(Number.NaN);
  judge(s, out);
  return [...out];
}

test('exchanged seats exchange what is foreseen, and both together are sure to win', () => {
  expect(found.length).toBeGreaterThan(100);
  for (const { s } of found) {
    const [first, second] = told(s);
    const [one, two] = told(exchanged(s));
    expect(one).toBeCloseTo(second!, 9);
    expect(two).toBeCloseTo(first!, 9);
    expect(first! + second!).toBeCloseTo(1, 9);
  }
});

test('the order of the pile has no say', () => {
  let moved = 0;
  for (const { s } of found) {
    const other = game.copy(s);
    game.redraw!(other, new Dice('another pile'));
    if (other.deck.some((card, at) => card !== s.deck[at])) moved++;
    expect(told(other)).toEqual(told(s));
  }
  expect(moved).toBeGreaterThan(10);
});

test('what is judged by is what was learned: every number at its stages', () => {
  const weights = Object.values(learned.weights);
  for (const { s } of found.filter((_, at) => at % 7 === 0)) {
    const [first, second] = prospect.sides(s).map(({ row }) => row.reduce((sum, x, at) => sum + x * weights[at]!, 0));
    expect(told(s)[0]).toBeCloseTo(1 / (1 + Math.exp(second! - first!)), 9);
  }
});

test('where more than two play, and at the end, all levels judge alike', () => {
  for (const { s } of optionsFor(3).flatMap((options) => positions(options, 31)))
    expect(told(s)).toEqual(told(s, mind.judge));
  const s = found.at(-1)!.s;
  const over = game.copy(s);
  game.apply(over, 0, { t: 'resign' }, new Dice(0), null);
  expect(told(over)).toEqual([0, 1]);
});

test('a stronger unit on the table or in the hand makes a better chance', () => {
  const chanceOf = (given: ConstructorParameters<typeof Scene>[0]) => told(new Scene(given).state)[0]!;
  const table = { B: ['air-4a', 'inf-2a'] };
  for (const pile of [0, 8, 20]) {
    const weak = chanceOf({ table: { ...table, A: ['inf-1a'] }, pile });
    expect(chanceOf({ table: { ...table, A: ['ship-10a'] }, pile })).toBeGreaterThan(weak + 0.1);
    const hand = (card: string) => chanceOf({ table: { ...table, A: ['air-5a'] }, hands: { A: [card], B: 3 }, pile });
    expect(hand('ship-10a')).toBeGreaterThan(hand('inf-1a'));
  }
});

test('the weights were learned by these rules, and tell more than that both are alike at every table', () => {
  const { loss, rules, check, judge } = learned.head;
  expect(rules).toBe(game.rules);
  expect(judge).toBe(true);
  expect(prospect.features).toHaveLength(4 * NUMBERS.length);
  expect(check.weights).toHaveLength(prospect.features.length);
  expect(Object.keys(loss)).toHaveLength(1 + new Set(prospect.tables.map((table) => JSON.stringify(table))).size);
  for (const { learned: surprise, uniform, lessons } of Object.values(loss)) {
    expect(lessons).toBeGreaterThan(100);
    expect(surprise).toBeLessThan(0.7 * uniform);
  }
});
