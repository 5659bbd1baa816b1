import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/rules/cards.ts';
import { deckCards } from '../../src/rules/deck.ts';
import { game } from '../../src/rules/index.ts';
import type { Event, Move, SiteSeen } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { components } from '../components.ts';
import { view } from '../fixtures/play.ts';
import { samples } from '../samples.ts';

interface Step {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Random matches of every kind, step by step. */
const steps: Step[] = [];
for (const [i, raw] of samples.entries())
  for (let n = 2; n <= 5; n++)
    for (let seed = 0; seed < 4; seed++) {
      const read = game.readOptions(raw, n);
      if (!read.ok) throw new Error(read.problem);
      const dice = new Dice(`${i} ${n} ${seed}`);
      let before = game.setup(read.value, n, dice, null);
      while (before.phase !== 'over') {
        const after = game.copy(before);
        const events: Event[] = [];
        const move = game.pick(before, before.toAct, dice);
        game.apply(after, before.toAct, move, dice, (event) => events.push(event));
        steps.push({ before, move, after, events });
        before = after;
      }
    }
const states = steps.map(({ after }) => after);
const ends = states.filter(({ phase }) => phase === 'over');
const roundStarts = states.filter((s) => s.phase === 'place' && s.toAct === s.invader);
const touching = (a: SiteSeen, b: SiteSeen) => Math.abs(a.at.x - b.at.x) + Math.abs(a.at.y - b.at.y) === 1;
const isolated = (sites: readonly SiteSeen[]) => sites.filter((site) => !sites.some((other) => touching(site, other)));
const catches = (s: State) => s.caught.filter((caught) => caught >= 0).length;

describe('invariants', () => {
  test('I1 49 planets, each in one place', () => {
    for (const s of states)
      expect(components(s).planets).toEqual(
        cardsOf(s.options)
          .set.planets.map(({ id }) => id)
          .sort(),
      );
  });

  test('I2 nine weapons of every seat, each in one place, and only where it may be', () => {
    for (const s of states) {
      const all = Array.from({ length: s.n }, (_, seat) =>
        cardsOf(s.options).set.weapons.map(({ id }) => `${seat}:${id}`),
      );
      expect(components(s).weapons).toEqual(all.flat().sort());
      for (const [seat, caught] of s.caught.entries())
        if (caught >= 0) {
          expect(Math.floor(caught / 9)).not.toBe(seat);
          expect(caught % 9).not.toBe(cardsOf(s.options).shield);
        }
    }
  });

  test('I3 a round starts with an empty table and 10 - round cards in every hand', () => {
    for (const s of roundStarts) {
      expect(s.covered).toBe(0);
      expect(view(s, 'table').players.map(({ handSize }) => handSize)).toEqual(Array(s.n).fill(10 - s.round));
    }
  });

  test('I4 every card on the table lies on a planet, one per planet and seat', () => {
    for (const s of states) {
      const lying = s.site.filter((site) => site >= 0);
      expect(new Set(lying).size).toBe(lying.length);
      for (const site of lying) expect((s.alive >> site) & 1).toBe(1);
      expect(lying.reduce((set, site) => set | (1 << site), 0)).toBe(s.covered);
    }
  });

  test('I5 no planet is isolated when a round starts', () => {
    for (const s of [...roundStarts, ...ends]) expect(isolated(view(s, 'table').sites)).toEqual([]);
  });

  test('I6 no two Dark planets touch, and none changes until it is captured by isolation', () => {
    for (const { before, after, events } of steps) {
      const dark = view(after, 'table').sites.filter(({ kind }) => kind === 'dark');
      expect(dark.some((one) => dark.some((other) => touching(one, other)))).toBe(false);
      const was = view(before, 'table').sites.filter(({ kind }) => kind === 'dark');
      const taken = events.flatMap((e) => (e.t === 'planetCaptured' && e.level === null ? [e] : []));
      expect(taken.every(({ cause }) => cause === 'isolated')).toBe(true);
      if (before.phase === 'place') expect(dark.length).toBe(was.length - taken.length);
    }
  });

  test('I7 the level of a cell never rises, and a gap never fills', () => {
    for (const { before, after } of steps) {
      if (before.phase === 'build') continue;
      const levels = new Map(view(before, 'table').sites.map(({ at, level }) => [`${at.x},${at.y}`, level ?? 9]));
      for (const { at, level } of view(after, 'table').sites)
        expect(level ?? 9).toBeLessThanOrEqual(levels.get(`${at.x},${at.y}`) ?? 0);
    }
  });

  test('I8 planets never become more, and before a round they are more than the seats', () => {
    for (const { before, after } of steps)
      if (before.phase === 'place')
        expect(view(after, 'table').planetsLeft).toBeLessThanOrEqual(view(before, 'table').planetsLeft);
    for (const s of roundStarts) expect(view(s, 'table').planetsLeft).toBeGreaterThan(s.n);
  });

  test('I9 the deck has a small card for every named planet left', () => {
    for (const s of states) {
      const { kind } = cardsOf(s.options);
      const small = deckCards(s, cardsOf(s.options)).filter((planet) => kind[planet] === 0).length;
      const held = s.keeper.filter((keeper, planet) => keeper >= 10 && kind[planet] === 1).length;
      expect(small).toBeGreaterThanOrEqual(s.planets.filter((planet) => kind[planet] === 1).length + held);
    }
  });

  test('I10 a Conquest pile holds a foreign weapon if and only if it holds the own Shield, one of each', () => {
    for (const s of ends)
      for (const [seat, { conquest }] of view(s, 'table').players.entries()) {
        const weapons = conquest!.flatMap((card) => (card.t === 'weapon' ? [card] : []));
        expect(weapons.filter(({ owner }) => owner !== seat).length).toBe(s.caught[seat] === -1 ? 0 : 1);
        expect(weapons.filter(({ owner, weapon }) => owner === seat && weapon === 'SH').length).toBe(
          weapons.length / 2,
        );
      }
    expect(ends.some((s) => catches(s) > 0)).toBe(true);
  });

  test('I11 final Debris counts sum to 9n - 2 x catches, plus isolated planets under debris', () => {
    for (const s of ends) {
      const planets = s.keeper.filter((keeper) => keeper >= 5 && keeper < 10).length;
      if (s.options.isolatedTo === 'conquest') expect(planets).toBe(0);
      const sum = view(s, 'table').players.reduce((cards, { debrisSize }) => cards + debrisSize, 0);
      expect(sum).toBe(9 * s.n - 2 * catches(s) + planets);
    }
  });

  test('I12 resolving draws nothing: the same state before the reveal gives the same state after', () => {
    const noLuck = {
      int(): number {
        throw new Error('resolving asked for luck');
      },
    };
    for (const { before, move, after } of steps) {
      if (before.phase === 'build') continue;
      const again = game.copy(before);
      game.apply(again, before.toAct, move, noLuck, null);
      expect(again).toEqual(after);
    }
  });
});
