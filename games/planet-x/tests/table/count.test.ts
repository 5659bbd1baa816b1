import { expect, test } from 'vitest';
import { ours1 } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import { filtered } from '../../src/table/aside/Discards.tsx';
import { swapped } from '../../src/table/Options.tsx';
import { countOrder, isTied, unitsCounted } from '../../src/table/Score.tsx';
import { unseenOf } from '../../src/table/unseen.ts';
import { Scene } from '../scene.ts';

test.each([
  ['printed', [13, 12], [8, 3, 2]],
  ['withModifiers', [15, 14], [8, 4, 3]],
] as const)('EX-26: the count unit by unit, %s, adds up to the result', (finalForce, force, units) => {
  const scene = new Scene({
    options: { finalForce },
    table: { A: ['ship-8a+mech-2a(plus-mech)'], B: ['ship-10a(minus-ship)', 'inf-2b(plus-inf)'] },
    hands: { A: ['inf-3a'], B: 2 },
    pile: 0,
  });
  scene.play('A', scene.deploy('A', 'inf-3a'));
  scene.passAll();
  const view = game.view(scene.state, 0);
  expect(view.result!.force).toEqual(force);
  expect(unitsCounted(view, 0).map((unit) => unit.force)).toEqual(units);
  for (const seat of [0, 1])
    expect(unitsCounted(view, seat).reduce((sum, unit) => sum + unit.force, 0)).toBe(force[seat]);
  expect(countOrder(view)).toEqual([0, 1]);
});

test.each(['stack', 'unit'] as const)('PX-O11: what counts as nothing is not shown as less: %s', (forceFloor) => {
  const scene = new Scene({
    options: { finalForce: 'withModifiers', forceFloor },
    table: { A: ['inf-1a(minus-inf)', 'mech-2a(minus-mech)+air-4a'], B: [] },
    hands: { A: ['inf-3a'], B: 2 },
    pile: 0,
  });
  scene.play('A', scene.deploy('A', 'inf-3a'));
  scene.passAll();
  const view = game.view(scene.state, 0);
  expect(unitsCounted(view, 0).map(({ force }) => force)).toEqual([4, 3, 0, 0]);
  expect(view.result!.force[0]).toBe(7);
});

test('PX-E4: a tie is one at the top', () => {
  const ended = (...teamForce: number[]) => isTied({ why: 'lastCard', force: teamForce, teamForce, winners: [0] });
  expect([ended(9, 9, 4), ended(9, 4, 4), ended(5, 5)]).toEqual([true, false, true]);
});

test('discards are shown by faction and type, the newest first', () => {
  const discards = ['concord-inf-1a', 's1-truce', 'xarn-inf-1a', 'xarn-air-5a'];
  const show = (faction: string | null, type: string | null) => filtered({ set: ours1 }, discards, { faction, type });
  expect(show(null, null)).toEqual([...discards].reverse());
  expect(show('xarn', null)).toEqual(['xarn-air-5a', 'xarn-inf-1a']);
  expect(show(null, 'inf')).toEqual(['xarn-inf-1a', 'concord-inf-1a']);
  expect(show(null, 'special')).toEqual(['s1-truce']);
});

test('PX-O3: a faction chosen for a seat changes places with whoever had it', () => {
  expect(swapped(['concord', 'xarn'], 0, 'xarn')).toEqual(['xarn', 'concord']);
  expect(swapped(['concord', 'xarn'], 1, 'vell')).toEqual(['concord', 'vell']);
});

test('units not seen yet are those nobody has shown and I do not hold', () => {
  const scene = new Scene({
    table: { A: ['ship-8a'], B: ['inf-1a+mech-4a'] },
    hands: { A: ['B:ship-10a', 'air-5a'], B: ['B:ship-9a'] },
    discards: ['B:ship-7a'],
  });
  expect(unseenOf(game.view(scene.state, 0), 'xarn')).toEqual({ inf: 5, mech: 3, air: 4, ship: 1 });
  expect(unseenOf(game.view(scene.state, 'table'), 'xarn')).toEqual({ inf: 5, mech: 3, air: 4, ship: 2 });
  expect(unseenOf(game.view(scene.state, 0), 'concord')).toEqual({ inf: 5, mech: 7, air: 2, ship: 1 });
});
