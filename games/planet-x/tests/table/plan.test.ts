import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { View } from '../../src/rules/kind.ts';
import { type Box, TALL } from '../../src/table/board/arrange.ts';
import { facing, planOf } from '../../src/table/board/plan.ts';
import { Scene } from '../scene.ts';

/** The view of every turn of a random game in which units are seldom lost. */
function* tables(n: number, seed: string): Generator<View> {
  const read = game.readOptions({ mode: 'ffa', enemyUnits: 'mercenaries' }, n);
  if (!read.ok) throw new Error(read.problem);
  const chance = new Dice(seed);
  const state = game.setup(read.value, n, chance, null);
  for (let turn = 0; game.result(state) === null; ) {
    const [by] = game.awaited(state);
    game.apply(state, by!, game.pick(state, by!, chance), chance, null);
    if (state.turn !== turn && state.phase === 'main') {
      turn = state.turn;
      yield game.view(state, 0);
    }
  }
}

const inside = (box: Box, width: number, height: number) =>
  box.x >= -0.5 && box.y >= -0.5 && box.x + box.w <= width + 0.5 && box.y + box.h <= height + 0.5;
const apart = (a: Box, b: Box) =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;

describe.each([
  [930, 400],
  [620, 330],
  [362, 300],
  [338, 236],
])('on a board of %i x %i', (width, height) => {
  test.each([2, 3, 4])('%i seats: every stack has its place, inside, beside all others', (n) => {
    let most = 0;
    for (const view of tables(n, `${n}`)) {
      const shown = facing(n, 0)[view.turn % (n - 1)]!;
      const { places, sides, pile, discards } = planOf(view, 0, shown, width, height);
      const seen = view.stacks.filter(({ owner }) => sides.some(({ seat }) => seat === owner));
      for (const { id } of seen) expect(places.has(id), `stack ${id} of turn ${view.turn}`).toBe(true);
      const boxes = [...places.values(), pile, discards];
      for (const [i, box] of boxes.entries()) {
        expect(inside(box, width, height)).toBe(true);
        for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
      }
      // Of a third row of a phone the upper parts of the cards are seen.
      const least = width < 600 ? 0.6 : 1;
      for (const { card, h } of places.values())
        expect(h / (card * TALL)).toSatisfy((of: number) => of >= least - 0.01 && of < 1.01);
      most = Math.max(most, seen.length);
    }
    expect(most).toBeGreaterThan(5);
  });
});

test('on a phone opponents share one ground, one at a time; on a desktop all stand side by side', () => {
  const [view] = [...tables(4, 'tabs')];
  expect(planOf(view!, 0, 2, 362, 300).sides.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(planOf(view!, 0, 2, 930, 400).sides.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect(facing(4, 2)).toEqual([3, 0, 1]);
});

test('on a phone no card lies on another: two rows, groups edge to edge, starships first', () => {
  const mine = ['inf-3a', 'mech-5a', 'ship-8a', 'air-5a+inf-2a', 'mech-4a', 'inf-2b', 'inf-2c', 'mech-3a', 'air-4a'];
  const { state } = new Scene({ table: { A: [...mine, 'ship-10a'] } });
  const view = game.view(state, 0);
  const { places, pile, discards, field } = planOf(view, 0, 1, 374, 506);
  expect([field.h, pile.h, discards.h]).toEqual([44, 44, 44]);
  const rows = [...new Set([...places.values()].map(({ y }) => y))];
  expect(rows).toHaveLength(2);
  for (const { step, card, w, layer } of places.values()) {
    expect([step, layer]).toEqual([card, 0]);
    expect(w).toBeGreaterThanOrEqual(card);
    expect(card).toBeGreaterThan(44);
  }
  const first = view.stacks.filter(({ id }) => places.get(id)!.y === rows[0]!.valueOf());
  expect(Math.min(...first.map(({ targetLevel }) => targetLevel))).toBeLessThanOrEqual(4);
  const ships = view.stacks.filter(({ targetLevel }) => targetLevel === 4).map(({ id }) => places.get(id)!.y);
  expect(new Set(ships)).toEqual(new Set([Math.min(...rows)]));
});

test('a board too low for two rows has one, while its cards fit', () => {
  const laid = (mine: readonly string[]) => {
    const { state } = new Scene({ table: { A: [...mine] } });
    const { places } = planOf(game.view(state, 0), 0, 1, 328, 250);
    return {
      rows: new Set([...places.values()].map(({ y }) => y)).size,
      cards: [...places.values()].map(({ card }) => card),
    };
  };
  const six = laid(['inf-3a', 'mech-5a', 'ship-8a', 'air-5a', 'mech-4a', 'inf-2b']);
  expect(six.rows).toBe(1);
  expect(Math.min(...six.cards)).toBeGreaterThan(44);
  const nine = ['inf-3a', 'mech-5a', 'ship-8a', 'air-5a', 'mech-4a', 'inf-2b', 'inf-2c', 'mech-3a', 'air-4a'];
  expect(laid(nine).rows).toBe(2);
});

test('many singles of a type lie in piles, Force still to be read; few lie open', () => {
  const units = ['mech-5a', 'mech-4a', 'mech-3a', 'mech-3b', 'inf-1a', 'inf-2a', 'inf-2b', 'inf-2c', 'air-4a'];
  const laid = (mine: readonly string[]) => {
    const { state } = new Scene({ table: { A: [...mine, 'ship-8a+air-5a+mech-5b+inf-3a'] } });
    return [...planOf(game.view(state, 0), 0, 1, 930, 400).places.values()];
  };
  expect(laid(units.slice(7)).every(({ w, card }) => w >= card)).toBe(true);
  const many = laid(units);
  expect(many.map(({ layer }) => layer)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 0]);
  for (const { w, card } of many) {
    expect(card).toBeGreaterThan(60);
    // A Force of two digits takes half a card.
    expect(w).toBeGreaterThan(card * 0.5);
  }
});
