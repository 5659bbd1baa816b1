import { expect, test } from 'vitest';
import learned from '../../src/bot/chances.json' with { type: 'json' };
import { chances, standing } from '../../src/bot/chances.ts';
import { game } from '../../src/rules/index.ts';
import { planetsOwned } from '../../src/rules/planets.ts';
import type { State } from '../../src/rules/state.ts';
import { positions } from './positions.ts';

function told(s: State): number[] {
  const out = new Float64Array(s.n).fill(Number.NaN);
  chances(s, out);
  return [...out];
}

/** Of several games: in one alone it may be that nobody goes out, or that one seat never has a second planet. */
const GAMES = [{}, { startSize: 'medium' }, { startSpacing: 'apart' }, { asteroidDie: 'd12' }];
const wars = GAMES.flatMap((given) => positions(3, 50, given));
const duels = GAMES.flatMap((given) => positions(2, 50, given)).filter(({ s }) => s.stage === 'play');

test('chances add up to one, and who is out has none, also where rounds have no limit', () => {
  expect(wars.some(({ s }) => s.outAt.some((out) => out !== 0))).toBe(true);
  for (const { s } of wars)
    for (const options of [s.options, { ...s.options, roundLimit: 'off' } as const]) {
      const found = told({ ...s, options });
      expect(found.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
      for (const [seat, chance] of found.entries()) expect(chance === 0).toBe(s.outAt[seat] !== 0);
    }
});

/** The same war with the other number for each of two seats. */
function exchanged(s: State): State {
  const other = (seat: number) => (seat < 0 ? seat : 1 - seat);
  const swap = <T>(list: readonly T[]) => [...list.slice(list.length / 2), ...list.slice(0, list.length / 2)];
  return {
    ...game.copy(s),
    options: { ...s.options, factions: swap(s.options.factions) },
    ...{ first: other(s.first), toAct: other(s.toAct), owner: s.owner.map(other), uSeat: s.uSeat.map(other) },
    ...{ robber: swap(s.robber.map(other)), outAt: swap(s.outAt), kills: swap(s.kills), spoken: swap(s.spoken) },
    ...{ stock: swap(s.stock), ledger: swap(s.ledger), reserve: swap(s.reserve), kitsSeen: swap(s.kitsSeen) },
  };
}

test('exchanged seats exchange their chances', () => {
  expect(duels.length).toBeGreaterThan(10);
  for (const { s } of duels) {
    const [first, second] = told(s);
    const [one, two] = told(exchanged(s));
    expect(one).toBeCloseTo(second!, 9);
    expect(two).toBeCloseTo(first!, 9);
  }
});

test('who loses a planet to another has a smaller chance, and the other a greater one', () => {
  let taken = 0;
  for (const { s } of duels) {
    const [before] = told(s);
    for (const [planet, owner] of s.owner.entries()) {
      if (owner !== 0 || planetsOwned(s, 0) < 2) continue;
      const after = game.copy(s);
      after.owner[planet] = 1;
      expect(told(after)[0]!).toBeLessThan(before!);
      taken++;
    }
  }
  expect(taken).toBeGreaterThan(20);
});

test('the weights were learned by these rules, and tell more than that all are alike at every table', () => {
  const { loss, rules, check } = learned.head;
  expect(rules).toBe(game.rules);
  expect(check.weights).toHaveLength(standing.features.length);
  expect(Object.keys(loss)).toHaveLength(1 + standing.tables.length);
  for (const { learned: surprise, uniform, lessons } of Object.values(loss)) {
    expect(lessons).toBeGreaterThan(50);
    expect(surprise).toBeLessThan(0.9 * uniform);
  }
});
