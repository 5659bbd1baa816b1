import { expect, test } from 'vitest';
import { looksOf } from '../src/create/looks.ts';
import { loadKit } from '../src/play/kit.ts';

test('seats of the create screen wear what they will wear at the table', async () => {
  const war = await loadKit('planet-x');
  const usual = looksOf(war, {}, 2);
  expect(usual).toHaveLength(2);
  expect(looksOf(war, { factions: ['xarn', 'concord'] }, 2)).toEqual([...usual].reverse());
  expect(looksOf(war, { factions: ['nobody'] }, 2)).toEqual([0, 1]);
  expect(looksOf(null, {}, 3)).toEqual([0, 1, 2]);
});
