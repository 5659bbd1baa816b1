import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import belief from '../../src/bot/belief.json' with { type: 'json' };
import { learned } from '../../src/bot/belief.ts';
import insight from '../../src/bot/insight.json' with { type: 'json' };
import { learnedInsight } from '../../src/bot/insight.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { samples } from '../samples.ts';
import { scramble } from '../scramble.ts';
import { positions } from './positions.ts';

/** What hard has learned, and master, and of how many cards of each kind of player at least it was told how well. */
const both = [
  { learned, file: belief, cards: 100 },
  { learned: learnedInsight, file: insight, cards: 80 },
];

/** Placements after which somebody has to guess: the state, and whose card it is. */
function laid(raw: object, seats: number): { s: State; by: number }[] {
  const dice = new Dice('laid');
  return positions(raw, seats, 4, 3).flatMap(({ s, by }) => {
    game.apply(s, by, game.pick(s, by, dice), dice, null);
    return learned.lesson(s, by) === null ? [] : [{ s, by }];
  });
}

// Under `piles: memory` others' unplayed weapons are imagined too.
describe.each(samples.filter((raw) => !('piles' in raw)))('with options %j', (raw) => {
  test.each(both)('what is learned from is only what the one who guesses sees', ({ learned }) => {
    const found = [2, 4].flatMap((seats) => laid(raw, seats));
    expect(found.length).toBeGreaterThan(10);
    for (const [i, { s, by }] of found.entries()) {
      const me = (by + 1) % s.n;
      const other = scramble(game.copy(s), me, new Dice(`other ${i}`));
      expect(learned.lesson(other, by)!.rows).toEqual(learned.lesson(s, by)!.rows);
      // A view does not tell where a custom sector has gaps, over which a Shield lures: there the rows are a little different.
      if ('sector' in raw) continue;
      const imagined = game.imagine(game.view(s, me), me, new Dice(i));
      expect(learned.lesson(imagined, by)!.rows).toEqual(learned.lesson(s, by)!.rows);
    }
  });
});

test.each(both)('exchanged seats exchange what is believed', ({ learned }) => {
  for (const { s, by } of laid({}, 2)) {
    const turned: State = {
      ...game.copy(s),
      invader: 1 - s.invader,
      toAct: 1 - s.toAct,
      ...Object.fromEntries(
        (['hands', 'weapon', 'site', 'arrow', 'caught'] as const).map((key) => [key, [s[key][1]!, s[key][0]!]]),
      ),
      keeper: s.keeper.map((place) => (place < 0 ? place : 5 * Math.floor(place / 5) + 1 - (place % 5))),
      debris: [s.debris[3]!, s.debris[2]!, s.debris[1]!, s.debris[0]!],
    };
    turned.caught = turned.caught.map((card) => (card < 0 ? card : (card + 9) % 18));
    const [one, other] = [learned.lesson(s, by)!, learned.lesson(turned, 1 - by)!];
    expect(other.truth).toBe(one.truth);
    for (const [i, number] of one.rows.entries()) expect(other.rows[i]).toBeCloseTo(number, 9);
  }
});

test('a lesson names the weapon that lies there, among those not played', () => {
  for (const { s, by } of laid({}, 3)) {
    const { rows, truth } = learned.lesson(s, by)!;
    const unplayed = s.hands[by]! | (1 << s.weapon[by]!);
    const all = [...Array(9).keys()].filter((weapon) => (unplayed >> weapon) & 1);
    expect(rows.length).toBe(all.length * learned.features.length);
    expect(all[truth]).toBe(s.weapon[by]);
  }
});

test('nobody is asked to guess the last card of a round, which is turned up at once', () => {
  const dice = new Dice('last');
  for (const { s, by } of positions({}, 2, 4, 1)) {
    const last = (by + 1) % s.n === s.invader;
    game.apply(s, by, game.pick(s, by, dice), dice, null);
    expect(learned.lesson(s, by) === null).toBe(last);
  }
});

test.each(both)('the weights were learned by these rules, for each kind of player better than by no belief', (one) => {
  const { learned, file, cards } = one;
  const weights = Object.values(file.weights);
  const { loss, rules, players, check } = file.head;
  expect(rules).toBe(game.rules);
  expect(check.weights).toHaveLength(learned.features.length);
  expect(weights).toHaveLength(learned.features.length);
  expect(Object.keys(loss).sort()).toEqual(['all', ...players].sort());
  for (const { learned: surprise, uniform, lessons } of Object.values(loss)) {
    expect(lessons).toBeGreaterThan(cards);
    expect(surprise).toBeLessThan(uniform);
  }
  expect(loss.all.learned).toBeLessThan(0.8 * loss.all.uniform);
});
