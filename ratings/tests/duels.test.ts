import { shelf } from '@orrery/games';
import { levels } from '@orrery/kernel';
import { expect, test } from 'vitest';
import found from '../data/duels.json' with { type: 'json' };
import { winsOfTen } from '../src/index.ts';

type Duel = { seats: number; stronger: string; share: number; give: number; command: string };
const measured = Object.entries(found as Record<string, { duels: readonly Duel[] }>);

test.each(measured)('%s: what is said of a level was measured, and is said only where it is sure', (id, { duels }) => {
  for (const { seats, stronger, share, give, command } of duels) {
    expect(levels).toContain(stronger);
    expect(command).toContain(`${id} --seats ${seats} --bots ${stronger}`);
    const said = winsOfTen(id, stronger);
    if (share - give > 1 / seats) expect(said?.wins).toBe(Math.round(10 * share));
    else expect(said).toBeNull();
  }
  expect(winsOfTen(id, 'easy')).toBeNull();
});

test.each(shelf)('$title has a master where it is sure that it beats hard, and nowhere else', async ({ id, rules }) => {
  const { mind } = await rules();
  const has = 'levels' in mind && mind.levels.master !== undefined;
  expect(winsOfTen(id, 'master') !== null).toBe(has);
});

test('of what was never measured nothing is said', () => {
  expect(winsOfTen('chess', 'hard')).toBeNull();
});
