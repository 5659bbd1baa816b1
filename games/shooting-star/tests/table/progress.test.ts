import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { dataOf } from '../../src/data/index.ts';
import { pointsOnTable } from '../../src/picture/points.ts';
import { game } from '../../src/rules/index.ts';
import type { PileCard } from '../../src/rules/kind.ts';
import { progressOf } from '../../src/table/progress.ts';

const set = dataOf({ data: 'ours-1' });
const pile = (...ids: string[]): PileCard[] => ids.map((planet) => ({ t: 'planet', planet }));

test('SS-E6: progress counts what lies in Conquest', () => {
  const moons = progressOf(set, 'M2D', pile('S01', 'S12', 'B1'))!;
  expect(moons.goals).toEqual([{ t: 'tally', tally: 'moons', have: 2, need: 3 }]);
  expect(moons.pays).toBe(0);
  expect(progressOf(set, 'M1E', pile('S01', 'S02', 'S03', 'X1'))).toMatchObject({ met: true, pays: 1 });
});

test('WE-32: a mission of two planets pays 3 for both, 1 for one', () => {
  expect(progressOf(set, 'M3A', pile('Z1', 'Z2'))!.pays).toBe(1);
  expect(progressOf(set, 'M3A', pile('A1', 'A2'))!.pays).toBe(1);
  expect(progressOf(set, 'M3A', pile('A1', 'Z3'))!.pays).toBe(3);
  expect(progressOf(set, 'M3A', pile('S01'))!.pays).toBe(0);
});

test('at the end progress pays what the rules pay, and the points on the table are cards and moons', () => {
  for (let seed = 0; seed < 40; seed++) {
    const chance = new Dice(seed);
    const options = game.readOptions(undefined, 4);
    if (!options.ok) throw new Error(options.problem);
    const state = game.setup(options.value, 4, chance, null);
    while (game.result(state) === null) {
      const [by] = game.actors(state);
      game.apply(state, by!, game.pick(state, by!, chance), chance, null);
    }
    const view = game.view(state, 'table');
    for (const [seat, { conquest, conquestSize, missions }] of view.players.entries()) {
      const row = view.result!.rows[seat]!;
      expect(missions!.map((id) => progressOf(set, id, conquest!)!.pays)).toEqual(row.missions);
      expect(pointsOnTable(set, conquest, conquestSize)).toBe(row.cards + row.moons);
    }
  }
});
