import { expect, test } from 'vitest';
import { loadKit } from '../../src/play/kit.ts';
import { gameLooks } from '../../src/play/looks.ts';

test('seats of the create screen wear what they will wear at the table', async () => {
  const war = await loadKit('planet-x');
  const usual = gameLooks(war, {}, 2);
  expect(usual).toHaveLength(2);
  expect(gameLooks(war, { factions: ['xarn', 'concord'] }, 2)).toEqual([...usual!].reverse());
  expect(gameLooks(war, { factions: ['nobody'] }, 2)).toBeNull();
  expect(gameLooks(null, {}, 3)).toBeNull();
});
